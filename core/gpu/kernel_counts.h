// SPDX-License-Identifier: MIT
#pragma once

/// What a card's counters say of a launch, and the names under which NVIDIA's profilers have them.

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tilewise {

/// What the card's counters say of one launch of a kernel.
struct KernelCounts {
  std::string kernel;
  std::int64_t readBytes = 0;            ///< from the second-level cache into the multiprocessors
  std::int64_t writeSectors = 0;         ///< from the multiprocessors into the second-level cache
  std::int64_t reductionSectors = 0;     ///< additions in the second-level cache
  std::int64_t dramReadBytes = 0;
  std::int64_t dramWriteBytes = 0;
  std::int64_t specialInstructions = 0;  ///< of warps: exponentials, and what else the special function units do
  std::int64_t tensorInstructions = 0;   ///< of warps, on tensor cores

  KernelCounts& operator+=(const KernelCounts& other);  ///< the kernel's name stays
  bool operator==(const KernelCounts&) const = default;
};

inline constexpr std::int64_t SectorBytes = 32;
inline constexpr std::int64_t WarpThreads = 32;
/// FLOPs of the mma.sync that the tensor-core kernels use: 16 x 8 x 16 multiply-adds.
inline constexpr std::int64_t TensorInstructionFlops = 4096;

/// Who read the counters.
enum class Profiler : std::uint8_t { Cupti, Ncu };
inline constexpr std::array AllProfilers{Profiler::Cupti, Profiler::Ncu};
std::string_view word(Profiler profiler);  ///< cupti | ncu

/// A counter by the name that NVIDIA's profilers know, summed over the card. Source: the tables of CUPTI 13.0, which have
/// each of them for GA100, GA102, AD102, GH100 and GB100.
struct CounterMetric {
  const char* name;
  const char* unit;  ///< as ncu prints it
  std::int64_t KernelCounts::*target;
};

std::span<const CounterMetric> counterMetrics();

}  // namespace tilewise
