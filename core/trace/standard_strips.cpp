// SPDX-License-Identifier: MIT
#include "core/trace/strips.h"

namespace tilewise {

namespace {

/// All tiles of row block i (column block j), whatever their kind: out stands at each in turn.
template <class Tile>
bool allOfRow(std::int64_t i, StripWriter& out, Tile tile) {
  for (std::int64_t j = 0; j < out.grid().nc(); ++j) {
    out.atTile({i, j});
    if (!tile()) return false;
  }
  out.atRow(i);
  return true;
}

template <class Tile>
bool allOfColumn(std::int64_t j, StripWriter& out, Tile tile) {
  for (std::int64_t i = 0; i < out.grid().nr(); ++i) {
    out.atTile({i, j});
    if (!tile()) return false;
  }
  out.atColumn(j);
  return true;
}

/// A tensor, block by block.
bool keyBlocks(Tensor tensor, StripWriter& out) {
  for (std::int64_t j = 0; j < out.grid().nc(); ++j) {
    out.atColumn(j);
    if (!out.load(tensor)) return false;
  }
  return true;
}

bool queryBlocks(Tensor tensor, StripWriter& out) {
  for (std::int64_t i = 0; i < out.grid().nr(); ++i) {
    out.atRow(i);
    if (!out.load(tensor)) return false;
  }
  return true;
}

bool beginRow(std::int64_t i, StripWriter& out) {
  out.atRow(i);
  return out.plain(EventKind::RowBlockBegin);
}
bool endRow(StripWriter& out) { return out.plain(EventKind::RowBlockEnd); }
bool beginColumn(std::int64_t j, StripWriter& out) {
  out.atColumn(j);
  return out.plain(EventKind::ColumnBlockBegin);
}
bool endColumn(StripWriter& out) { return out.plain(EventKind::ColumnBlockEnd); }

bool scoreRows(std::int64_t i, StripWriter& out) {
  const auto tile = [&out] {
    return out.product(EventKind::ScoreProduct, out.problem().dk()) && out.store(Tensor::S);
  };
  return beginRow(i, out) && out.load(Tensor::Q) && allOfRow(i, out, tile) && endRow(out);
}

bool weightRows(std::int64_t i, StripWriter& out) {
  const std::int64_t Tk = out.problem().Tk();
  const Range queries = out.grid().queries(i);
  const std::int64_t masked = queries.size() * Tk - out.grid().mask().visibleEntries(queries, {0, Tk});
  return beginRow(i, out) && allOfRow(i, out, [&out] { return out.load(Tensor::S); }) &&
         (masked == 0 || out.masked(masked)) && out.plain(EventKind::RunningMaxUpdated) &&
         out.exponentials(EventKind::Exponentiated, queries.size() * Tk) && out.finished(EventKind::Normalised) &&
         allOfRow(i, out, [&out] { return out.store(Tensor::P); }) && endRow(out);
}

bool outputRows(std::int64_t i, StripWriter& out) {
  const auto tile = [&out] {
    return out.load(Tensor::P) && out.product(EventKind::Accumulated, out.problem().dv());
  };
  return beginRow(i, out) && allOfRow(i, out, tile) && out.store(Tensor::O) && endRow(out);
}

bool valueGradientColumns(std::int64_t j, StripWriter& out) {
  const auto tile = [&out] { return out.load(Tensor::P) && out.product(EventKind::DV, out.problem().dv()); };
  return beginColumn(j, out) && allOfColumn(j, out, tile) && out.store(Tensor::dV) && endColumn(out);
}

bool weightGradientRows(std::int64_t i, StripWriter& out) {
  const auto tile = [&out] { return out.product(EventKind::DP, out.problem().dv()) && out.store(Tensor::dP); };
  return beginRow(i, out) && out.load(Tensor::dO) && allOfRow(i, out, tile) && endRow(out);
}

/// D_i = rowsum(P_i o dP_i): all that Algorithm 0 leaves in HBM for it.
bool scoreGradientRows(std::int64_t i, StripWriter& out) {
  return beginRow(i, out) && allOfRow(i, out, [&out] { return out.load(Tensor::P) && out.load(Tensor::dP); }) &&
         out.rowTerms(out.problem().Tk()) && out.plain(EventKind::DS) &&
         allOfRow(i, out, [&out] { return out.store(Tensor::dS); }) && endRow(out);
}

bool queryGradientRows(std::int64_t i, StripWriter& out) {
  const auto tile = [&out] { return out.load(Tensor::dS) && out.product(EventKind::DQAdded, out.problem().dk()); };
  return beginRow(i, out) && allOfRow(i, out, tile) && out.store(Tensor::dQ) && endRow(out);
}

bool keyGradientColumns(std::int64_t j, StripWriter& out) {
  const auto tile = [&out] { return out.load(Tensor::dS) && out.product(EventKind::DK, out.problem().dk()); };
  return beginColumn(j, out) && allOfColumn(j, out, tile) && out.store(Tensor::dK) && endColumn(out);
}

}  // namespace

bool writeStandardStrip(const Strip& strip, StripWriter& out) {
  switch (strip.kind) {
    case StripKind::KeyLoads: return keyBlocks(Tensor::K, out);
    case StripKind::ScoreRows: return scoreRows(strip.block, out);
    case StripKind::WeightRows: return weightRows(strip.block, out);
    case StripKind::ValueLoads: return keyBlocks(Tensor::V, out);
    case StripKind::OutputRows: return outputRows(strip.block, out);
    case StripKind::OutputGradientLoads: return queryBlocks(Tensor::dO, out);
    case StripKind::ValueGradientColumns: return valueGradientColumns(strip.block, out);
    case StripKind::WeightGradientRows: return weightGradientRows(strip.block, out);
    case StripKind::ScoreGradientRows: return scoreGradientRows(strip.block, out);
    case StripKind::QueryGradientRows: return queryGradientRows(strip.block, out);
    case StripKind::QueryLoads: return queryBlocks(Tensor::Q, out);
    case StripKind::KeyGradientColumns: return keyGradientColumns(strip.block, out);
    default: return true;
  }
}

}  // namespace tilewise
