// SPDX-License-Identifier: MIT
#pragma once

/// The census where a figure needs many of them: without a mask at once, for a sparse fraction, and with the mask of a
/// problem only where it does not take long.

#include <cstdint>
#include <optional>

#include "core/costs/accesses.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

/// Every tile is visited. Cost: constant.
TileCensus maskFreeCensus(const Lengths& lengths, const BlockSizes& blocks);

/// A block-sparse grid in which this fraction of the tiles is visited, spread evenly, with at least one in each row and
/// each column: sums are the fraction of those without a mask, rounded. Full and partial are not told apart (all full).
/// Range: 0 < s <= 1.
/// Source: FlashAttention, Proposition 4.
TileCensus sparseCensus(const Lengths& lengths, const BlockSizes& blocks, double s);

/// What takeCensus(problem) takes: row blocks with causal and window alone, else tiles; with documents the runs of one
/// document in them besides, and with documents and a block mask their rows.
std::int64_t censusSteps(const Problem& problem);

/// takeCensus, or nothing where it takes more steps than these (10 to 20 ns each).
std::optional<TileCensus> censusWithin(const Problem& problem, std::int64_t maximumSteps);

/// Steps of a census that stands alone: 10 to 20 ms.
inline constexpr std::int64_t MaximumCensusSteps = 1 << 20;
/// Steps of each of the many censuses of a figure.
inline constexpr std::int64_t FigureCensusSteps = 1 << 17;

/// The problem with other blocks; a block mask is carried over to the new tiles. Absent where a problem may not have them
/// (blocks out of range), or where a block mask would have more tiles than these.
std::optional<Problem> withBlocks(const Problem& problem, const BlockSizes& blocks,
                                  std::int64_t maximumTiles = MaximumMaskTiles);

}  // namespace tilewise
