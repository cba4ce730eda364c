// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>

#include "core/gpu/card.h"

namespace tilewise {

/// Times of a kernel by events of the card, the second-level cache warm.
struct KernelTime {
  double seconds = 0;  ///< median of a launch
  double spread = 0;   ///< interquartile range over the median
  std::int64_t samples = 0;
  std::int64_t launchesASample = 1;  ///< short kernels are launched several times between two events
  bool isSteady = false;             ///< the spread fell below 2 %; else the samples or the time ran out
};

/// Launches again and again: 5 times to warm up, then at least 20 samples, until the spread is below 2 %, 200 samples or 5
/// seconds.
/// Errors: DeviceFailed.
[[nodiscard]] Expected<KernelTime> timeKernel(const Card& card, const std::function<Expected<void>()>& launch);

}  // namespace tilewise
