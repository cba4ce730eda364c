// SPDX-License-Identifier: MIT
#pragma once

/// Which counters of a chip are read, and how: CUPTI's host half. It needs neither a card nor its driver.

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/gpu/cupti.h"
#include "core/gpu/kernel_counts.h"

namespace tilewise {

class CounterConfig {
 public:
  /// For counterMetrics(). `chip` as CUPTI names it: "GH100"; `availability` is what the card lets be read, empty where
  /// there is none. Errors: DeviceFailed (a metric that the chip does not have, among others).
  [[nodiscard]] static Expected<CounterConfig> make(const cupti::Library& cupti, const std::string& chip,
                                                    std::span<const std::uint8_t> availability = {});
  CounterConfig(CounterConfig&& other) noexcept;
  CounterConfig& operator=(CounterConfig&&) = delete;
  ~CounterConfig();

  std::span<const std::uint8_t> image() const { return m_image; }
  std::size_t passes() const { return m_passes; }  ///< how often kernels have to run
  std::vector<const char*>& names() { return m_names; }

  /// What a range of decoded data says. Errors: DeviceFailed.
  [[nodiscard]] Expected<KernelCounts> countsOf(std::span<const std::uint8_t> data, std::size_t range);

 private:
  explicit CounterConfig(const cupti::Library& cupti);
  Expected<void> describe();

  cupti::Library m_cupti;
  cupti::HostObject m_host = nullptr;
  std::vector<const char*> m_names;
  std::vector<std::uint8_t> m_image;
  std::size_t m_passes = 0;
};

}  // namespace tilewise
