// SPDX-License-Identifier: MIT
#include "core/memory/traffic_counter.h"

namespace tilewise {

TrafficCounter& TrafficCounter::operator+=(const TrafficCounter& other) {
  for (std::size_t tensor = 0; tensor < TensorCount; ++tensor) {
    loads[tensor].values += other.loads[tensor].values;
    loads[tensor].times += other.loads[tensor].times;
    stores[tensor].values += other.stores[tensor].values;
    stores[tensor].times += other.stores[tensor].times;
  }
  return *this;
}

}  // namespace tilewise
