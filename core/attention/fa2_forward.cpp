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
      m_kernels(tileKernels<Real>()),
      m_arena(onChipSet(problem, Pass::Forward), problem.settings().elementType),
      m_Qt(m_arena.takeTransposed(OnChipBox::Q)),
      m_K(m_arena.take(OnChipBox::K)),
      m_St(m_arena.takeTransposed(OnChipBox::Weights)),
      m_V(m_arena.take(OnChipBox::V)),
      m_O(m_arena.take(OnChipBox::Output)),
      m_m(m_arena.take(OnChipBox::m)),
      m_l(m_arena.take(OnChipBox::l)),
      m_mNew(m_arena.vector(m_m.rows())),
      m_factor(m_arena.vector(m_m.rows())),
      m_sums(m_arena.vector(m_m.rows())),
      m_divisor(m_arena.vector(m_m.rows())),
      m_lse(m_arena.vector(m_m.rows())),
      m_tile(m_arena.room(0, 0)),
      m_changed(m_m.rows()) {}

template <class Real>
EventFigures Fa2Forward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::ScoreProduct: score(); break;
    case EventKind::MaskApplied: mask(); break;
    case EventKind::RunningMaxUpdated: return updateMaximum();
    case EventKind::Exponentiated:
      m_kernels.exponentiateColumns(keys(), rows(), into<Real>(m_St), m_mNew.data(), m_sums.data());
      break;
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
    loadTransposed<Real>(m_kernels, m_door, Tensor::Q, m_place.queries, m_Qt);
    return;
  }
  m_place.keys = m_grid.keys(*event.j);
  m_place.kind = m_grid.kind({*event.i, *event.j});
  tilewise::load<Real>(m_kernels, m_door, *event.tensor, m_place.keys, event.tensor == Tensor::K ? m_K : m_V);
}

template <class Real>
void Fa2Forward<Real>::store(const Event& event) {
  tilewise::store<Real>(m_kernels, m_door, *event.tensor, m_place.queries, event.tensor == Tensor::O ? m_O : m_lse);
}

template <class Real>
template <class Change>
void Fa2Forward<Real>::byQueries(const Change& change) {
  if (m_tile.size() == 0) new (&m_tile) Box<Real>(m_arena.room(m_St.cols(), m_St.rows()));
  m_kernels.transpose(keys(), rows(), from<Real>(m_St), into<Real>(m_tile));
  change(Block<Real>(m_tile.topLeftCorner(rows(), keys())));
  m_kernels.transpose(rows(), keys(), from<Real>(m_tile), into<Real>(m_St));
}

template <class Real>
void Fa2Forward<Real>::score() {
  m_kernels.product(keys(), rows(), m_Qt.rows(), leftOf<Real>(m_K), from<Real>(m_Qt), m_rules.scale(),
                    into<Real>(m_St));
  if (m_rules.modifiesScores()) byQueries([this](Block<Real> S) { m_rules.modifyScores(m_place, S); });
}

template <class Real>
void Fa2Forward<Real>::mask() {
  if (m_rules.isBandOnly()) {
    m_rules.maskTransposed(m_place, -Infinity<Real>, m_St.topLeftCorner(keys(), rows()));
  } else {
    byQueries([this](Block<Real> S) { m_rules.mask(m_place, -Infinity<Real>, S); });
  }
}

template <class Real>
EventFigures Fa2Forward<Real>::updateMaximum() {
  m_kernels.columnMaxima(keys(), rows(), from<Real>(m_St), m_m.data(), m_mNew.data());
  if (!isMeasuring()) return {};
  m_changed.find(m_m.data(), m_mNew.data(), rows());
  GrowthFigures growth;
  for (const Index r : m_changed.rows()) growth.row(m_place.queries.begin + r, m_m(r, 0), m_mNew(r, 0));
  return growth.figures();
}

/// Before a row's first key its sums are zero, and f = 0 is a start, not a rescale.
template <class Real>
EventFigures Fa2Forward<Real>::rescale() {
  m_kernels.rescaleFactors(rows(), m_m.data(), m_mNew.data(), m_factor.data());
  valuesOf<Real>(m_l, rows()) *= valuesOf<Real>(m_factor, rows());
  m_kernels.scaleRows(rows(), m_O.cols(), m_factor.data(), into<Real>(m_O));
  if (!isMeasuring()) return {};
  FactorFigures factors;
  for (const Index r : m_changed.rows()) factors.row(m_place.queries.begin + r, m_m(r, 0), m_factor(r, 0));
  return factors.figures();
}

template <class Real>
void Fa2Forward<Real>::accumulate() {
  // l is that of the weights before dropout and in full precision.
  valuesOf<Real>(m_l, rows()) += valuesOf<Real>(m_sums, rows());
  if (m_rules.dropsAnything()) byQueries([this](Block<Real> P) { m_rules.dropOut(m_place, P); });
  m_rules.round(m_St.topLeftCorner(keys(), rows()));
  if (takesAll<Real>(m_kernels, m_place.kind, keys(), m_V)) {
    m_rules.forEachPartByQueries(m_place, [this](Range queries, Range keys) {
      m_kernels.addProduct(queries.size(), m_O.cols(), keys.size(),
                           leftOfTransposed<Real>(m_St, keys.begin, queries.begin), from<Real>(m_V, keys.begin), 1,
                           into<Real>(m_O, queries.begin));
    });
  } else {
    byQueries([this](Block<Real> P) { m_rules.add(m_place, P, m_V.topRows(keys()), 1, m_O.topRows(rows())); });
  }
  valuesOf<Real>(m_m, rows()) = valuesOf<Real>(m_mNew, rows());
}

template <class Real>
void Fa2Forward<Real>::normalise() {
  for (Index r = 0; r < rows(); ++r) {
    // A row that sees no key has O = 0. One whose visible scores are all -inf has l = 0 too: 0/0 = NaN is its answer.
    m_divisor(r, 0) = m_rules.seesAKey(m_place.queries.begin + r) ? m_l(r, 0) : Real{1};
  }
  m_kernels.divideRows(rows(), m_O.cols(), m_divisor.data(), into<Real>(m_O));
}

template <class Real>
void Fa2Forward<Real>::writeLse() {
  for (Index r = 0; r < rows(); ++r) {
    m_lse(r, 0) = logSumExp<Real>(m_m(r, 0), m_l(r, 0), m_rules.seesAKey(m_place.queries.begin + r));
  }
}

template <class Real>
Matrix<double> Fa2Forward<Real>::look(Look what) const {
  switch (what) {
    case Look::Q: return m_Qt.leftCols(rows()).transpose().template cast<double>();
    case Look::K: return m_K.topRows(keys()).template cast<double>();
    case Look::V: return m_V.topRows(keys()).template cast<double>();
    case Look::Weights: return m_St.topLeftCorner(keys(), rows()).transpose().template cast<double>();
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
