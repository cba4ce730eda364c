// SPDX-License-Identifier: MIT
#include "core/costs/bounded_census.h"

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"

namespace tilewise {

namespace {

std::int64_t blocksOf(std::int64_t tokens, std::int64_t block) { return (tokens + block - 1) / block; }

std::int64_t documentRuns(const Problem& problem) {
  const Documents& documents = *problem.settings().documents;
  std::int64_t runs = 0;
  for (std::int64_t r = 0; r < problem.Tq(); r = documents.runEnd(r)) ++runs;
  return runs;
}

}  // namespace

TileCensus maskFreeCensus(const Lengths& lengths, const BlockSizes& blocks) {
  const std::int64_t nr = blocksOf(lengths.Tq, blocks.Br), nc = blocksOf(lengths.Tk, blocks.Bc);
  TileCensus census;
  census.total = census.full = nr * nc;
  census.entries = lengths.Tq * lengths.Tk;
  census.queryRows = lengths.Tq * nc;
  census.keyRows = lengths.Tk * nr;
  census.rowsLoaded = lengths.Tq;
  census.keysLoaded = lengths.Tk;
  return census;
}

TileCensus sparseCensus(const Lengths& lengths, const BlockSizes& blocks, double s) {
  TILEWISE_EXPECTS(0 < s && s <= 1);
  TileCensus census = maskFreeCensus(lengths, blocks);
  const auto part = [s](std::int64_t whole, std::int64_t least) {
    return std::max<std::int64_t>(std::llround(s * static_cast<double>(whole)), least);
  };
  census.full = part(census.total, std::max(blocksOf(lengths.Tq, blocks.Br), blocksOf(lengths.Tk, blocks.Bc)));
  census.skipped = census.total - census.full;
  census.entries = part(census.entries, 1);
  census.queryRows = part(census.queryRows, lengths.Tq);
  census.keyRows = part(census.keyRows, lengths.Tk);
  return census;
}

std::int64_t censusSteps(const Problem& problem) {
  const TileGrid grid(problem);
  if (!grid.mask().masksAnything()) return 1;
  if (grid.mask().isBandOnly()) return grid.nr();
  if (!problem.settings().documents) return grid.tileCount();
  if (problem.settings().blockMask) return problem.Tq() * grid.nc();
  return (documentRuns(problem) + grid.nr()) * grid.nc();
}

std::optional<TileCensus> censusWithin(const Problem& problem, std::int64_t maximumSteps) {
  const TileGrid grid(problem);
  if (!grid.mask().masksAnything()) return maskFreeCensus(lengthsOf(problem), {problem.Br(), problem.Bc()});
  if (censusSteps(problem) > maximumSteps) return std::nullopt;
  return takeCensus(problem);
}

std::optional<Problem> withBlocks(const Problem& problem, const BlockSizes& blocks, std::int64_t maximumTiles) {
  ProblemSettings settings = problem.settings();
  const MaskTiles before = maskTilesOf(settings);
  if (blocks.Br < 1 || blocks.Bc < 1) return std::nullopt;
  settings.Br = blocks.Br;
  settings.Bc = blocks.Bc;
  if (settings.blockMask) {
    const std::int64_t nr = blocksOf(settings.Tq, settings.Br), nc = blocksOf(settings.Tk, settings.Bc);
    if (nr * nc > std::min(maximumTiles, MaximumMaskTiles)) return std::nullopt;
    if (nr != settings.blockMask->rows() || nc != settings.blockMask->columns()) {
      settings.blockMask = covering(*settings.blockMask, before, maskTilesOf(settings));
    }
  }
  auto made = Problem::make(std::move(settings));
  if (!made) return std::nullopt;
  return *std::move(made);
}

}  // namespace tilewise
