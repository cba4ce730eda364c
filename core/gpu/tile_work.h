// SPDX-License-Identifier: MIT
#pragma once

/// What the tensor-core kernels do for a tile, as their plan shapes them: the arithmetic with its padding, and what goes
/// through shared memory.

#include <cstdint>

#include "core/gpu/kernel_plan.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Of one warp, a tile: CHUNK rows at a time.
struct TileWork {
  double chunks = 1;
  double warps = 1;           ///< of the thread block
  double tensorFlops = 0;     ///< with padding
  double entries = 0;         ///< of S, with padding: each is exponentiated
  double sharedBytes = 0;     ///< read and written by the warp
  double exchangedBytes = 0;  ///< O of FA-1, which comes from HBM and goes back there for this tile alone
  double padding = 0;         ///< of the arithmetic of a full tile, how much is padding. Range: 0 to 1
};

/// The kernels that do tiles.
enum class TileKernel : std::uint8_t { Fa2Forward, Fa1Forward, Fa2Backward, StandardScores, StandardOutput };

/// Requires: the kernel is one of the problem's plan, for the element type fp16 or bf16.
TileWork tileWork(const Problem& problem, TileKernel which, const PlannedKernel& kernel);

}  // namespace tilewise
