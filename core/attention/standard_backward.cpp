// SPDX-License-Identifier: MIT
#include "core/attention/standard_backward.h"

#include <algorithm>

#include "core/kernels/products.h"
#include "core/kernels/softmax_rows.h"

namespace tilewise {

template <class Real>
StandardBackward<Real>::StandardBackward(const Problem& problem, Hbm<Real>& hbm, StandardResidents<Real>& residents,
                                         StripKind kind)
    : m_kind(kind), m_grid(problem), m_rules(problem), m_door(hbm), m_residents(residents) {
  const std::int64_t Br = std::min(problem.Br(), problem.Tq());
  const std::int64_t Bc = std::min(problem.Bc(), problem.Tk());
  m_tile.resize(Br, Bc);
  m_P.resize(Br, problem.Tk());
  m_dP.resize(Br, problem.Tk());
  if (m_rules.hasSoftCap()) m_capFactors.resize(Br, problem.Tk());
  m_dO.resize(Br, problem.dv());
  m_dQ.resize(Br, problem.dk());
  m_dK.resize(Bc, problem.dk());
  m_dV.resize(Bc, problem.dv());
  m_D.resize(Br);
}

template <class Real>
EventFigures StandardBackward<Real>::apply(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::ColumnBlockBegin: begin(event); break;
    case EventKind::Load: load(event); break;
    case EventKind::Store: store(event); break;
    case EventKind::DV:
      // P was stored before dropout.
      m_rules.dropOut(m_place, tile());
      if (m_rules.dropsAnything()) m_rules.round(tile());
      m_rules.addTransposed(m_place, tile(), m_residents.rowsOf(Tensor::dO, m_place.queries), 1, m_dV.topRows(keys()));
      break;
    case EventKind::DP:
      enterTile(event);
      makeDP();
      break;
    case EventKind::RowTerms: makeRowTerms(); break;
    case EventKind::DS: makeDS(); break;
    case EventKind::DQAdded:
      m_rules.add(m_place, tile(), m_residents.rowsOf(Tensor::K, m_place.keys), m_rules.scale(), m_dQ.topRows(rows()));
      break;
    case EventKind::DK:
      m_rules.addTransposed(m_place, tile(), m_residents.rowsOf(Tensor::Q, m_place.queries), m_rules.scale(),
                            m_dK.topRows(keys()));
      break;
    default: break;
  }
  return {};
}

template <class Real>
void StandardBackward<Real>::begin(const Event& event) {
  m_place = {};
  if (event.i) m_place.queries = m_grid.queries(*event.i);
  if (event.j) m_place.keys = m_grid.keys(*event.j);
  m_dQ.setZero();
  m_dK.setZero();
  m_dV.setZero();
}

template <class Real>
void StandardBackward<Real>::enterTile(const Event& event) {
  m_place = {m_grid.queries(*event.i), m_grid.keys(*event.j), m_grid.kind({*event.i, *event.j})};
}

template <class Real>
void StandardBackward<Real>::load(const Event& event) {
  const Tensor tensor = *event.tensor;
  const bool isMatrix = tensor == Tensor::P || tensor == Tensor::dP || tensor == Tensor::dS;
  if (isMatrix) {
    enterTile(event);
    // Pass 3 loads whole rows, the others work on one tile at a time.
    Matrix<Real>& strip = tensor == Tensor::dP ? m_dP : m_P;
    m_door.load(tensor, m_place.queries, m_place.keys,
                m_kind == StripKind::ScoreGradientRows
                    ? Block<Real>(strip.block(0, m_place.keys.begin, rows(), keys()))
                    : tile());
    return;
  }
  if (m_kind == StripKind::WeightGradientRows) {
    m_door.load(tensor, m_place.queries, {0, m_dO.cols()}, m_dO.topRows(rows()));
    return;
  }
  const bool isOfKeys = tensor == Tensor::K || tensor == Tensor::V;
  Range& range = isOfKeys ? m_place.keys : m_place.queries;
  range = isOfKeys ? m_grid.keys(*event.j) : m_grid.queries(*event.i);
  m_residents.load(m_door, tensor, range);
}

template <class Real>
void StandardBackward<Real>::store(const Event& event) {
  switch (*event.tensor) {
    case Tensor::dV: m_door.store(Tensor::dV, m_place.keys, {0, m_dV.cols()}, m_dV.topRows(keys())); break;
    case Tensor::dK: m_door.store(Tensor::dK, m_place.keys, {0, m_dK.cols()}, m_dK.topRows(keys())); break;
    case Tensor::dQ: m_door.store(Tensor::dQ, m_place.queries, {0, m_dQ.cols()}, m_dQ.topRows(rows())); break;
    case Tensor::dP: m_door.store(Tensor::dP, m_place.queries, m_place.keys, tile()); break;
    default:
      enterTile(event);
      m_door.store(Tensor::dS, m_place.queries, m_place.keys,
                   m_dP.block(0, m_place.keys.begin, rows(), keys()));
      break;
  }
}

template <class Real>
void StandardBackward<Real>::makeDP() {
  productTransposed<Real>(m_dO.topRows(rows()), m_residents.rowsOf(Tensor::V, m_place.keys), 1, tile());
  m_rules.dropOut(m_place, tile());
  // What a masked key holds must not reach the row's D.
  if (m_place.kind != TileKind::Full) m_rules.mask(m_place, 0, tile());
}

template <class Real>
void StandardBackward<Real>::makeRowTerms() {
  for (Index r = 0; r < rows(); ++r) {
    m_D(r) = rowDot<Real>(rowOf<Real>(Block<Real>(m_P), r), rowOf<Real>(Block<Real>(m_dP), r));
  }
}

template <class Real>
void StandardBackward<Real>::makeDS() {
  const TilePlace place{m_place.queries, {0, m_dP.cols()}, TileKind::Partial};
  for (Index r = 0; r < rows(); ++r) m_dP.row(r) = m_P.row(r).array() * (m_dP.row(r).array() - m_D(r));
  if (m_rules.hasSoftCap()) {
    m_rules.softCapFactors(m_door.uncounted(Tensor::S, place.queries, place.keys), place,
                           m_capFactors.topRows(rows()));
    m_dP.topRows(rows()).array() *= m_capFactors.topRows(rows()).array();
  }
  if (m_grid.mask().masksAnything()) m_rules.mask(place, 0, m_dP.topRows(rows()));
}

template <class Real>
Matrix<double> StandardBackward<Real>::look(Look what) const {
  switch (what) {
    case Look::Q: return m_residents.rowsOf(Tensor::Q, m_place.queries).template cast<double>();
    case Look::K: return m_residents.rowsOf(Tensor::K, m_place.keys).template cast<double>();
    case Look::V: return m_residents.rowsOf(Tensor::V, m_place.keys).template cast<double>();
    case Look::dO:
      if (m_kind == StripKind::WeightGradientRows) return m_dO.topRows(rows()).template cast<double>();
      return m_residents.rowsOf(Tensor::dO, m_place.queries).template cast<double>();
    case Look::Weights: return m_tile.topLeftCorner(rows(), keys()).template cast<double>();
    case Look::WeightStrip: return m_P.topRows(rows()).template cast<double>();
    case Look::WeightStripTile: return m_P.block(0, m_place.keys.begin, rows(), keys()).template cast<double>();
    case Look::ScoreGradientStrip: return m_dP.topRows(rows()).template cast<double>();
    case Look::ScoreGradientStripTile: return m_dP.block(0, m_place.keys.begin, rows(), keys()).template cast<double>();
    case Look::D: return m_D.topRows(rows()).template cast<double>();
    case Look::dQ: return m_dQ.topRows(rows()).template cast<double>();
    case Look::dK: return m_dK.topRows(keys()).template cast<double>();
    case Look::dV: return m_dV.topRows(keys()).template cast<double>();
    default: return {};
  }
}

template class StandardBackward<float>;
template class StandardBackward<double>;

}  // namespace tilewise
