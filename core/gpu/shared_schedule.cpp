// SPDX-License-Identifier: MIT
#include "core/gpu/shared_schedule.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>
#include <vector>

#include "core/base/contract.h"

namespace tilewise {

namespace {

/// A multiprocessor. Its own time is counted in rounds that what it holds has gone through.
class Processor {
 public:
  bool isIdle() const { return m_ends.empty(); }
  double seconds() const { return m_seconds; }
  double busySeconds() const { return m_busySeconds; }

  void hold(double rounds) { m_ends.push(m_rounds + rounds); }
  /// When the next thread block ends.
  double nextEnd(std::span<const double> secondsOfRound) const {
    return m_seconds + (m_ends.top() - m_rounds) * secondsOfRound[m_ends.size() - 1];
  }
  void finishNext(std::span<const double> secondsOfRound) {
    const double end = nextEnd(secondsOfRound);
    m_busySeconds += end - m_seconds;
    m_seconds = end;
    m_rounds = m_ends.top();
    m_ends.pop();
  }

 private:
  std::priority_queue<double, std::vector<double>, std::greater<>> m_ends;  ///< in rounds
  double m_rounds = 0;
  double m_seconds = 0;
  double m_busySeconds = 0;
};

}  // namespace

SharedSchedule scheduleShared(std::span<const double> work, std::int64_t processors,
                              std::span<const double> secondsOfRound) {
  TILEWISE_EXPECTS(processors >= 1 && !secondsOfRound.empty());
  const std::size_t count = static_cast<std::size_t>(processors);
  std::vector<Processor> all(count);
  const std::size_t first = std::min(work.size(), count * secondsOfRound.size());
  for (std::size_t n = 0; n < first; ++n) all[n % count].hold(work[n]);

  using End = std::pair<double, std::size_t>;  // when, on which
  std::priority_queue<End, std::vector<End>, std::greater<>> ends;
  const auto expect = [&](std::size_t which) {
    if (!all[which].isIdle()) ends.push({all[which].nextEnd(secondsOfRound), which});
  };
  for (std::size_t which = 0; which < count; ++which) expect(which);
  SharedSchedule schedule;
  for (std::size_t next = first; !ends.empty();) {
    const std::size_t which = ends.top().second;
    ends.pop();
    all[which].finishNext(secondsOfRound);
    schedule.length = std::max(schedule.length, all[which].seconds());
    if (next < work.size()) all[which].hold(work[next++]);
    expect(which);
  }
  double busy = 0;
  for (const Processor& each : all) busy += each.busySeconds();
  // Sums in another order may differ in their last bits.
  if (schedule.length > 0) {
    schedule.idleShare = std::max(0.0, 1 - busy / (schedule.length * static_cast<double>(processors)));
  }
  return schedule;
}

}  // namespace tilewise
