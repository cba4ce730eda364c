// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "core/problem/problem.h"

namespace tilewise {

struct BlockSizes {
  std::int64_t Br = 1;
  std::int64_t Bc = 1;
  bool operator==(const BlockSizes&) const = default;
};

/// The blocks that the papers' analysis takes for an on-chip memory of M values: FA-1 Bc = ceil(M/4d),
/// Br = min(ceil(M/4d), d); FA-2 (and, for want of a rule of its own, standard) Br = Bc = ceil(M/4d); d = max(dk, dv).
/// Requires: M >= 1.
/// Source:   FlashAttention, Algorithm 1, line 1.
BlockSizes blocksFromSram(Algorithm algorithm, std::int64_t dk, std::int64_t dv, std::int64_t M);

/// The problem with those blocks, no larger than its matrices allow a problem to state. A block mask is carried over to
/// the new tiles.
/// Cost: with a block mask the memory of the new one, a byte a tile.
ProblemSettings withBlocksFromSram(ProblemSettings settings, std::int64_t M);

}  // namespace tilewise
