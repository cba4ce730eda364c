// SPDX-License-Identifier: MIT
#pragma once

/// Devices that blocks can be held against: on-chip memory that one thread block may use, from the vendors' documents.

#include <cstdint>
#include <span>
#include <string_view>

#include "core/problem/problem.h"

namespace tilewise {

struct Device {
  std::string_view name;
  std::int64_t sramBytes;   ///< most shared memory (LDS) of one thread block
  std::string_view memory;  ///< what the vendor calls it
  std::string_view source;  ///< document and section
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
