// SPDX-License-Identifier: MIT
#include "core/costs/block_map.h"

#include "core/base/contract.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

Footprint onChipOf(const Problem& problem, Pass direction, const BlockSizes& blocks) {
  ProblemSettings settings = problem.settings();
  settings.Br = blocks.Br;
  settings.Bc = blocks.Bc;
  settings.blockMask = {};  // no part of the set, and of other tiles
  const auto made = Problem::make(std::move(settings));
  TILEWISE_EXPECTS(made.has_value());
  return onChipSize(*made, direction);
}

std::optional<Footprint> trafficOf(const Problem& problem, AttentionPass which, const BlockSizes& blocks,
                                   std::int64_t maximumSteps) {
  std::optional<TileCensus> census = TileCensus{};
  if (!isStandard(which)) {
    const auto other = withBlocks(problem, blocks, maximumSteps);
    census = other ? censusWithin(*other, maximumSteps) : std::nullopt;
  }
  if (!census) return std::nullopt;
  const Accesses accesses = accessesOf(which, lengthsOf(problem), *census);
  return Footprint{accesses.values(), accesses.bytes(bytesOf(problem.settings().elementType))};
}

}  // namespace

BlockMap blockMap(const Problem& problem, Pass direction, std::span<const std::int64_t> Br,
                  std::span<const std::int64_t> Bc, std::int64_t capacityBytes, std::int64_t maximumSteps,
                  const std::atomic<bool>* cancel) {
  BlockMap map;
  map.Br.assign(Br.begin(), Br.end());
  map.Bc.assign(Bc.begin(), Bc.end());
  map.capacityBytes = capacityBytes;
  const AttentionPass which = attentionPassOf(problem, direction);
  for (const std::int64_t rows : Br) {
    std::size_t fitting = 0;
    for (const std::int64_t keys : Bc) {
      BlockMapCell cell;
      cell.blocks = {rows, keys};
      cell.onChip = onChipOf(problem, direction, cell.blocks);
      cell.spareBytes = capacityBytes - cell.onChip.bytes;
      if (cancel != nullptr && *cancel) map.isComplete = false;
      if (map.isComplete) cell.traffic = trafficOf(problem, which, cell.blocks, maximumSteps);
      if (cell.fits()) ++fitting;
      map.cells.push_back(cell);
    }
    map.fitting.push_back(fitting);
  }
  return map;
}

}  // namespace tilewise
