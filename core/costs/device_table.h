// SPDX-License-Identifier: MIT
#pragma once

/// Devices that blocks can be held against, from the vendors' documents: on-chip memory that one thread block may use,
/// and the peak rates that bounds are drawn from. What no document states is absent, never guessed.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "core/problem/problem.h"

namespace tilewise {

/// A figure that someone states, and where.
struct Stated {
  double value = 0;
  std::string_view source;  ///< document and place
};

/// Peak rates of a whole device.
struct DeviceRates {
  std::string_view variant;                  ///< which board the figures are of: "SXM5, 80 GB"
  std::optional<Stated> hbmBandwidth;        ///< byte/s
  std::optional<Stated> tensorFlops;         ///< FLOP/s, fp16 and bf16 with fp32 sums, dense
  std::optional<Stated> multiprocessors;     ///< SMs, or compute units
  std::optional<Stated> clock;               ///< Hz, the boost clock
  std::optional<Stated> exponentialsAClock;  ///< base-2 exponentials a clock and SM, special-function units
  std::optional<Stated> l2Bytes;

  /// Exponentials a second of the device; absent where one of the three factors is.
  std::optional<double> exponentials() const;
};

struct Device {
  std::string_view name;
  std::int64_t sramBytes;   ///< most shared memory (LDS) of one thread block
  std::string_view memory;  ///< what the vendor calls it
  std::string_view source;  ///< document and section
  DeviceRates rates;
};

std::span<const Device> devices();

/// By name, upper and lower case alike; null when there is none.
const Device* findDevice(std::string_view name);

/// "A100, H100, H200, ..." for messages.
std::string deviceNames();

/// Bytes that the problem's blocks are held against: its sramBytes, else those of its device.
/// Errors: UnknownName (the device).
[[nodiscard]] Expected<std::int64_t> sramCapacityBytes(const Problem& problem);

}  // namespace tilewise
