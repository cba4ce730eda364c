// SPDX-License-Identifier: MIT
#pragma once

/// The card's counters: kernels run once more, for a profiler.

#include <span>
#include <string>
#include <vector>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// Runs `tilewise-cli gpu launches` with these words in a process of its own, where CUPTI counts; where that gives nothing,
/// ncu counts around it, and a line on stderr says why CUPTI did not. Gives each kernel of the passes its counts, in their
/// order, and says who counted, or gives each pass the reason why it has none and what to do about it.
void countPasses(std::span<RecordedPass* const> passes, const std::vector<std::string>& words);

}  // namespace tilewise
