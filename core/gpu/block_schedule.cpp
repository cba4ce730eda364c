// SPDX-License-Identifier: MIT
#include "core/gpu/block_schedule.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

#include "core/base/contract.h"

namespace tilewise {

double BlockSchedule::busyShare() const {
  return work > 0 ? work / (length * static_cast<double>(places)) : 1;
}

double BlockSchedule::evenLength() const { return work / static_cast<double>(places); }

BlockSchedule scheduleBlocks(std::span<const double> work, std::int64_t places) {
  TILEWISE_EXPECTS(places >= 1);
  using Free = std::pair<double, std::int64_t>;  // when, which place
  std::priority_queue<Free, std::vector<Free>, std::greater<>> free;
  const auto used = std::min<std::int64_t>(places, static_cast<std::int64_t>(work.size()));
  for (std::int64_t place = 0; place < used; ++place) free.push({0.0, place});
  BlockSchedule schedule{places, {}, 0, 0};
  schedule.runs.reserve(work.size());
  for (const double each : work) {
    const auto [begin, place] = free.top();
    free.pop();
    schedule.runs.push_back({place, begin, begin + each});
    schedule.length = std::max(schedule.length, begin + each);
    schedule.work += each;
    free.push({begin + each, place});
  }
  return schedule;
}

}  // namespace tilewise
