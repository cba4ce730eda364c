// SPDX-License-Identifier: MIT
#include "core/trace/strips.h"

namespace tilewise {

namespace {

// The parts of a tile's work, in the words of FlashAttention-2, Algorithm 2, lines 10 to 16.

bool recomputeWeights(StripWriter& out) {
  return out.product(EventKind::ScoreProduct, out.problem().dk()) && out.maskTile() &&
         out.tileExponentials(EventKind::WeightsRecomputed);
}
bool addDV(StripWriter& out) { return out.product(EventKind::DV, out.problem().dv()); }
bool makeDP(StripWriter& out) { return out.product(EventKind::DP, out.problem().dv()); }
bool makeDS(StripWriter& out) { return out.plain(EventKind::DS); }
bool addDQ(StripWriter& out) { return out.product(EventKind::DQAdded, out.problem().dk()); }
bool addDK(StripWriter& out) { return out.product(EventKind::DK, out.problem().dk()); }

bool addDQInHbm(StripWriter& out) { return out.load(Tensor::dQ) && addDQ(out) && out.store(Tensor::dQ); }

/// Q_i, dO_i, lse_i, D_i.
bool loadQuerySide(StripWriter& out) {
  return out.load(Tensor::Q) && out.load(Tensor::dO) && out.load(Tensor::lse) && out.load(Tensor::D);
}
bool loadKeySide(StripWriter& out) { return out.load(Tensor::K) && out.load(Tensor::V); }

/// D_i = rowsum(dO_i o O_i).
bool rowTerms(std::int64_t i, StripWriter& out) {
  out.atRow(i);
  return out.plain(EventKind::RowBlockBegin) && out.load(Tensor::dO) && out.load(Tensor::O) &&
         out.rowTerms(out.problem().dv()) && out.store(Tensor::D) && out.plain(EventKind::RowBlockEnd);
}

/// A key block outside: K_j, V_j come once, dK_j, dV_j go once.
template <class Tile>
bool keyBlock(std::int64_t j, StripWriter& out, Tile tile) {
  out.atColumn(j);
  return out.plain(EventKind::ColumnBlockBegin) && (!columnIsVisited(out.grid(), j) || loadKeySide(out)) &&
         alongColumn(j, out, tile) && out.store(Tensor::dK) && out.store(Tensor::dV) &&
         out.plain(EventKind::ColumnBlockEnd);
}

/// A query block outside: its rows come once, dQ_i goes once.
template <class Tile>
bool queryBlock(std::int64_t i, StripWriter& out, Tile tile) {
  out.atRow(i);
  return out.plain(EventKind::RowBlockBegin) && (!rowIsVisited(out.grid(), i) || loadQuerySide(out)) &&
         alongRow(i, out, tile) && out.store(Tensor::dQ) && out.plain(EventKind::RowBlockEnd);
}

/// FlashAttention-2, Algorithm 2.
bool fa2Tile(StripWriter& out) {
  return loadQuerySide(out) && recomputeWeights(out) && addDV(out) && makeDP(out) && makeDS(out) && addDQInHbm(out) &&
         addDK(out);
}

/// FlashAttention, Algorithm 4: D again in each tile, from O_i.
bool fa1Tile(StripWriter& out) {
  return out.load(Tensor::Q) && out.load(Tensor::O) && out.load(Tensor::dO) && out.load(Tensor::m) &&
         out.load(Tensor::l) && recomputeWeights(out) && addDV(out) && makeDP(out) &&
         out.rowTerms(out.problem().dv()) && makeDS(out) && addDQInHbm(out) && addDK(out);
}

/// dQ_i stays on chip; dK_j and dV_j are added in HBM.
bool queryOuterTile(StripWriter& out) {
  return loadKeySide(out) && recomputeWeights(out) && out.load(Tensor::dV) && addDV(out) && out.store(Tensor::dV) &&
         makeDP(out) && makeDS(out) && addDQ(out) && out.load(Tensor::dK) && addDK(out) && out.store(Tensor::dK);
}

/// The first of two loops: no dQ.
bool keyValueTile(StripWriter& out) {
  return loadQuerySide(out) && recomputeWeights(out) && addDV(out) && makeDP(out) && makeDS(out) && addDK(out);
}

/// The second: dQ alone, the weights and dP once more.
bool queryTile(StripWriter& out) {
  return loadKeySide(out) && recomputeWeights(out) && makeDP(out) && makeDS(out) && addDQ(out);
}

}  // namespace

bool writeBackwardStrip(const Strip& strip, StripWriter& out) {
  switch (strip.kind) {
    case StripKind::GradientKeyBlock: return keyBlock(strip.block, out, [&out] { return fa2Tile(out); });
    case StripKind::Fa1GradientKeyBlock: return keyBlock(strip.block, out, [&out] { return fa1Tile(out); });
    case StripKind::KeyValueGradients: return keyBlock(strip.block, out, [&out] { return keyValueTile(out); });
    case StripKind::GradientQueryBlock: return queryBlock(strip.block, out, [&out] { return queryOuterTile(out); });
    case StripKind::QueryGradients: return queryBlock(strip.block, out, [&out] { return queryTile(out); });
    default: return rowTerms(strip.block, out);
  }
}

}  // namespace tilewise
