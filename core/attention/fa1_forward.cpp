// SPDX-License-Identifier: MIT
#include "core/attention/fa1_forward.h"

#include <cmath>

#include "core/attention/running_softmax.h"

namespace tilewise {

template <class Real>
Fa1Forward<Real>::Fa1Forward(const Problem& problem, Hbm<Real>& hbm)
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
      m_mOld(m_arena.take(OnChipBox::mOld)),
      m_lOld(m_arena.take(OnChipBox::lOld)),
      m_mTile(m_m.rows(), 1),
      m_factor(m_m.rows(), 1),
      m_factorTile(m_m.rows(), 1) {}

template <class Real>
EventFigures Fa1Forward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::ColumnBlockBegin: m_place = {{}, m_grid.keys(*event.j), TileKind::Full}; break;
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
    default: break;  // skipped tiles and ends do nothing
  }
  return {};
}

template <class Real>
void Fa1Forward<Real>::load(const Event& event) {
  const Tensor tensor = *event.tensor;
  if (tensor == Tensor::K || tensor == Tensor::V) {
    auto& box = tensor == Tensor::K ? m_K : m_V;
    m_door.load(tensor, m_place.keys, {0, box.cols()}, box.topRows(m_place.keys.size()));
    return;
  }
  m_place.queries = m_grid.queries(*event.i);
  m_place.kind = m_grid.kind({*event.i, *event.j});
  auto& box = tensor == Tensor::Q ? m_Q : tensor == Tensor::O ? m_O : tensor == Tensor::m ? m_mOld : m_lOld;
  m_door.load(tensor, m_place.queries, {0, box.cols()}, box.topRows(rows()));
}

template <class Real>
void Fa1Forward<Real>::store(const Event& event) {
  auto& box = event.tensor == Tensor::O ? m_O : event.tensor == Tensor::m ? m_m : m_l;
  m_door.store(*event.tensor, m_place.queries, {0, box.cols()}, box.topRows(rows()));
}

template <class Real>
EventFigures Fa1Forward<Real>::updateMaximum() {
  GrowthFigures growth;
  for (Index r = 0; r < rows(); ++r) {
    m_mTile(r, 0) = rowMaximum<Real>(rowOf<Real>(S(), r), -Infinity<Real>);
    m_m(r, 0) = rowMaximum<Real>({&m_mTile(r, 0), 1}, m_mOld(r, 0));
    growth.row(m_place.queries.begin + r, m_mOld(r, 0), m_m(r, 0));
  }
  return growth.figures();
}

template <class Real>
void Fa1Forward<Real>::exponentiate() {
  for (Index r = 0; r < rows(); ++r) exponentiateRow<Real>(rowOf<Real>(S(), r), m_mTile(r, 0));
}

/// Both factors of a row; O goes back to what it was before it was normalised.
template <class Real>
EventFigures Fa1Forward<Real>::rescale() {
  FactorFigures factors;
  for (Index r = 0; r < rows(); ++r) {
    const Real before = m_mOld(r, 0);
    const Real f = rescaleFactor<Real>(before, m_m(r, 0));
    m_factor(r, 0) = f;
    m_factorTile(r, 0) = rescaleFactor<Real>(m_mTile(r, 0), m_m(r, 0));
    factors.row(m_place.queries.begin + r, before, f);
    m_l(r, 0) = 0;
    // Before a row's first key its sums are zero, and f = 0 is a start, not a rescale.
    if (before == -Infinity<Real>) continue;
    m_l(r, 0) = f * m_lOld(r, 0);
    m_O.row(r) *= m_l(r, 0);
  }
  return factors.figures();
}

template <class Real>
void Fa1Forward<Real>::accumulate() {
  for (Index r = 0; r < rows(); ++r) m_l(r, 0) += m_factorTile(r, 0) * rowSum<Real>(rowOf<Real>(S(), r));
  m_rules.dropOut(m_place, S());
  m_rules.round(S());
  // e^(mTile - m') P V, the factor taken into P's rows.
  for (Index r = 0; r < rows(); ++r) S().row(r) *= m_factorTile(r, 0);
  m_rules.add(m_place, S(), m_V.topRows(m_place.keys.size()), 1, m_O.topRows(rows()));
}

template <class Real>
void Fa1Forward<Real>::normalise() {
  for (Index r = 0; r < rows(); ++r) {
    const std::int64_t query = m_place.queries.begin + r;
    if (m_m(r, 0) != -Infinity<Real>) {
      m_O.row(r) /= m_l(r, 0);
      continue;
    }
    // Nothing finite has been seen: O = 0 as long as keys are to come, or if the row sees none. If all that it saw was
    // -inf and this was the last, its answer is 0/0.
    const bool isAnswered = m_rules.seesAKey(query) && !m_rules.seesAKeyFrom(query, m_place.keys.end);
    if (isAnswered) m_O.row(r).setConstant(std::numeric_limits<Real>::quiet_NaN());
  }
}

template <class Real>
Matrix<double> Fa1Forward<Real>::look(Look what) const {
  const Index keys = m_place.keys.size();
  switch (what) {
    case Look::Q: return m_Q.topRows(rows()).template cast<double>();
    case Look::K: return m_K.topRows(keys).template cast<double>();
    case Look::V: return m_V.topRows(keys).template cast<double>();
    case Look::Weights: return m_S.topLeftCorner(rows(), keys).template cast<double>();
    case Look::Output: return m_O.topRows(rows()).template cast<double>();
    case Look::m: return m_mOld.topRows(rows()).template cast<double>();
    case Look::l: return m_l.topRows(rows()).template cast<double>();
    case Look::lOld: return m_lOld.topRows(rows()).template cast<double>();
    case Look::mTile: return m_mTile.topRows(rows()).template cast<double>();
    case Look::mNew: return m_m.topRows(rows()).template cast<double>();
    case Look::factor: return m_factor.topRows(rows()).template cast<double>();
    case Look::factorTile: return m_factorTile.topRows(rows()).template cast<double>();
    default: return {};
  }
}

template class Fa1Forward<float>;
template class Fa1Forward<double>;

}  // namespace tilewise
