// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace tilewise {

/// Room that something takes: a number of values and the bytes of their elements.
struct Footprint {
  std::int64_t values = 0;
  std::int64_t bytes = 0;

  bool operator==(const Footprint&) const = default;
};

}  // namespace tilewise
