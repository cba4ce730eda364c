// SPDX-License-Identifier: MIT
#include "core/attention/tile_rules.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/kernels/products.h"
#include "core/problem/storage_format.h"

namespace tilewise {

template <class Real>
TileRules<Real>::TileRules(const Problem& problem)
    : m_mask(problem),
      m_dropout(problem),
      m_storage(problem.settings().storage),
      m_Tk(problem.Tk()),
      m_offset(problem.offset()),
      m_scale(static_cast<Real>(problem.scale())),
      m_softCap(static_cast<Real>(problem.settings().softCap)),
      m_slope(static_cast<Real>(problem.alibiSlope())) {}

namespace {

/// slope |r + off - t|
template <class Real>
Real alibi(Real slope, std::int64_t diagonal, std::int64_t t) {
  return slope * static_cast<Real>(std::abs(diagonal - t));
}

}  // namespace

template <class Real>
void TileRules<Real>::scores(ConstBlock<Real> Q, ConstBlock<Real> K, const TilePlace& place, Block<Real> S) const {
  productTransposed<Real>(Q, K, m_scale, S);
  if (modifiesScores()) modifyScores(place, S);
}

template <class Real>
void TileRules<Real>::modifyScores(const TilePlace& place, Block<Real> S) const {
  for (Index r = 0; r < S.rows(); ++r) {
    const std::int64_t diagonal = place.queries.begin + r + m_offset;
    for (Index t = 0; t < S.cols(); ++t) {
      Real s = S(r, t);
      if (m_softCap > 0) s = m_softCap * std::tanh(s / m_softCap);
      if (m_slope != 0) s -= alibi(m_slope, diagonal, place.keys.begin + t);
      S(r, t) = s;
    }
  }
}

template <class Real>
void TileRules<Real>::softCapFactors(ConstBlock<Real> S, const TilePlace& place, Block<Real> factors) const {
  for (Index r = 0; r < S.rows(); ++r) {
    const std::int64_t diagonal = place.queries.begin + r + m_offset;
    for (Index t = 0; t < S.cols(); ++t) {
      const Real u = m_slope == 0 ? S(r, t) : S(r, t) + alibi(m_slope, diagonal, place.keys.begin + t);
      factors(r, t) = 1 - (u / m_softCap) * (u / m_softCap);
    }
  }
}

template <class Real>
void TileRules<Real>::mask(const TilePlace& place, Real value, Block<Real> tile) const {
  for (Index r = 0; r < tile.rows(); ++r) {
    const std::span<Real> row = rowOf<Real>(tile, r);
    auto from = row.begin();
    m_mask.forEachVisibleRun(place.queries.begin + r, place.keys, [&](Range run) {
      std::fill(from, row.begin() + (run.begin - place.keys.begin), value);
      from = row.begin() + (run.end - place.keys.begin);
    });
    std::fill(from, row.end(), value);
  }
}

template <class Real>
void TileRules<Real>::maskTransposed(const TilePlace& place, Real value, Block<Real> tile) const {
  // What a query sees moves on with it, and so do the queries that see a key: from the first that sees beyond it to the
  // first that begins after it.
  Index begin = 0, end = 0;
  for (Index t = 0; t < tile.rows(); ++t) {
    const std::int64_t key = place.keys.begin + t;
    while (begin < tile.cols() && m_mask.bandKeys(place.queries.begin + begin).end <= key) ++begin;
    while (end < tile.cols() && m_mask.bandKeys(place.queries.begin + end).begin <= key) ++end;
    Real* row = tile.data() + t * tile.outerStride();
    std::fill(row, row + begin, value);
    std::fill(row + std::max(begin, end), row + tile.cols(), value);
  }
}

template <class Real>
void TileRules<Real>::dropOut(const TilePlace& place, Block<Real> weights) const {
  if (!m_dropout.dropsAnything()) return;
  for (Index r = 0; r < weights.rows(); ++r) {
    m_dropout.apply<Real>(place.queries.begin + r, place.keys.begin, weights.cols(), rowOf<Real>(weights, r).data());
  }
}

template <class Real>
void TileRules<Real>::round(Block<Real> weights) const {
  roundAll<Real>(m_storage, weights);
}

template <class Real>
void TileRules<Real>::add(const TilePlace& place, ConstBlock<Real> A, ConstBlock<Real> B, Real factor,
                          Block<Real> C) const {
  if (place.kind == TileKind::Full || B.allFinite()) {
    addProduct<Real>(A, B, factor, C);
    return;
  }
  for (Index r = 0; r < A.rows(); ++r) {
    m_mask.forEachVisibleRun(place.queries.begin + r, place.keys, [&](Range run) {
      const Range keys{run.begin - place.keys.begin, run.end - place.keys.begin};
      addRowProduct<Real>(A.row(r), B, keys, factor, C.row(r));
    });
  }
}

template <class Real>
void TileRules<Real>::addTransposed(const TilePlace& place, ConstBlock<Real> A, ConstBlock<Real> B, Real factor,
                                    Block<Real> C) const {
  if (place.kind == TileKind::Full || B.allFinite()) {
    addTransposedProduct<Real>(A, B, factor, C);
    return;
  }
  for (Index r = 0; r < A.rows(); ++r) {
    m_mask.forEachVisibleRun(place.queries.begin + r, place.keys, [&](Range run) {
      const Range keys{run.begin - place.keys.begin, run.end - place.keys.begin};
      addOuterProduct<Real>(A.row(r), B.row(r), keys, factor, C);
    });
  }
}

template class TileRules<float>;
template class TileRules<double>;

}  // namespace tilewise
