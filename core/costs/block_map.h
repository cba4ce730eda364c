// SPDX-License-Identifier: MIT
#pragma once

/// Traffic and on-chip set for every pair of block sizes, and which of them fit a capacity.
/// Units:  values and bytes per head; bytes of the problem's modelled type, statistics 4.
/// Mask:   the problem's; a block mask is carried over to the tiles of each pair.

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/base/footprint.h"
#include "core/costs/bounded_census.h"

namespace tilewise {

struct BlockMapCell {
  BlockSizes blocks;
  std::optional<Footprint> traffic;  ///< HBM accesses; absent where the census would take too long, or was cancelled
  Footprint onChip;                  ///< zero for standard attention, whose residency is left open
  std::int64_t spareBytes = 0;       ///< capacity less on-chip bytes: negative is too large, by so many bytes

  bool fits() const { return spareBytes >= 0; }
};

struct BlockMap {
  std::vector<std::int64_t> Br;
  std::vector<std::int64_t> Bc;
  std::int64_t capacityBytes = 0;
  bool isComplete = true;           ///< false: cancelled
  std::vector<BlockMapCell> cells;  ///< Br by Bc, the cells of one Br together
  /// The frontier: for each Br how many of the Bc, from the smallest on, fit. It never grows with Br.
  std::vector<std::size_t> fitting;

  const BlockMapCell& at(std::size_t row, std::size_t column) const { return cells[row * Bc.size() + column]; }
};

/// The map of the problem's algorithm (backward: its order).
/// Requires: both lists ascending, each size one that a problem may have.
/// Cost:     256 cells with causal or window 2 ms at 65,536 tokens; with documents or a block mask up to some 100 ms.
/// Thread:   any; a cancel that is set ends it within one census.
BlockMap blockMap(const Problem& problem, Pass direction, std::span<const std::int64_t> Br,
                  std::span<const std::int64_t> Bc, std::int64_t capacityBytes,
                  std::int64_t maximumSteps = FigureCensusSteps, const std::atomic<bool>* cancel = nullptr);

}  // namespace tilewise
