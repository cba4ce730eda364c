// SPDX-License-Identifier: MIT
// Plans of the exact kernels: any shape; blocks that shared memory does not hold lie in the card's memory.
#include "core/gpu/pass_plans.h"

namespace tilewise {

namespace {

constexpr std::int64_t Threads = 256;

/// Rows in shared memory have an odd number of values.
std::int64_t odd(std::int64_t values) { return values | 1; }

/// The plan of one kernel whose blocks hold so many values.
Expected<PassPlan> planOne(const Problem& problem, const KernelChoice& choice, PlannedKernel kernel,
                           std::int64_t values) {
  const std::int64_t bytes = values * bytesOf(problem.settings().elementType);
  const bool isOnChip = bytes <= choice.sharedBytes;
  kernel.macros = with(commonMacros(problem), {{"ON_CHIP", isOnChip}});
  kernel.threads = Threads;
  kernel.sharedBytes = isOnChip ? bytes : 0;
  if (const auto fits = checkGrid(kernel.grid); !fits) return tl::unexpected(fits.error());
  const std::int64_t blocks = kernel.grid.x * kernel.grid.y * kernel.grid.z;
  return PassPlan{{std::move(kernel)}, 0, isOnChip ? 0 : blocks * values};
}

/// Q, K, V, the tile and the output. Source: Fa2Values in exact_forward.cu.
std::int64_t forwardValues(const PlanSizes& sizes) {
  const std::int64_t rowK = odd(sizes.dk), rowV = odd(sizes.dv);
  return sizes.Br * rowK + sizes.Bc * (rowK + rowV) + sizes.Br * (odd(sizes.Bc) + rowV) + 4 * sizes.Br;
}

}  // namespace

Expected<PassPlan> planExactForward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const char* const source = "exact_forward.cu";
  if (problem.isStandard()) {
    return failure({ErrorCode::NotAvailable, "standard attention on a card",
                    std::string(word(problem.settings().elementType)), "fp16, bf16"});
  }
  if (problem.algorithm() == Algorithm::FlashAttention2) {
    return planOne(problem, choice, {"exactFa2Forward", source, {}, Threads, 0, sizes.queryBlocks()},
                   forwardValues(sizes));
  }
  const KernelGrid heads{sizes.heads, sizes.batch, 1};
  return planOne(problem, choice, {"exactFa1Forward", source, {}, Threads, 0, heads},
                 forwardValues(sizes) + 3 * sizes.Br);
}

Expected<PassPlan> planExactBackward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const std::int64_t rowK = odd(sizes.dk), rowV = odd(sizes.dv);
  const std::int64_t values = (sizes.Br + 2 * sizes.Bc) * (rowK + rowV) + 2 * sizes.Br * odd(sizes.Bc) + 2 * sizes.Br;
  const KernelGrid heads{sizes.heads, sizes.batch, 1};
  return planOne(problem, choice, {"exactFa2Backward", "exact_backward.cu", {}, Threads, 0, heads}, values);
}

}  // namespace tilewise
