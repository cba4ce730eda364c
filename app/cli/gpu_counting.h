// SPDX-License-Identifier: MIT
#pragma once

/// The card's counters: kernels run once more, below a profiler.

#include <span>
#include <string>
#include <vector>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// Counts, and who read them.
struct CountedLaunches {
  std::vector<KernelCounts> launches;
  Profiler by = Profiler::Cupti;
  std::string whyNotCupti{};  ///< where ncu had to
};

/// Runs `tilewise-cli gpu launches` with these words in a process of its own and reads what CUPTI counted there, launch by
/// launch; where that gives nothing, what ncu counts around it.
/// Errors: DeviceFailed (the reasons of both, and what to do about them).
[[nodiscard]] Expected<CountedLaunches> countLaunches(const std::vector<std::string>& words);

/// Gives each kernel of the passes its counts, in their order, or each pass the reason why it has none.
void assignCounts(std::span<RecordedPass* const> passes, const Expected<CountedLaunches>& counted);

}  // namespace tilewise
