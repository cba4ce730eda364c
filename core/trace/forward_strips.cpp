// SPDX-License-Identifier: MIT
#include "core/trace/strips.h"

namespace tilewise {

namespace {

/// Score product to accumulated: what FA-1 and FA-2 do with one visited tile.
bool tileArithmetic(StripWriter& out, std::int64_t factorsPerRow) {
  return out.product(EventKind::ScoreProduct, out.problem().dk()) && out.maskTile() &&
         out.plain(EventKind::RunningMaxUpdated) && out.tileExponentials(EventKind::Exponentiated) &&
         out.exponentials(EventKind::Rescaled, factorsPerRow * out.rows()) &&
         out.product(EventKind::Accumulated, out.problem().dv());
}

/// FlashAttention-2, Algorithm 1: one factor a row.
bool queryBlock(std::int64_t i, StripWriter& out) {
  out.atRow(i);
  return out.plain(EventKind::RowBlockBegin) && (!rowIsVisited(out.grid(), i) || out.load(Tensor::Q)) &&
         alongRow(i, out,
                  [&out] { return out.load(Tensor::K) && out.load(Tensor::V) && tileArithmetic(out, 1); }) &&
         out.finished(EventKind::Normalised) && out.finished(EventKind::LseWritten) && out.store(Tensor::O) &&
         out.store(Tensor::lse) && out.plain(EventKind::RowBlockEnd);
}

/// FlashAttention, Algorithm 1: two factors a row, the output kept normalised.
bool keyBlock(std::int64_t j, StripWriter& out) {
  const auto tile = [&out] {
    return out.load(Tensor::Q) && out.load(Tensor::O) && out.load(Tensor::m) && out.load(Tensor::l) &&
           tileArithmetic(out, 2) && out.finished(EventKind::Normalised) && out.store(Tensor::O) &&
           out.store(Tensor::m) && out.store(Tensor::l);
  };
  out.atColumn(j);
  return out.plain(EventKind::ColumnBlockBegin) &&
         (!columnIsVisited(out.grid(), j) || (out.load(Tensor::K) && out.load(Tensor::V))) &&
         alongColumn(j, out, tile) && out.plain(EventKind::ColumnBlockEnd);
}

}  // namespace

bool writeForwardStrip(const Strip& strip, StripWriter& out) {
  return strip.kind == StripKind::QueryBlock ? queryBlock(strip.block, out) : keyBlock(strip.block, out);
}

}  // namespace tilewise
