// SPDX-License-Identifier: MIT
#pragma once

/// All kernels of a problem, launched once for a profiler.

#include <memory>
#include <vector>

#include "core/gpu/gpu_run.h"
#include "core/gpu/kernel_counts.h"
#include "core/gpu/range_profiler.h"

namespace tilewise {

/// Runs the forward pass and, where the problem has one, the backward pass. With a profiler each launch is counted, in
/// their order; without one nothing is, as a profiler around this process counts.
/// Errors: those of runOnCard() and RangeProfiler::count().
[[nodiscard]] Expected<std::vector<KernelCounts>> countOnCard(const std::shared_ptr<Card>& card,
                                                              KernelCompiler& compiler, const Problem& problem,
                                                              const std::shared_ptr<const CardInputs>& inputs,
                                                              const GpuRunSettings& settings,
                                                              RangeProfiler* profiler);

}  // namespace tilewise
