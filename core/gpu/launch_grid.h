// SPDX-License-Identifier: MIT
#pragma once

/// The thread blocks of a launch: which part of the problem each one does, how many tiles that is, and in which order a
/// card starts them.

#include <cstdint>
#include <vector>

#include "core/gpu/kernel_plan.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// What one thread block is for.
enum class BlockPart : std::uint8_t { QueryBlock, KeyBlock, Head };

struct ThreadBlock {
  std::int64_t part = 0;   ///< the query or key block; 0 where a thread block does a whole head
  std::int64_t head = 0;   ///< of all batches: batch times heads + head
  std::int64_t tiles = 0;  ///< that it visits

  bool operator==(const ThreadBlock&) const = default;
};

struct LaunchGrid {
  BlockPart partition = BlockPart::QueryBlock;
  std::size_t kernel = 0;           ///< of the pass; of standard attention the first, which makes the scores
  std::int64_t parts = 0;           ///< of a head
  std::int64_t heads = 0;           ///< of all batches
  std::vector<ThreadBlock> blocks;  ///< in the order in which they start

  std::int64_t tiles() const;  ///< of all
};

/// Requires: the plan is one of planKernels() for the problem, with the pass.
/// Source: the first lines of the kernels, where a thread block learns what it is for. FA-2 forward takes the query
///         blocks from the last to the first, so that under a causal mask the longest start first; under any mask the same
///         block of PassPlan::headsTogether heads starts before the next block of one of them, and with dQ in a fixed
///         order that of all heads.
/// Cost:   in proportion to tiles, and to thread blocks.
LaunchGrid launchGrid(const Problem& problem, Pass pass, const KernelPlan& plan, bool isDeterministic);

}  // namespace tilewise
