// SPDX-License-Identifier: MIT
#pragma once

/// The row work that FA-1 and FA-2 share: the running maximum and the factor that brings older sums up to date, with the
/// figures of their events.

#include <algorithm>
#include <limits>
#include <span>
#include <vector>

#include "core/attention/tile_rules.h"
#include "core/kernels/softmax_rows.h"
#include "core/trace/event.h"

namespace tilewise {

template <class Real>
inline constexpr Real Infinity = std::numeric_limits<Real>::infinity();

/// Collects the figures of RunningMaxUpdated: rows that had a maximum and whose maximum grew.
class GrowthFigures {
 public:
  template <class Real>
  void row(std::int64_t r, Real before, Real after) {
    if (before == -Infinity<Real> || !(after > before)) return;
    m_figures.rows += 1;
    const double growth = static_cast<double>(after) - static_cast<double>(before);
    if (m_figures.growth && growth <= *m_figures.growth) return;
    m_figures.growth = growth;
    m_figures.row = r;
  }
  const EventFigures& figures() const { return m_figures; }

 private:
  EventFigures m_figures;
};

/// Collects the figures of Rescaled: rows with a factor below 1. A row without an older sum counts in none.
class FactorFigures {
 public:
  template <class Real>
  void row(std::int64_t r, Real before, Real factor) {
    if (before == -Infinity<Real> || !(factor < 1)) return;
    m_figures.rows += 1;
    if (m_figures.factor && static_cast<double>(factor) >= *m_figures.factor) return;
    m_figures.factor = static_cast<double>(factor);
    m_figures.row = r;
  }
  const EventFigures& figures() const { return m_figures; }

 private:
  EventFigures m_figures;
};

/// The rows of a tile whose maximum has changed: few, once some tiles have been seen. They are found without a branch a row,
/// which nobody could predict.
class ChangedRows {
 public:
  explicit ChangedRows(Index rows) : m_rows(static_cast<std::size_t>(rows)) {}

  template <class Real>
  void find(const Real* before, const Real* after, Index rows) {
    m_count = 0;
    for (Index r = 0; r < rows; ++r) {
      m_rows[m_count] = r;
      m_count += before[r] != after[r] ? 1U : 0U;
    }
  }
  std::span<const Index> rows() const { return {m_rows.data(), m_count}; }

 private:
  std::vector<Index> m_rows;
  std::size_t m_count = 0;
};

/// lse = m + log l. A row whose visible scores are all -inf has none: NaN. One that sees no key has -inf.
template <class Real>
Real logSumExp(Real m, Real l, bool seesAKey) {
  if (seesAKey && m == -Infinity<Real>) return std::numeric_limits<Real>::quiet_NaN();
  return m + std::log(l);
}

}  // namespace tilewise
