// SPDX-License-Identifier: MIT
#pragma once

/// What every algorithm does to a tile the same way: scores, mask, dropout, rounding, and the products that a mask has a
/// say in. Blocks are those in on-chip memory; queries and keys are the indices of their rows and columns.
/// Source: algorithms.md, "Scores, masks, weights, in this order".

#include <algorithm>
#include <span>

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/problem/dropout.h"
#include "core/problem/mask.h"

namespace tilewise {

/// The place of a tile in the score grid.
struct TilePlace {
  Range queries;
  Range keys;
  TileKind kind = TileKind::Full;
};

template <class Real>
class TileRules {
 public:
  explicit TileRules(const Problem& problem);

  Real scale() const { return m_scale; }
  bool hasSoftCap() const { return m_softCap > 0; }
  bool dropsAnything() const { return m_dropout.dropsAnything(); }
  bool roundsWeights() const { return m_storage != Storage::None; }
  bool seesAKey(std::int64_t r) const { return m_mask.seesAKey(r); }
  bool seesAKeyFrom(std::int64_t r, std::int64_t firstKey) const {
    return firstKey < m_Tk && m_mask.seesAKey(r, {firstKey, m_Tk});
  }

  /// S = c Q K^T, soft cap, ALiBi; not masked.
  void scores(ConstBlock<Real> Q, ConstBlock<Real> K, const TilePlace& place, Block<Real> S) const;
  /// Whether soft cap or ALiBi change a score.
  bool modifiesScores() const { return m_softCap > 0 || m_slope != 0; }
  /// Soft cap and ALiBi of c Q K^T.
  void modifyScores(const TilePlace& place, Block<Real> S) const;
  /// factors = 1 - (u/cap)² from such scores. Requires: hasSoftCap().
  void softCapFactors(ConstBlock<Real> S, const TilePlace& place, Block<Real> factors) const;
  /// What is not visible becomes `value`: -inf for scores, 0 for weights and gradients.
  void mask(const TilePlace& place, Real value, Block<Real> tile) const;
  /// Whether only causal and window mask, so that maskTransposed() may be used.
  bool isBandOnly() const { return m_mask.isBandOnly(); }
  /// The same of a tile that is held transposed. Requires: isBandOnly().
  void maskTransposed(const TilePlace& place, Real value, Block<Real> tile) const;
  /// Calls visit(queries, keys) for parts of a tile, some rows (columns) each, that hold all of its visible entries: what lies
  /// outside of the causal and window bounds is left out, as products of zeros are. Range: those of the tile, from 0.
  template <class Visit>
  void forEachPartByQueries(const TilePlace& place, const Visit& visit) const;
  template <class Visit>
  void forEachPartByKeys(const TilePlace& place, const Visit& visit) const;
  /// Weights times z, the dropout factors.
  void dropOut(const TilePlace& place, Block<Real> weights) const;
  /// Rounds weights, or gradients of scores, as a kernel does before it multiplies them.
  void round(Block<Real> weights) const;

  /// C += factor A B, row by row over visible keys only where the tile is not full and B not finite: 0 times a masked
  /// infinity would be NaN. Shapes: A: the tile, B: keys x d, C: queries x d.
  void add(const TilePlace& place, ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C) const;
  /// C += factor A^T B, likewise. Shapes: A: the tile, B: queries x d, C: keys x d.
  void addTransposed(const TilePlace& place, ConstBlock<Real> A, ConstBlock<Real> B, Real factor, Block<Real> C) const;

 private:
  /// Rows (columns) of such a part: a multiple of what a product holds in registers.
  static constexpr std::int64_t PartRows = 24;

  Mask m_mask;
  Dropout m_dropout;
  Storage m_storage;
  std::int64_t m_Tk, m_offset;
  Real m_scale, m_softCap, m_slope;
};

template <class Real>
template <class Visit>
void TileRules<Real>::forEachPartByQueries(const TilePlace& place, const Visit& visit) const {
  if (place.kind == TileKind::Full) {
    visit(Range{0, place.queries.size()}, Range{0, place.keys.size()});
    return;
  }
  for (std::int64_t begin = 0; begin < place.queries.size(); begin += PartRows) {
    const std::int64_t end = std::min(begin + PartRows, place.queries.size());
    // What a query sees moves on with it: the first of the part sees the first keys, the last the last.
    const std::int64_t first = m_mask.bandKeys(place.queries.begin + begin).begin - place.keys.begin;
    const std::int64_t last = m_mask.bandKeys(place.queries.begin + end - 1).end - place.keys.begin;
    const Range keys{std::max<std::int64_t>(first, 0), std::min(last, place.keys.size())};
    if (keys.begin < keys.end) visit(Range{begin, end}, keys);
  }
}

template <class Real>
template <class Visit>
void TileRules<Real>::forEachPartByKeys(const TilePlace& place, const Visit& visit) const {
  const std::int64_t queries = place.queries.size();
  if (place.kind == TileKind::Full) {
    visit(Range{0, place.keys.size()}, Range{0, queries});
    return;
  }
  Range seeing{0, 0};  // the queries that see a key of the part: they move on with the keys
  for (std::int64_t begin = 0; begin < place.keys.size(); begin += PartRows) {
    const std::int64_t end = std::min(begin + PartRows, place.keys.size());
    const auto bandOf = [this, &place](std::int64_t r) { return m_mask.bandKeys(place.queries.begin + r); };
    while (seeing.begin < queries && bandOf(seeing.begin).end <= place.keys.begin + begin) ++seeing.begin;
    while (seeing.end < queries && bandOf(seeing.end).begin < place.keys.begin + end) ++seeing.end;
    if (seeing.begin < seeing.end) visit(Range{begin, end}, seeing);
  }
}

/// One row of a block.
template <class Real>
std::span<Real> rowOf(Block<Real> block, Index r) {
  return {block.data() + r * block.outerStride(), static_cast<std::size_t>(block.cols())};
}
template <class Real>
std::span<const Real> rowOf(ConstBlock<Real> block, Index r) {
  return {block.data() + r * block.outerStride(), static_cast<std::size_t>(block.cols())};
}

}  // namespace tilewise
