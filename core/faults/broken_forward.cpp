// SPDX-License-Identifier: MIT
#include "core/faults/broken_forward.h"

#include <algorithm>
#include <cmath>

#include "core/attention/running_softmax.h"

namespace tilewise {

namespace {

/// Columns of a tile: a padded one has all Bc.
std::int64_t tileWidth(const BrokenTiles& tiles) {
  const Problem& problem = tiles.problem();
  return tiles.has(Fault::RaggedTail) ? problem.Bc() : std::min(problem.Bc(), problem.Tk());
}

}  // namespace

template <class Real>
BrokenForward<Real>::BrokenForward(const BrokenTiles& tiles, Hbm<Real>& hbm)
    : m_tiles(tiles), m_rules(tiles.problem()), m_door(hbm) {
  const Problem& problem = tiles.problem();
  const Index most = std::min(problem.Br(), problem.Tq()), width = tileWidth(tiles);
  m_Q.resize(most, problem.dk());
  m_K.resize(width, problem.dk());
  m_V.resize(width, problem.dv());
  m_S.resize(most, width);
  m_O.resize(most, problem.dv());
  for (Matrix<Real>* statistic : {&m_m, &m_mNew, &m_l, &m_lse}) statistic->resize(most, 1);
}

template <class Real>
void BrokenForward<Real>::queryBlock(std::int64_t i) {
  m_place.queries = m_tiles.queries(i);
  m_m.setConstant(has(Fault::NoMaximum) ? 0 : -Infinity<Real>);
  m_l.setZero();
  m_O.setZero();
  if (m_tiles.rowIsVisited(i)) {
    m_door.load(Tensor::Q, m_place.queries, {0, m_Q.cols()}, m_Q.topRows(rows()));
  }
  for (std::int64_t j = 0; j < m_tiles.nc(); ++j) {
    if (!m_tiles.skips({i, j})) tile({i, j});  // skip-first-with-first, partial-tile-skipped
  }
  finish();
}

template <class Real>
void BrokenForward<Real>::tile(TileIndex tile) {
  ++m_tilesComputed;
  m_place.keys = m_tiles.keys(tile.j);
  m_place.kind = m_tiles.kind(tile);
  m_width = m_tiles.paddedKeys(tile.j).size();
  loadKeys();
  m_rules.scores(m_Q.topRows(rows()), m_K.topRows(m_width), m_place, S());
  mask();
  for (Index r = 0; r < rows(); ++r) {
    const std::span<Real> row = rowOf<Real>(S(), r);
    m_mNew(r, 0) = has(Fault::NoMaximum) ? 0 : rowMaximum<Real>(row, m_m(r, 0));
    if (has(Fault::NanOfEmptyRows)) {
      for (Real& s : row) s = std::exp(s - m_mNew(r, 0));
    } else {
      exponentiateRow<Real>(row, m_mNew(r, 0));
    }
  }
  rescale();
  const auto addRowSums = [this] {
    for (Index r = 0; r < rows(); ++r) m_l(r, 0) += rowSum<Real>(rowOf<Real>(S(), r));
  };
  if (!has(Fault::LAfterDropout)) addRowSums();
  m_rules.dropOut(m_place, ofKeys());
  if (has(Fault::LAfterDropout)) addRowSums();
  m_rules.round(ofKeys());
  // The rows of V past Tk are zero.
  m_rules.add(m_place, ofKeys(), m_V.topRows(keys()), 1, m_O.topRows(rows()));
  m_m.topRows(rows()) = m_mNew.topRows(rows());
}

/// A kernel fills the rest of a ragged block with zeros; they score 0, unless they are masked.
template <class Real>
void BrokenForward<Real>::loadKeys() {
  m_K.topRows(m_width).setZero();
  m_V.topRows(m_width).setZero();
  m_door.load(Tensor::K, m_place.keys, {0, m_K.cols()}, m_K.topRows(keys()));
  m_door.load(Tensor::V, m_place.keys, {0, m_V.cols()}, m_V.topRows(keys()));
}

template <class Real>
void BrokenForward<Real>::mask() {
  if (m_place.kind == TileKind::Partial) m_rules.mask(m_place, -Infinity<Real>, ofKeys());
  for (Index n = keys(); n < m_width; ++n) {
    for (Index r = 0; r < rows(); ++r) {
      const bool weighs = m_tiles.weighsPadding(m_place.queries.begin + r, m_place.keys.begin + n);
      if (!weighs) m_S(r, n) = -Infinity<Real>;
    }
  }
}

template <class Real>
void BrokenForward<Real>::rescale() {
  for (Index r = 0; r < rows(); ++r) {
    const Real before = has(Fault::MOverwritten) ? m_mNew(r, 0) : m_m(r, 0);
    const Real f =
        has(Fault::NanOfEmptyRows) ? std::exp(before - m_mNew(r, 0)) : rescaleFactor<Real>(before, m_mNew(r, 0));
    if (!has(Fault::LNotRescaled)) m_l(r, 0) *= f;
    if (!has(Fault::ONotRescaled)) m_O.row(r) *= f;
  }
}

template <class Real>
void BrokenForward<Real>::finish() {
  for (Index r = 0; r < rows(); ++r) {
    const Real l = m_l(r, 0);
    // Of a row that has come across no key O stays 0; any other with l = 0 becomes NaN by 0/0.
    const bool sawAKey = l != 0 || m_tiles.cameAcrossAKey(m_place.queries.begin + r);
    if (sawAKey && !has(Fault::NoFinalDivision)) m_O.row(r) /= l;
    m_lse(r, 0) = has(Fault::LseWithoutLog) ? m_m(r, 0) : logSumExp<Real>(m_m(r, 0), l, sawAKey);
  }
  m_door.store(Tensor::O, m_place.queries, {0, m_O.cols()}, m_O.topRows(rows()));
  m_door.store(Tensor::lse, m_place.queries, {0, 1}, m_lse.topRows(rows()));
}

template class BrokenForward<float>;
template class BrokenForward<double>;

}  // namespace tilewise
