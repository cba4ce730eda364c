// SPDX-License-Identifier: MIT
#include "core/faults/broken_backward.h"

#include <algorithm>

#include "core/attention/running_softmax.h"
#include "core/kernels/products.h"

namespace tilewise {

namespace {

/// The problem whose seed the dropout mask of the backward pass is made from.
Problem dropoutProblem(const BrokenTiles& tiles) {
  ProblemSettings settings = tiles.problem().settings();
  if (tiles.has(Fault::OtherDropoutMask)) settings.seed += 1;
  return Problem::make(std::move(settings)).value();
}

}  // namespace

template <class Real>
BrokenBackward<Real>::BrokenBackward(const BrokenTiles& tiles, Hbm<Real>& hbm)
    : m_tiles(tiles), m_rules(tiles.problem()), m_dropout(dropoutProblem(tiles)), m_door(hbm) {
  const Problem& problem = tiles.problem();
  const Index queries = std::min(problem.Br(), problem.Tq()), keys = std::min(problem.Bc(), problem.Tk());
  for (Matrix<Real>* each : {&m_Q, &m_dQ}) each->resize(queries, problem.dk());
  for (Matrix<Real>* each : {&m_dO, &m_O}) each->resize(queries, problem.dv());
  for (Matrix<Real>* each : {&m_lse, &m_D}) each->resize(queries, 1);
  for (Matrix<Real>* each : {&m_K, &m_dK}) each->resize(keys, problem.dk());
  for (Matrix<Real>* each : {&m_V, &m_dV}) each->resize(keys, problem.dv());
  for (Matrix<Real>* each : {&m_P, &m_dS}) each->resize(queries, keys);
  if (m_rules.hasSoftCap()) m_capFactors.resize(queries, keys);
}

template <class Real>
void BrokenBackward<Real>::rowTerms(std::int64_t i) {
  m_place.queries = m_tiles.queries(i);
  load(Tensor::dO, m_dO);
  load(Tensor::O, m_O);
  for (Index r = 0; r < rows(); ++r) {
    m_D(r, 0) = rowDot<Real>(rowOf<Real>(Block<Real>(m_dO), r), rowOf<Real>(Block<Real>(m_O), r));
  }
  store(Tensor::D, m_D);
}

template <class Real>
void BrokenBackward<Real>::keyBlock(std::int64_t j, const InTurn& inTurn) {
  m_place.keys = m_tiles.keys(j);
  m_dK.setZero();
  m_dV.setZero();
  if (m_tiles.columnIsVisited(j)) {
    load(Tensor::K, m_K);
    load(Tensor::V, m_V);
  }
  for (std::int64_t i = 0; i < m_tiles.nr(); ++i) {
    if (m_tiles.skips({i, j})) {  // skip-first-with-first, partial-tile-skipped
      inTurn(i, [] {});
      continue;
    }
    enterTile({i, j});
    recomputeWeights();
    addDV();
    makeDS();
    inTurn(i, [this] { addDQ(); });
    addDK();
  }
  store(Tensor::dK, m_dK);
  store(Tensor::dV, m_dV);
}

template <class Real>
void BrokenBackward<Real>::enterTile(TileIndex tile) {
  m_place.queries = m_tiles.queries(tile.i);
  m_place.kind = m_tiles.kind(tile);
  load(Tensor::Q, m_Q);
  load(Tensor::dO, m_dO);
  load(Tensor::lse, m_lse);
  load(Tensor::D, m_D);
}

template <class Real>
void BrokenBackward<Real>::recomputeWeights() {
  m_rules.scores(m_Q.topRows(rows()), m_K.topRows(keys()), m_place, P());
  if (m_rules.hasSoftCap()) m_rules.softCapFactors(P(), m_place, m_capFactors.topLeftCorner(rows(), keys()));
  const bool isMasked = m_place.kind == TileKind::Partial;
  if (isMasked) m_rules.mask(m_place, -Infinity<Real>, P());
  for (Index r = 0; r < rows(); ++r) exponentiateRow<Real>(rowOf<Real>(P(), r), m_lse(r, 0));
  if (isMasked) m_rules.mask(m_place, 0, P());  // also where lse is NaN
}

/// P is needed as it is for dS: the weights that dropout keeps stand in the place of dS.
template <class Real>
void BrokenBackward<Real>::addDV() {
  dS() = P();
  m_dropout.dropOut(m_place, dS());
  m_rules.round(dS());
  m_rules.addTransposed(m_place, dS(), m_dO.topRows(rows()), 1, m_dV.topRows(keys()));
}

template <class Real>
void BrokenBackward<Real>::makeDS() {
  productTransposed<Real>(m_dO.topRows(rows()), m_V.topRows(keys()), 1, dS());
  m_dropout.dropOut(m_place, dS());
  for (Index r = 0; r < rows(); ++r) {
    const Real D = has(Fault::DMissing) ? 0 : m_D(r, 0);
    dS().row(r) = P().row(r).array() * (dS().row(r).array() - D);
  }
  if (m_rules.hasSoftCap() && !has(Fault::CapFactorMissing)) {
    dS().array() *= m_capFactors.topLeftCorner(rows(), keys()).array();
  }
  if (m_place.kind == TileKind::Partial) m_rules.mask(m_place, 0, dS());
  m_rules.round(dS());
}

template <class Real>
void BrokenBackward<Real>::addDQ() {
  if (has(Fault::DqOverwritten)) {
    m_dQ.setZero();
  } else {
    load(Tensor::dQ, m_dQ);
  }
  m_rules.add(m_place, dS(), m_K.topRows(keys()), scale(), m_dQ.topRows(rows()));
  store(Tensor::dQ, m_dQ);
}

template <class Real>
void BrokenBackward<Real>::addDK() {
  m_rules.addTransposed(m_place, dS(), m_Q.topRows(rows()), scale(), m_dK.topRows(keys()));
}

template <class Real>
Range BrokenBackward<Real>::rangeOf(Tensor tensor) const {
  const bool isOfKeys = tensor == Tensor::K || tensor == Tensor::V || tensor == Tensor::dK || tensor == Tensor::dV;
  return isOfKeys ? m_place.keys : m_place.queries;
}

template <class Real>
void BrokenBackward<Real>::load(Tensor tensor, Matrix<Real>& block) {
  const Range range = rangeOf(tensor);
  m_door.load(tensor, range, {0, block.cols()}, block.topRows(range.size()));
}

template <class Real>
void BrokenBackward<Real>::store(Tensor tensor, const Matrix<Real>& block) {
  const Range range = rangeOf(tensor);
  m_door.store(tensor, range, {0, block.cols()}, block.topRows(range.size()));
}

template class BrokenBackward<float>;
template class BrokenBackward<double>;

}  // namespace tilewise
