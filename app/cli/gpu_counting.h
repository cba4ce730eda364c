// SPDX-License-Identifier: MIT
#pragma once

/// The card's counters: kernels run once more, below a profiler.

#include <span>
#include <string>
#include <vector>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// Runs `tilewise-cli gpu` with these words below ncu and reads what it counted, launch by launch.
/// Errors: MachineLacks (no ncu), DeviceFailed (with ncu's words), FileFormat.
[[nodiscard]] Expected<std::vector<KernelCounts>> countLaunches(const std::vector<std::string>& words);

/// The reason and what to do about it, where the profiler gave no counts.
std::string whyNotCounted(const Error& error);

/// Gives each kernel of the passes its counts, in their order. Errors: DeviceFailed (other kernels than these were
/// launched).
[[nodiscard]] Expected<void> assignCounts(std::span<RecordedPass* const> passes,
                                          const std::vector<KernelCounts>& launches);

}  // namespace tilewise
