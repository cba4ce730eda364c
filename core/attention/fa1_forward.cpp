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
      m_kernels(tileKernels<Real>()),
      m_arena(onChipSet(problem, Pass::Forward), problem.settings().elementType),
      m_Q(m_arena.take(OnChipBox::Q)),
      m_Kt(m_arena.takeTransposed(OnChipBox::K)),
      m_S(m_arena.take(OnChipBox::Weights)),
      m_V(m_arena.take(OnChipBox::V)),
      m_O(m_arena.take(OnChipBox::Output)),
      m_m(m_arena.take(OnChipBox::m)),
      m_l(m_arena.take(OnChipBox::l)),
      m_mOld(m_arena.take(OnChipBox::mOld)),
      m_lOld(m_arena.take(OnChipBox::lOld)),
      m_mTile(m_arena.vector(m_m.rows())),
      m_factor(m_arena.vector(m_m.rows())),
      m_factorTile(m_arena.vector(m_m.rows())),
      m_sums(m_arena.vector(m_m.rows())),
      m_divisor(m_arena.vector(m_m.rows())),
      m_none(m_arena.vector(m_m.rows())) {
  m_none.setConstant(-Infinity<Real>);
}

template <class Real>
EventFigures Fa1Forward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::ColumnBlockBegin: m_place = {{}, m_grid.keys(*event.j), TileKind::Full}; break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct: score(); break;
    case EventKind::MaskApplied: m_rules.mask(m_place, -Infinity<Real>, S()); break;
    case EventKind::RunningMaxUpdated: return updateMaximum();
    case EventKind::Exponentiated:
      m_kernels.exponentiateRows(rows(), keys(), into<Real>(m_S), m_mTile.data(), m_sums.data());
      break;
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
  if (tensor == Tensor::K) {
    loadTransposed<Real>(m_kernels, m_door, tensor, m_place.keys, m_Kt);
    return;
  }
  if (tensor == Tensor::V) {
    tilewise::load<Real>(m_kernels, m_door, tensor, m_place.keys, m_V);
    return;
  }
  m_place.queries = m_grid.queries(*event.i);
  m_place.kind = m_grid.kind({*event.i, *event.j});
  auto& box = tensor == Tensor::Q ? m_Q : tensor == Tensor::O ? m_O : tensor == Tensor::m ? m_mOld : m_lOld;
  tilewise::load<Real>(m_kernels, m_door, tensor, m_place.queries, box);
}

template <class Real>
void Fa1Forward<Real>::store(const Event& event) {
  auto& box = event.tensor == Tensor::O ? m_O : event.tensor == Tensor::m ? m_m : m_l;
  tilewise::store<Real>(m_kernels, m_door, *event.tensor, m_place.queries, box);
}

template <class Real>
void Fa1Forward<Real>::score() {
  m_kernels.product(rows(), keys(), m_Kt.rows(), leftOf<Real>(m_Q), from<Real>(m_Kt), m_rules.scale(), into<Real>(m_S));
  if (m_rules.modifiesScores()) m_rules.modifyScores(m_place, S());
}

template <class Real>
EventFigures Fa1Forward<Real>::updateMaximum() {
  m_kernels.rowMaxima(rows(), keys(), from<Real>(m_S), m_none.data(), m_mTile.data());
  GrowthFigures growth;
  for (Index r = 0; r < rows(); ++r) {
    m_m(r, 0) = rowMaximum<Real>({&m_mTile(r, 0), 1}, m_mOld(r, 0));
    if (isMeasuring()) growth.row(m_place.queries.begin + r, m_mOld(r, 0), m_m(r, 0));
  }
  return growth.figures();
}

/// Both factors of a row; O goes back to what it was before it was normalised. Before a row's first key its sums are
/// zero, and f = 0 is a start, not a rescale.
template <class Real>
EventFigures Fa1Forward<Real>::rescale() {
  m_kernels.rescaleFactors(rows(), m_mOld.data(), m_m.data(), m_factor.data());
  m_kernels.rescaleFactors(rows(), m_mTile.data(), m_m.data(), m_factorTile.data());
  valuesOf<Real>(m_l, rows()) = valuesOf<Real>(m_factor, rows()) * valuesOf<Real>(m_lOld, rows());
  m_kernels.scaleRows(rows(), m_O.cols(), m_l.data(), into<Real>(m_O));
  if (!isMeasuring()) return {};
  FactorFigures factors;
  for (Index r = 0; r < rows(); ++r) factors.row(m_place.queries.begin + r, m_mOld(r, 0), m_factor(r, 0));
  return factors.figures();
}

template <class Real>
void Fa1Forward<Real>::accumulate() {
  valuesOf<Real>(m_l, rows()) += valuesOf<Real>(m_factorTile, rows()) * valuesOf<Real>(m_sums, rows());
  m_rules.dropOut(m_place, S());
  m_rules.round(S());
  // e^(mTile - m') P V, the factor taken into P's rows.
  m_kernels.scaleRows(rows(), keys(), m_factorTile.data(), into<Real>(m_S));
  if (takesAll<Real>(m_kernels, m_place.kind, keys(), m_V)) {
    m_rules.forEachPartByQueries(m_place, [this](Range queries, Range keys) {
      m_kernels.addProduct(queries.size(), m_O.cols(), keys.size(), leftOf<Real>(m_S, queries.begin, keys.begin),
                           from<Real>(m_V, keys.begin), 1, into<Real>(m_O, queries.begin));
    });
  } else {
    m_rules.add(m_place, S(), m_V.topRows(keys()), 1, m_O.topRows(rows()));
  }
}

template <class Real>
void Fa1Forward<Real>::normalise() {
  for (Index r = 0; r < rows(); ++r) {
    const bool sawAny = m_m(r, 0) != -Infinity<Real>;
    m_divisor(r, 0) = sawAny ? m_l(r, 0) : Real{1};
    if (sawAny) continue;
    // Nothing finite has been seen: O = 0 as long as keys are to come, or if the row sees none. If all that it saw was
    // -inf and this was the last, its answer is 0/0.
    const std::int64_t query = m_place.queries.begin + r;
    const bool isAnswered = m_rules.seesAKey(query) && !m_rules.seesAKeyFrom(query, m_place.keys.end);
    if (isAnswered) m_O.row(r).setConstant(std::numeric_limits<Real>::quiet_NaN());
  }
  m_kernels.divideRows(rows(), m_O.cols(), m_divisor.data(), into<Real>(m_O));
}

template <class Real>
Matrix<double> Fa1Forward<Real>::look(Look what) const {
  switch (what) {
    case Look::Q: return m_Q.topRows(rows()).template cast<double>();
    case Look::K: return m_Kt.leftCols(keys()).transpose().template cast<double>();
    case Look::V: return m_V.topRows(keys()).template cast<double>();
    case Look::Weights: return m_S.topLeftCorner(rows(), keys()).template cast<double>();
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
