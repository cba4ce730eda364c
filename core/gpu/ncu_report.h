// SPDX-License-Identifier: MIT
#pragma once

/// What the profiler ncu counted while kernels ran.

#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/gpu/kernel_counts.h"

namespace tilewise {

/// What ncu is asked for, as its option --metrics takes it.
std::string ncuMetrics();

/// The launches in what ncu printed with `--csv --page raw`, whatever the profiled program printed before, in their
/// order. Errors: DeviceFailed (no counts; the value is ncu's own line of error); FileFormat (no such table).
[[nodiscard]] Expected<std::vector<KernelCounts>> parseNcuReport(std::string_view printed);

}  // namespace tilewise
