// SPDX-License-Identifier: MIT
#pragma once

/// Times of a pass by events of the card.

#include <cstdint>
#include <functional>
#include <memory>

#include "core/gpu/card.h"
#include "core/gpu/kernel_compiler.h"

namespace tilewise {

struct TimingOptions {
  bool isCold = false;        ///< before each sample the second-level cache is filled with something else
  double smallSpread = 0.02;  ///< at which the samples suffice
  std::int64_t fewest = 20;   ///< samples
  std::int64_t most = 200;
  double seconds = 3;  ///< after which no further sample is taken
};

/// Why no further sample was taken.
enum class TimingEnd { Steady, EnoughSamples, OutOfTime };
std::string_view word(TimingEnd end);  ///< steady | enough-samples | out-of-time

struct PassTime {
  double seconds = 0;  ///< median of a pass
  double lowerQuartile = 0;
  double upperQuartile = 0;
  std::int64_t samples = 0;
  std::int64_t passesASample = 1;  ///< short passes run several times between two events
  bool isGraph = false;            ///< as one CUDA graph, so that launches cost little
  bool isCold = false;
  TimingEnd end = TimingEnd::Steady;
  double clockMHz = 0;  ///< of a multiprocessor while the pass runs; 0: not measured

  /// Interquartile range over the median.
  double spread() const { return seconds > 0 ? (upperQuartile - lowerQuartile) / seconds : 0; }
};

/// Launches a pass on the card's stream.
using Launch = std::function<Expected<void>()>;

/// Warms up, then takes samples until their spread is small, there are enough, or time runs out. A pass below 100
/// microseconds is timed as a graph of many, unless the cache is to be cold.
/// Errors: DeviceFailed.
[[nodiscard]] Expected<PassTime> timePass(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                                          const Launch& launch, const TimingOptions& options);

}  // namespace tilewise
