// SPDX-License-Identifier: MIT
#include "core/attention/standard_forward.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "core/kernels/products.h"
#include "core/kernels/softmax_rows.h"

namespace tilewise {

namespace {

template <class Real>
constexpr Real Infinity = std::numeric_limits<Real>::infinity();

}  // namespace

template <class Real>
StandardForward<Real>::StandardForward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents)
    : m_grid(problem),
      m_scale(static_cast<Real>(problem.scale())),
      m_door(hbm),
      m_residents(residents),
      m_Q(std::min(problem.Br(), problem.Tq()), problem.dk()),
      m_tile(m_Q.rows(), std::min(problem.Bc(), problem.Tk())),
      m_strip(m_Q.rows(), problem.Tk()),
      m_O(m_Q.rows(), problem.dv()),
      m_m(m_Q.rows()),
      m_l(m_Q.rows()) {}

template <class Real>
EventFigures StandardForward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct: {
      const Range keys = m_grid.keys(*event.j);
      scoreProduct<Real>(m_Q.topRows(m_queries.size()), m_residents.K.middleRows(keys.begin, keys.size()), m_scale,
                         m_tile.topLeftCorner(m_queries.size(), keys.size()));
      break;
    }
    case EventKind::MaskApplied: mask(); break;
    case EventKind::RunningMaxUpdated: maximum(); break;
    case EventKind::Exponentiated: exponentiate(); break;
    case EventKind::Normalised: normalise(); break;
    case EventKind::Accumulated: accumulate(event); break;
    default: break;
  }
  return {};
}

template <class Real>
void StandardForward<Real>::begin(const Event& event) {
  m_queries = m_grid.queries(*event.i);
  m_m.setConstant(-Infinity<Real>);
  m_O.setZero();
}

template <class Real>
void StandardForward<Real>::load(const Event& event) {
  if (event.tensor == Tensor::Q) {
    m_door.load(Tensor::Q, m_queries, {0, m_Q.cols()}, m_Q.topRows(m_queries.size()));
    return;
  }
  const Range keys = m_grid.keys(*event.j);
  if (event.tensor == Tensor::K || event.tensor == Tensor::V) {
    auto& resident = event.tensor == Tensor::K ? m_residents.K : m_residents.V;
    m_door.load(*event.tensor, keys, {0, resident.cols()}, resident.middleRows(keys.begin, keys.size()));
    return;
  }
  m_door.load(*event.tensor, m_queries, keys, m_strip.block(0, keys.begin, m_queries.size(), keys.size()));
}

template <class Real>
void StandardForward<Real>::store(const Event& event) {
  if (event.tensor == Tensor::O) {
    m_door.store(Tensor::O, m_queries, {0, m_O.cols()}, m_O.topRows(m_queries.size()));
    return;
  }
  const Range keys = m_grid.keys(*event.j);
  if (event.tensor == Tensor::S) {
    m_door.store(Tensor::S, m_queries, keys, m_tile.topLeftCorner(m_queries.size(), keys.size()));
  } else {
    m_door.store(Tensor::P, m_queries, keys, m_strip.block(0, keys.begin, m_queries.size(), keys.size()));
  }
}

template <class Real>
void StandardForward<Real>::mask() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    const auto scores = row(r);
    std::fill(scores.begin() + m_grid.mask().visibleKeys(m_queries.begin + r).end, scores.end(), -Infinity<Real>);
  }
}

template <class Real>
void StandardForward<Real>::maximum() {
  for (Index r = 0; r < m_queries.size(); ++r) m_m(r) = rowMaximum<Real>(row(r), m_m(r));
}

template <class Real>
void StandardForward<Real>::exponentiate() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    exponentiateRow<Real>(row(r), m_m(r));
    m_l(r) = rowSum<Real>(row(r));
  }
}

template <class Real>
void StandardForward<Real>::normalise() {
  for (Index r = 0; r < m_queries.size(); ++r) {
    // A row that sees no key keeps weights of 0; one whose visible scores are all -inf becomes NaN by 0/0.
    const bool seesAKey = !m_grid.mask().visibleKeys(m_queries.begin + r).empty();
    if (seesAKey) {
      for (Real& weight : row(r)) weight /= m_l(r);
    }
    m_residents.lse(m_queries.begin + r) =
        seesAKey && m_m(r) == -Infinity<Real> ? std::numeric_limits<Real>::quiet_NaN() : m_m(r) + std::log(m_l(r));
  }
}

template <class Real>
void StandardForward<Real>::accumulate(const Event& event) {
  const Range keys = m_grid.keys(*event.j);
  const ConstBlock<Real> P = m_strip.block(0, keys.begin, m_queries.size(), keys.size());
  const ConstBlock<Real> V = m_residents.V.middleRows(keys.begin, keys.size());
  if (m_grid.kind({*event.i, *event.j}) == TileKind::Full || V.allFinite()) {
    accumulateProduct<Real>(P, V, m_O.topRows(m_queries.size()));
    return;
  }
  // 0 times a masked infinity would be NaN: only what a row sees is added to it.
  for (Index r = 0; r < m_queries.size(); ++r) {
    const Range visible = m_grid.mask().visibleKeys(m_queries.begin + r);
    accumulateVisible<Real>(P.row(r), V, std::clamp(visible.end - keys.begin, std::int64_t{0}, keys.size()),
                            m_O.row(r));
  }
}

template class StandardForward<float>;
template class StandardForward<double>;

}  // namespace tilewise
