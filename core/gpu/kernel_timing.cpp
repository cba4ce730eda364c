// SPDX-License-Identifier: MIT
#include "core/gpu/kernel_timing.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <vector>

namespace tilewise {

namespace {

/// Two events around launches.
class Stopwatch {
 public:
  explicit Stopwatch(const Card& card) : m_driver(card.driver()) {
    m_made = m_driver.check(m_driver.createEvent(&m_begin, 0), "cuEventCreate");
    if (m_made) m_made = m_driver.check(m_driver.createEvent(&m_end, 0), "cuEventCreate");
  }
  ~Stopwatch() {
    if (m_begin != nullptr) m_driver.destroyEvent(m_begin);
    if (m_end != nullptr) m_driver.destroyEvent(m_end);
  }
  Stopwatch(const Stopwatch&) = delete;
  Stopwatch& operator=(const Stopwatch&) = delete;

  /// Seconds that this many launches take.
  Expected<double> time(const std::function<Expected<void>()>& launch, std::int64_t launches) {
    if (!m_made) return tl::unexpected(m_made.error());
    Expected<void> fine = m_driver.check(m_driver.recordEvent(m_begin, nullptr), "cuEventRecord");
    for (std::int64_t n = 0; fine && n < launches; ++n) fine = launch();
    if (fine) fine = m_driver.check(m_driver.recordEvent(m_end, nullptr), "cuEventRecord");
    if (fine) fine = m_driver.check(m_driver.awaitEvent(m_end), "the kernel");
    float milliseconds = 0;
    if (fine) fine = m_driver.check(m_driver.elapsed(&milliseconds, m_begin, m_end), "cuEventElapsedTime");
    if (!fine) return tl::unexpected(fine.error());
    return static_cast<double>(milliseconds) / 1000;
  }

 private:
  const cuda::Driver& m_driver;
  cuda::Event m_begin = nullptr;
  cuda::Event m_end = nullptr;
  Expected<void> m_made;
};

constexpr double ShortestSample = 200e-6;  ///< events tell half a microsecond apart

void summarise(std::vector<double> samples, KernelTime& time) {
  std::sort(samples.begin(), samples.end());
  const auto at = [&samples](double share) {
    return samples[static_cast<std::size_t>(share * static_cast<double>(samples.size() - 1))];
  };
  time.seconds = at(0.5);
  time.spread = (at(0.75) - at(0.25)) / time.seconds;
  time.samples = static_cast<std::int64_t>(samples.size());
  time.isSteady = time.spread < 0.02;
}

}  // namespace

Expected<KernelTime> timeKernel(const Card& card, const std::function<Expected<void>()>& launch) {
  Stopwatch watch(card);
  if (const auto warm = watch.time(launch, 4); !warm) return tl::unexpected(warm.error());
  const auto once = watch.time(launch, 1);
  if (!once) return tl::unexpected(once.error());

  KernelTime time;
  time.launchesASample = std::clamp<std::int64_t>(std::llround(ShortestSample / std::max(*once, 1e-7)), 1, 200);
  std::vector<double> samples;
  const auto begin = std::chrono::steady_clock::now();
  do {
    const auto sample = watch.time(launch, time.launchesASample);
    if (!sample) return tl::unexpected(sample.error());
    samples.push_back(*sample / static_cast<double>(time.launchesASample));
    if (samples.size() >= 20) summarise(samples, time);
  } while (samples.size() < 20 || (!time.isSteady && samples.size() < 200 &&
                                   std::chrono::steady_clock::now() - begin < std::chrono::seconds(5)));
  return time;
}

}  // namespace tilewise
