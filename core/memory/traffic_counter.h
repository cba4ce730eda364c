// SPDX-License-Identifier: MIT
#pragma once

#include <array>

#include "core/trace/totals.h"

namespace tilewise {

/// Copies counted where they happen. Sums of counters do not depend on the order of the threads.
struct TrafficCounter {
  std::array<Transfers, TensorCount> loads{};
  std::array<Transfers, TensorCount> stores{};

  TrafficCounter& operator+=(const TrafficCounter& other);
  bool operator==(const TrafficCounter&) const = default;
};

}  // namespace tilewise
