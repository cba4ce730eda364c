// SPDX-License-Identifier: MIT
#pragma once

/// Counts of launches on a card, read by CUPTI in this very process.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/gpu/card.h"
#include "core/gpu/counter_config.h"

namespace tilewise {

class RangeProfiler {
 public:
  /// Errors: MachineLacks (CUPTI); DeviceFailed (the driver does not let counters be read, another profiler has them, a
  /// metric that the chip does not have).
  [[nodiscard]] static Expected<std::unique_ptr<RangeProfiler>> make(std::shared_ptr<Card> card);
  ~RangeProfiler();

  /// Launches 0, 1, ... of these kernels in order, each counted by itself. `launch` starts the n-th. Where one pass does
  /// not hold all counters, all of them run again. The caches are as the launch before left them.
  /// Errors: DeviceFailed; TooLarge (more than 16 launches); those of `launch`.
  [[nodiscard]] Expected<std::vector<KernelCounts>> count(const std::vector<std::string>& kernels,
                                                          const std::function<Expected<void>(std::size_t)>& launch);

 private:
  RangeProfiler(std::shared_ptr<Card> card, const cupti::Library& cupti, CounterConfig config)
      : m_card(std::move(card)), m_cupti(cupti), m_config(std::move(config)) {}

  Expected<void> makeData();
  Expected<void> runOnce(std::size_t ranges, const std::function<Expected<void>(std::size_t)>& launch);
  Expected<void> check(int code, const char* call) const { return m_cupti.check(code, call); }

  std::shared_ptr<Card> m_card;
  cupti::Library m_cupti;
  CounterConfig m_config;
  cupti::RangeObject m_profiler = nullptr;
  std::vector<std::uint8_t> m_data;
  bool m_isComplete = false;
};

}  // namespace tilewise
