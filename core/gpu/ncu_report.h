// SPDX-License-Identifier: MIT
#pragma once

/// What the profiler ncu counted while kernels ran.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

/// What the card's counters say of one launch of a kernel.
struct KernelCounts {
  std::string kernel;
  std::int64_t readBytes = 0;         ///< from the second-level cache into the multiprocessors
  std::int64_t writeSectors = 0;      ///< from the multiprocessors into the second-level cache
  std::int64_t reductionSectors = 0;  ///< additions in the second-level cache
  std::int64_t dramReadBytes = 0;
  std::int64_t dramWriteBytes = 0;

  KernelCounts& operator+=(const KernelCounts& other);  ///< the kernel's name stays
  bool operator==(const KernelCounts&) const = default;
};

inline constexpr std::int64_t SectorBytes = 32;

/// What ncu is asked for, as its option --metrics takes it.
std::string ncuMetrics();

/// The launches in what ncu printed with `--csv --page raw`, whatever the profiled program printed before, in their
/// order. Errors: DeviceFailed (no counts; the value is ncu's own line of error); FileFormat (no such table).
[[nodiscard]] Expected<std::vector<KernelCounts>> parseNcuReport(std::string_view printed);

}  // namespace tilewise
