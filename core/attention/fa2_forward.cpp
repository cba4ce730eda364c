// SPDX-License-Identifier: MIT
#include "core/attention/fa2_forward.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "core/kernels/products.h"
#include "core/kernels/softmax_rows.h"

namespace tilewise {

namespace {

template <class Real>
constexpr Real Infinity = std::numeric_limits<Real>::infinity();

/// The entry of the on-chip set for one box.
OnChipEntry entryOf(const Problem& problem, OnChipBox box) {
  const std::vector<OnChipEntry> set = onChipSet(problem);
  const auto found = std::find_if(set.begin(), set.end(), [box](const OnChipEntry& entry) { return entry.box == box; });
  TILEWISE_EXPECTS(found != set.end());
  return *found;
}

}  // namespace

template <class Real>
Fa2Forward<Real>::Fa2Forward(const Problem& problem, Hbm<Real>& hbm)
    : m_grid(problem),
      m_scale(static_cast<Real>(problem.scale())),
      m_door(hbm),
      m_arena(problem),
      m_Q(m_arena.take(entryOf(problem, OnChipBox::Q))),
      m_K(m_arena.take(entryOf(problem, OnChipBox::K))),
      m_S(m_arena.take(entryOf(problem, OnChipBox::Weights))),
      m_V(m_arena.take(entryOf(problem, OnChipBox::V))),
      m_O(m_arena.take(entryOf(problem, OnChipBox::Output))),
      m_m(m_arena.take(entryOf(problem, OnChipBox::m))),
      m_l(m_arena.take(entryOf(problem, OnChipBox::l))),
      m_mNew(m_m.rows(), 1),
      m_factor(m_m.rows(), 1),
      m_lse(m_m.rows(), 1) {}

template <class Real>
EventFigures Fa2Forward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct:
      scoreProduct<Real>(Q(), K(), m_scale, m_S.topLeftCorner(m_queries.size(), m_keys.size()));
      break;
    case EventKind::MaskApplied: mask(); break;
    case EventKind::RunningMaxUpdated: return updateMaximum();
    case EventKind::Exponentiated: exponentiate(); break;
    case EventKind::Rescaled: return rescale();
    case EventKind::Accumulated: accumulate(); break;
    case EventKind::Normalised: normalise(); break;
    case EventKind::LseWritten: writeLse(); break;
    default: break;  // skipped tiles and ends do nothing
  }
  return {};
}

template <class Real>
void Fa2Forward<Real>::begin(const Event& event) {
  m_queries = m_grid.queries(*event.i);
  m_keys = {};
  m_m.setConstant(-Infinity<Real>);
  m_l.setZero();
  m_O.setZero();
  m_mNew.setConstant(-Infinity<Real>);
  m_factor.setZero();
}

template <class Real>
void Fa2Forward<Real>::load(const Event& event) {
  const auto columns = [](const auto& box) { return Range{0, box.cols()}; };
  if (event.tensor == Tensor::Q) {
    m_door.load(Tensor::Q, m_queries, columns(m_Q), m_Q.topRows(m_queries.size()));
    return;
  }
  m_keys = m_grid.keys(*event.j);
  m_kind = m_grid.kind({*event.i, *event.j});
  auto& box = event.tensor == Tensor::K ? m_K : m_V;
  m_door.load(*event.tensor, m_keys, columns(box), box.topRows(m_keys.size()));
}

template <class Real>
void Fa2Forward<Real>::store(const Event& event) {
  if (event.tensor == Tensor::O) {
    m_door.store(Tensor::O, m_queries, {0, m_O.cols()}, output());
  } else {
    m_door.store(Tensor::lse, m_queries, {0, 1}, lse());
  }
}

template <class Real>
void Fa2Forward<Real>::mask() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    const auto row = weightRow(r);
    std::fill(row.begin() + visibleKeys(r), row.end(), -Infinity<Real>);
  }
}

template <class Real>
EventFigures Fa2Forward<Real>::updateMaximum() {
  EventFigures figures;
  for (Index r = 0; r < m_queries.size(); ++r) {
    const Real before = m_m(r, 0);
    const Real after = rowMaximum<Real>(weightRow(r), before);
    m_mNew(r, 0) = after;
    if (before == -Infinity<Real> || !(after > before)) continue;
    figures.rows += 1;
    const double growth = static_cast<double>(after) - static_cast<double>(before);
    if (!figures.growth || growth > *figures.growth) {
      figures.growth = growth;
      figures.row = m_queries.begin + r;
    }
  }
  return figures;
}

template <class Real>
void Fa2Forward<Real>::exponentiate() {
  for (Index r = 0; r < m_queries.size(); ++r) exponentiateRow<Real>(weightRow(r), m_mNew(r, 0));
}

template <class Real>
EventFigures Fa2Forward<Real>::rescale() {
  EventFigures figures;
  for (Index r = 0; r < m_queries.size(); ++r) {
    const Real before = m_m(r, 0);
    const Real f = rescaleFactor<Real>(before, m_mNew(r, 0));
    m_factor(r, 0) = f;
    // Before a row's first key its sums are zero, and f = 0 is a start, not a rescale.
    if (before == -Infinity<Real>) continue;
    m_l(r, 0) *= f;
    m_O.row(r) *= f;
    if (!(f < 1)) continue;
    figures.rows += 1;
    if (!figures.factor || static_cast<double>(f) < *figures.factor) {
      figures.factor = static_cast<double>(f);
      figures.row = m_queries.begin + r;
    }
  }
  return figures;
}

template <class Real>
void Fa2Forward<Real>::accumulate() {
  for (Index r = 0; r < m_queries.size(); ++r) m_l(r, 0) += rowSum<Real>(weightRow(r));
  if (m_kind == TileKind::Partial && !V().allFinite()) {
    // 0 times a masked infinity would be NaN: only what a row sees is added to it.
    for (Index r = 0; r < m_queries.size(); ++r) {
      accumulateVisible<Real>(weights().row(r), V(), visibleKeys(r), m_O.row(r));
    }
  } else {
    accumulateProduct<Real>(weights(), V(), m_O.topRows(m_queries.size()));
  }
  m_m.topRows(m_queries.size()) = m_mNew.topRows(m_queries.size());
}

template <class Real>
void Fa2Forward<Real>::normalise() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    // A row that sees no key has O = 0. One whose visible scores are all -inf has l = 0 too: 0/0 = NaN is its answer.
    if (seesAKey(r)) m_O.row(r) /= m_l(r, 0);
  }
}

template <class Real>
void Fa2Forward<Real>::writeLse() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    const bool nothingFinite = seesAKey(r) && m_m(r, 0) == -Infinity<Real>;
    m_lse(r, 0) = nothingFinite ? std::numeric_limits<Real>::quiet_NaN() : m_m(r, 0) + std::log(m_l(r, 0));
  }
}

template <class Real>
std::span<Real> Fa2Forward<Real>::weightRow(Index r) {
  return {&m_S(r, 0), static_cast<std::size_t>(m_keys.size())};
}

template <class Real>
std::int64_t Fa2Forward<Real>::visibleKeys(Index r) const {
  const Range visible = m_grid.mask().visibleKeys(m_queries.begin + r);
  return std::clamp(visible.end - m_keys.begin, std::int64_t{0}, m_keys.size());
}

template <class Real>
bool Fa2Forward<Real>::seesAKey(Index r) const {
  return !m_grid.mask().visibleKeys(m_queries.begin + r).empty();
}

template class Fa2Forward<float>;
template class Fa2Forward<double>;

}  // namespace tilewise
