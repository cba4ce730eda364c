// SPDX-License-Identifier: MIT
#include "core/attention/fa2_forward.h"

#include <cmath>

#include "core/attention/running_softmax.h"

namespace tilewise {

template <class Real>
Fa2Forward<Real>::Fa2Forward(const Problem& problem, Hbm<Real>& hbm)
    : m_grid(problem),
      m_rules(problem),
      m_door(hbm),
      m_arena(onChipSet(problem, Pass::Forward), problem.settings().elementType),
      m_Q(m_arena.take(OnChipBox::Q)),
      m_K(m_arena.take(OnChipBox::K)),
      m_S(m_arena.take(OnChipBox::Weights)),
      m_V(m_arena.take(OnChipBox::V)),
      m_O(m_arena.take(OnChipBox::Output)),
      m_m(m_arena.take(OnChipBox::m)),
      m_l(m_arena.take(OnChipBox::l)),
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
      m_rules.scores(m_Q.topRows(rows()), m_K.topRows(m_place.keys.size()), m_place, S());
      break;
    case EventKind::MaskApplied: m_rules.mask(m_place, -Infinity<Real>, S()); break;
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
  m_place = {m_grid.queries(*event.i), {}, TileKind::Full};
  m_m.setConstant(-Infinity<Real>);
  m_l.setZero();
  m_O.setZero();
  m_mNew.setConstant(-Infinity<Real>);
  m_factor.setZero();
}

template <class Real>
void Fa2Forward<Real>::load(const Event& event) {
  if (event.tensor == Tensor::Q) {
    m_door.load(Tensor::Q, m_place.queries, {0, m_Q.cols()}, m_Q.topRows(rows()));
    return;
  }
  m_place.keys = m_grid.keys(*event.j);
  m_place.kind = m_grid.kind({*event.i, *event.j});
  auto& box = event.tensor == Tensor::K ? m_K : m_V;
  m_door.load(*event.tensor, m_place.keys, {0, box.cols()}, box.topRows(m_place.keys.size()));
}

template <class Real>
void Fa2Forward<Real>::store(const Event& event) {
  if (event.tensor == Tensor::O) {
    m_door.store(Tensor::O, m_place.queries, {0, m_O.cols()}, m_O.topRows(rows()));
  } else {
    m_door.store(Tensor::lse, m_place.queries, {0, 1}, m_lse.topRows(rows()));
  }
}

template <class Real>
EventFigures Fa2Forward<Real>::updateMaximum() {
  GrowthFigures growth;
  for (Index r = 0; r < rows(); ++r) {
    m_mNew(r, 0) = rowMaximum<Real>(rowOf<Real>(S(), r), m_m(r, 0));
    growth.row(m_place.queries.begin + r, m_m(r, 0), m_mNew(r, 0));
  }
  return growth.figures();
}

template <class Real>
void Fa2Forward<Real>::exponentiate() {
  for (Index r = 0; r < rows(); ++r) exponentiateRow<Real>(rowOf<Real>(S(), r), m_mNew(r, 0));
}

template <class Real>
EventFigures Fa2Forward<Real>::rescale() {
  FactorFigures factors;
  for (Index r = 0; r < rows(); ++r) {
    const Real before = m_m(r, 0);
    const Real f = rescaleFactor<Real>(before, m_mNew(r, 0));
    m_factor(r, 0) = f;
    factors.row(m_place.queries.begin + r, before, f);
    // Before a row's first key its sums are zero, and f = 0 is a start, not a rescale.
    if (before == -Infinity<Real>) continue;
    m_l(r, 0) *= f;
    m_O.row(r) *= f;
  }
  return factors.figures();
}

template <class Real>
void Fa2Forward<Real>::accumulate() {
  for (Index r = 0; r < rows(); ++r) m_l(r, 0) += rowSum<Real>(rowOf<Real>(S(), r));
  // l is that of the weights before dropout and in full precision.
  m_rules.dropOut(m_place, S());
  m_rules.round(S());
  m_rules.add(m_place, S(), m_V.topRows(m_place.keys.size()), 1, m_O.topRows(rows()));
  m_m.topRows(rows()) = m_mNew.topRows(rows());
}

template <class Real>
void Fa2Forward<Real>::normalise() {
  for (Index r = 0; r < rows(); ++r) {
    // A row that sees no key has O = 0. One whose visible scores are all -inf has l = 0 too: 0/0 = NaN is its answer.
    if (m_rules.seesAKey(m_place.queries.begin + r)) m_O.row(r) /= m_l(r, 0);
  }
}

template <class Real>
void Fa2Forward<Real>::writeLse() {
  for (Index r = 0; r < rows(); ++r) {
    m_lse(r, 0) = logSumExp<Real>(m_m(r, 0), m_l(r, 0), m_rules.seesAKey(m_place.queries.begin + r));
  }
}

template <class Real>
Matrix<double> Fa2Forward<Real>::look(Look what) const {
  const Index keys = m_place.keys.size();
  switch (what) {
    case Look::Q: return m_Q.topRows(rows()).template cast<double>();
    case Look::K: return m_K.topRows(keys).template cast<double>();
    case Look::V: return m_V.topRows(keys).template cast<double>();
    case Look::Weights: return m_S.topLeftCorner(rows(), keys).template cast<double>();
    case Look::Output: return m_O.topRows(rows()).template cast<double>();
    case Look::m: return m_m.topRows(rows()).template cast<double>();
    case Look::l: return m_l.topRows(rows()).template cast<double>();
    case Look::mNew: return m_mNew.topRows(rows()).template cast<double>();
    case Look::factor: return m_factor.topRows(rows()).template cast<double>();
    case Look::lse: return m_lse.topRows(rows()).template cast<double>();
    default: return {};
  }
}

template class Fa2Forward<float>;
template class Fa2Forward<double>;

}  // namespace tilewise
