// SPDX-License-Identifier: MIT
#include "core/attention/strip_runner.h"

#include <algorithm>
#include <thread>
#include <vector>

#include "core/attention/worker_threads.h"

namespace tilewise {

namespace {

/// What strips of a kind sum in HBM: each of their tiles loads it, adds to it and stores it.
std::vector<Tensor> summedBy(StripKind kind) {
  switch (kind) {
    case StripKind::KeyBlock: return {Tensor::O, Tensor::m, Tensor::l};
    case StripKind::GradientKeyBlock:
    case StripKind::Fa1GradientKeyBlock: return {Tensor::dQ};
    case StripKind::GradientQueryBlock: return {Tensor::dK, Tensor::dV};
    default: return {};
  }
}

/// Who may add to which sum in HBM. From its load to its store in a tile, a block of a sum belongs to the strip; it gets it
/// from the strip that visited the block before it.
class Turns {
 public:
  Turns(const Schedule& schedule, Range strips)
      : m_schedule(schedule),
        m_strips(strips),
        m_isColumn(isColumn(schedule.strip(strips.begin).kind)),
        m_blocks(m_isColumn ? schedule.grid().nr() : schedule.grid().nc()),
        m_sums(summedBy(schedule.strip(strips.begin).kind)),
        m_stored(m_sums.size() * static_cast<std::size_t>(m_blocks)) {}

  /// Waits before strip n of the phase loads a sum; false when the run has been stopped meanwhile.
  bool await(const Event& event, std::int64_t n, const std::atomic<bool>& stopped) const {
    const std::optional<std::size_t> sum = event.kind == EventKind::Load ? find(event) : std::nullopt;
    if (!sum) return true;
    const std::int64_t before = visitorBefore(n, blockOf(event));
    while (m_stored[*sum].load(std::memory_order_acquire) <= before) {
      if (stopped) return false;
      std::this_thread::yield();
    }
    return true;
  }
  /// Hands a sum on when strip n has stored it.
  void pass(const Event& event, std::int64_t n) {
    const std::optional<std::size_t> sum = event.kind == EventKind::Store ? find(event) : std::nullopt;
    if (sum) m_stored[*sum].store(n + 1, std::memory_order_release);
  }

 private:
  std::int64_t blockOf(const Event& event) const { return m_isColumn ? *event.i : *event.j; }
  /// Which sum an event moves, if it moves one.
  std::optional<std::size_t> find(const Event& event) const {
    const auto sum = std::find(m_sums.begin(), m_sums.end(), *event.tensor);
    if (sum == m_sums.end() || !event.i || !event.j) return std::nullopt;
    return static_cast<std::size_t>((sum - m_sums.begin()) * m_blocks + blockOf(event));
  }
  /// The last strip before n that does not skip the block; -1 for none.
  std::int64_t visitorBefore(std::int64_t n, std::int64_t block) const {
    do --n;
    while (n >= 0 && isSkipped(m_schedule.strip(m_strips.begin + n).block, block));
    return n;
  }
  bool isSkipped(std::int64_t strip, std::int64_t block) const {
    const TileIndex tile = m_isColumn ? TileIndex{block, strip} : TileIndex{strip, block};
    return m_schedule.grid().kind(tile) == TileKind::Skipped;
  }

  const Schedule& m_schedule;
  Range m_strips;
  bool m_isColumn;
  std::int64_t m_blocks;
  std::vector<Tensor> m_sums;
  std::vector<std::atomic<std::int64_t>> m_stored;  ///< of each block: the strip that stored it last, plus 1
};

/// Strips of one kind, shared between threads.
class Phase {
 public:
  Phase(const Schedule& schedule, Range strips, RunControl& control)
      : m_schedule(schedule),
        m_strips(strips),
        m_kind(schedule.strip(strips.begin).kind),
        m_control(control),
        m_turns(schedule, strips) {}

  std::int64_t size() const { return m_strips.size(); }
  void stop() { m_stopped = true; }

  /// Takes strips until none is left. Events go to the sink, unless it is empty. The machine is made by the thread that
  /// it works for, which so touches its memory first, and only where there is a strip for it: null otherwise.
  std::unique_ptr<StripMachine> work(const MakeMachine& make, const EventSink& sink) {
    std::unique_ptr<StripMachine> machine;
    const auto apply = [this, &machine, &sink](const Event& event) {
      if (!sink) {
        machine->apply(event);
      } else if (!sink(event, machine->apply(event))) {
        m_control.cancel = true;
      }
      return !isStopped();
    };
    for (std::int64_t n = m_taken++; n < m_strips.size() && !isStopped(); n = m_taken++) {
      if (!machine) {
        machine = make(m_kind);
        machine->setMeasuring(static_cast<bool>(sink));
      }
      if (sumsInHbm(m_kind)) {
        runInTurn(n, apply);
      } else {
        // The last strips first: under a causal mask the rows that see most are the longest.
        m_schedule.forEachEvent(strip(isColumn(m_kind) ? n : m_strips.size() - 1 - n), apply);
      }
      ++m_control.stripsDone;
    }
    return machine;
  }

 private:
  bool isStopped() {
    if (m_control.cancel) m_stopped = true;
    return m_stopped;
  }

  const Strip& strip(std::int64_t n) const { return m_schedule.strip(m_strips.begin + n); }

  template <class Apply>
  void runInTurn(std::int64_t n, const Apply& apply) {
    m_schedule.forEachEvent(strip(n), [&](const Event& event) {
      if (!m_turns.await(event, n, m_stopped)) return false;
      const bool goesOn = apply(event);
      m_turns.pass(event, n);
      return goesOn;
    });
  }

  const Schedule& m_schedule;
  Range m_strips;
  StripKind m_kind;
  RunControl& m_control;
  Turns m_turns;
  std::atomic<std::int64_t> m_taken{0};
  std::atomic<bool> m_stopped{false};
};

/// Whoever leaves by an exception leaves a strip undone, for which nobody may wait.
class StopUnlessDone {
 public:
  explicit StopUnlessDone(Phase& phase) : m_phase(&phase) {}
  StopUnlessDone(const StopUnlessDone&) = delete;
  StopUnlessDone& operator=(const StopUnlessDone&) = delete;
  ~StopUnlessDone() {
    if (m_phase != nullptr) m_phase->stop();
  }
  void done() { m_phase = nullptr; }

 private:
  Phase* m_phase;
};

void add(PassCount& count, const StripMachine& machine) {
  count.hbm += machine.counter();
  const Footprint peak = machine.onChipPeak();
  if (peak.values > count.onChipPeak.values) count.onChipPeak = peak;
}

}  // namespace

Expected<PassCount> runStripsOnThreads(const Schedule& schedule, const MakeMachine& make, RunControl& control,
                                       unsigned threads, const EventSinks& sinks) {
  PassCount count;
  for (const Range& strips : schedule.phases()) {
    Phase phase(schedule, strips, control);
    const unsigned workers = static_cast<unsigned>(std::min<std::int64_t>(threadCount(threads), phase.size()));
    std::vector<std::unique_ptr<StripMachine>> machines(workers);
    runOnThreads(workers, [&](unsigned worker) {
      StopUnlessDone guard(phase);
      machines[worker] = phase.work(make, sinks ? sinks(worker) : EventSink{});
      guard.done();
    });
    if (control.cancel) return failure({ErrorCode::Cancelled, "the run", "", ""});
    for (const auto& machine : machines) {
      if (machine) add(count, *machine);
    }
  }
  return count;
}

Expected<PassCount> runStripsInOrder(const Schedule& schedule, const MakeMachine& make, const EventSink& sink) {
  PassCount count;
  for (const Range& strips : schedule.phases()) {
    const std::unique_ptr<StripMachine> machine = make(schedule.strip(strips.begin).kind);
    for (std::int64_t strip = strips.begin; strip < strips.end; ++strip) {
      const bool wentOn = schedule.forEachEvent(schedule.strip(strip),
                                                [&](const Event& event) { return sink(event, machine->apply(event)); });
      if (!wentOn) return failure({ErrorCode::Cancelled, "the run", "", ""});
    }
    add(count, *machine);
  }
  return count;
}

}  // namespace tilewise
