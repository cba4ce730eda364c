// SPDX-License-Identifier: MIT
#include "core/gpu/kernel_timing.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <optional>
#include <vector>

namespace tilewise {

namespace {

constexpr double ShortPass = 100e-6;     ///< below this a launch by itself would be a part of the time
constexpr double ShortestSample = 1e-3;  ///< events tell half a microsecond apart

/// Two events around launches.
class Stopwatch {
 public:
  explicit Stopwatch(const Card& card) : m_card(card), m_driver(card.driver()) {
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
  Expected<double> time(const Launch& launch, std::int64_t launches) {
    if (!m_made) return tl::unexpected(m_made.error());
    Expected<void> fine = m_driver.check(m_driver.recordEvent(m_begin, m_card.stream()), "cuEventRecord");
    for (std::int64_t n = 0; fine && n < launches; ++n) fine = launch();
    if (fine) fine = m_driver.check(m_driver.recordEvent(m_end, m_card.stream()), "cuEventRecord");
    if (fine) fine = m_driver.check(m_driver.awaitEvent(m_end), "the kernel");
    float milliseconds = 0;
    if (fine) fine = m_driver.check(m_driver.elapsed(&milliseconds, m_begin, m_end), "cuEventElapsedTime");
    if (!fine) return tl::unexpected(fine.error());
    return static_cast<double>(milliseconds) / 1000;
  }

 private:
  const Card& m_card;
  const cuda::Driver& m_driver;
  cuda::Event m_begin = nullptr;
  cuda::Event m_end = nullptr;
  Expected<void> m_made;
};

/// Many launches, recorded once.
class LaunchGraph {
 public:
  static Expected<LaunchGraph> make(const Card& card, const Launch& launch, std::int64_t launches) {
    LaunchGraph made(card);
    constexpr int OfThisThread = 1;
    const cuda::Driver& driver = card.driver();
    Expected<void> fine = driver.check(driver.beginCapture(card.stream(), OfThisThread), "cuStreamBeginCapture");
    if (!fine) return tl::unexpected(fine.error());
    for (std::int64_t n = 0; fine && n < launches; ++n) fine = launch();
    const auto ended = driver.check(driver.endCapture(card.stream(), &made.m_graph), "cuStreamEndCapture");
    if (fine) fine = ended;
    if (fine) fine = driver.check(driver.makeGraphRun(&made.m_run, made.m_graph, 0), "cuGraphInstantiate");
    if (!fine) return tl::unexpected(fine.error());
    return made;
  }
  LaunchGraph(LaunchGraph&& other) noexcept
      : m_card(other.m_card),
        m_graph(std::exchange(other.m_graph, nullptr)),
        m_run(std::exchange(other.m_run, nullptr)) {}
  LaunchGraph& operator=(LaunchGraph&& other) = delete;
  ~LaunchGraph() {
    if (m_run != nullptr) m_card->driver().destroyGraphRun(m_run);
    if (m_graph != nullptr) m_card->driver().destroyGraph(m_graph);
  }

  Expected<void> launch() const {
    return m_card->driver().check(m_card->driver().launchGraph(m_run, m_card->stream()), "cuGraphLaunch");
  }

 private:
  explicit LaunchGraph(const Card& card) : m_card(&card) {}

  const Card* m_card;
  cuda::Graph m_graph = nullptr;
  cuda::GraphRun m_run = nullptr;
};

void summarise(std::vector<double> samples, PassTime& time) {
  std::sort(samples.begin(), samples.end());
  const auto at = [&samples](double share) {
    return samples[static_cast<std::size_t>(share * static_cast<double>(samples.size() - 1))];
  };
  time.seconds = at(0.5);
  time.lowerQuartile = at(0.25);
  time.upperQuartile = at(0.75);
  time.samples = static_cast<std::int64_t>(samples.size());
}

/// Samples until the options say that they suffice.
template <class Sample>
Expected<void> takeSamples(const Sample& sample, const TimingOptions& options, PassTime& time) {
  std::vector<double> samples;
  const auto begin = std::chrono::steady_clock::now();
  while (true) {
    const Expected<double> seconds = sample();
    if (!seconds) return tl::unexpected(seconds.error());
    samples.push_back(*seconds / static_cast<double>(time.passesASample));
    const double passed = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const auto count = static_cast<std::int64_t>(samples.size());
    if (count < options.fewest && passed < 3 * options.seconds) continue;
    summarise(samples, time);
    time.end = time.spread() <= options.smallSpread ? TimingEnd::Steady
               : count >= options.most              ? TimingEnd::EnoughSamples
                                                    : TimingEnd::OutOfTime;
    if (time.end != TimingEnd::OutOfTime || passed >= options.seconds) return {};
  }
}

/// The clock kernel's argument, as in sm_clock.cu.
struct ClockParameters {
  cuda::Pointer result = 0;
  unsigned long long nanoseconds = 0;
};

/// The clock of a multiprocessor while the pass runs beside it, in MHz.
Expected<double> measureClock(const std::shared_ptr<Card>& card, KernelCompiler& compiler, const Launch& launch,
                              double secondsOfPass) {
  constexpr double Watched = 1e-3;
  const PlannedKernel planned{"smClock", "sm_clock.cu", {}, 1, 0, {}};
  const auto compiled = compiler.compile(planned);
  if (!compiled) return tl::unexpected(compiled.error());
  const auto kernel = CardKernel::make(card, compiled->cubin, planned);
  if (!kernel) return tl::unexpected(kernel.error());
  std::array<unsigned long long, 2> cyclesAndTime{};
  auto buffer = CardBuffer::make(card, sizeof cyclesAndTime);
  if (!buffer) return tl::unexpected(buffer.error());
  ClockParameters parameters{buffer->address(), static_cast<unsigned long long>(Watched * 1e9)};

  const cuda::Driver& driver = card->driver();
  cuda::Stream beside = nullptr;
  constexpr unsigned NonBlocking = 1;
  Expected<void> fine = driver.check(driver.createStream(&beside, NonBlocking), "cuStreamCreate");
  if (!fine) return tl::unexpected(fine.error());
  const auto passes = static_cast<std::int64_t>(std::ceil(3 * Watched / std::max(secondsOfPass, 1e-6)));
  for (std::int64_t n = 0; fine && n < passes; ++n) {
    if (n == passes / 3) fine = kernel->launchOn(beside, &parameters);
    if (fine) fine = launch();
  }
  if (fine) fine = card->await();
  if (fine) fine = driver.check(driver.awaitStream(beside), "the clock");
  driver.destroyStream(beside);
  if (fine) fine = buffer->copyTo(std::as_writable_bytes(std::span(cyclesAndTime)));
  if (!fine) return tl::unexpected(fine.error());
  return static_cast<double>(cyclesAndTime[0]) / static_cast<double>(cyclesAndTime[1]) * 1000;
}

}  // namespace

std::string_view word(TimingEnd end) {
  switch (end) {
    case TimingEnd::Steady: return "steady";
    case TimingEnd::EnoughSamples: return "enough-samples";
    default: return "out-of-time";
  }
}

Expected<PassTime> timePass(const std::shared_ptr<Card>& card, KernelCompiler& compiler, const Launch& launch,
                            const TimingOptions& options) {
  Stopwatch watch(*card);
  if (const auto warm = watch.time(launch, 4); !warm) return tl::unexpected(warm.error());
  const auto once = watch.time(launch, 1);
  if (!once) return tl::unexpected(once.error());

  PassTime time;
  time.isCold = options.isCold;
  Expected<void> sampled;
  if (options.isCold) {
    auto other = CardBuffer::make(card, static_cast<std::size_t>(2 * card->facts().l2Bytes));
    if (!other) return tl::unexpected(other.error());
    unsigned char value = 0;
    const auto sample = [&]() -> Expected<double> {
      const cuda::Driver& driver = card->driver();
      const auto filled =
          driver.check(driver.fillLater(other->address(), ++value, other->bytes(), card->stream()), "cuMemsetD8Async");
      if (!filled) return tl::unexpected(filled.error());
      return watch.time(launch, 1);
    };
    sampled = takeSamples(sample, options, time);
  } else if (*once < ShortPass) {
    time.isGraph = true;
    time.passesASample = std::clamp<std::int64_t>(std::llround(ShortestSample / std::max(*once, 1e-6)), 10, 500);
    const auto graph = LaunchGraph::make(*card, launch, time.passesASample);
    if (!graph) return tl::unexpected(graph.error());
    const Launch whole = [&] { return graph->launch(); };
    if (const auto warm = watch.time(whole, 2); !warm) return tl::unexpected(warm.error());
    sampled = takeSamples([&] { return watch.time(whole, 1); }, options, time);
  } else {
    time.passesASample = std::clamp<std::int64_t>(std::llround(ShortestSample / *once), 1, 10);
    sampled = takeSamples([&] { return watch.time(launch, time.passesASample); }, options, time);
  }
  if (!sampled) return tl::unexpected(sampled.error());
  // Without the clock the time stands all the same.
  if (const auto clock = measureClock(card, compiler, launch, time.seconds); clock) time.clockMHz = *clock;
  return time;
}

}  // namespace tilewise
