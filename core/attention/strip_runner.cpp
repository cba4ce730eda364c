// SPDX-License-Identifier: MIT
#include "core/attention/strip_runner.h"

#include <algorithm>
#include <thread>
#include <vector>

#include "core/attention/worker_threads.h"

namespace tilewise {

namespace {

/// Who may add to which sum in HBM: for each block that is summed, how many strips are through with it.
class Turns {
 public:
  explicit Turns(std::int64_t blocks) : m_through(static_cast<std::size_t>(blocks)) {}

  /// Waits until the strips before `strip` are through with a block; false when the run has been stopped meanwhile.
  bool await(std::int64_t block, std::int64_t strip, const std::atomic<bool>& stopped) const {
    while (of(block).load(std::memory_order_acquire) < strip) {
      if (stopped) return false;
      std::this_thread::yield();
    }
    return true;
  }
  void pass(std::int64_t block, std::int64_t strip) {
    m_through[static_cast<std::size_t>(block)].store(strip + 1, std::memory_order_release);
  }

 private:
  const std::atomic<std::int64_t>& of(std::int64_t block) const { return m_through[static_cast<std::size_t>(block)]; }
  std::vector<std::atomic<std::int64_t>> m_through;
};

/// Strips of one kind, shared between threads.
class Phase {
 public:
  Phase(const Schedule& schedule, Range strips, RunControl& control)
      : m_schedule(schedule),
        m_strips(strips),
        m_kind(schedule.strip(strips.begin).kind),
        m_control(control),
        m_turns(sumsInHbm(m_kind) ? (isColumn(m_kind) ? schedule.grid().nr() : schedule.grid().nc()) : 0) {}

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
    std::optional<std::int64_t> at;  ///< the block of the tile at hand
    m_schedule.forEachEvent(strip(n), [&](const Event& event) {
      const auto block = event.i && event.j ? (isColumn(m_kind) ? event.i : event.j) : std::nullopt;
      if (block != at) {
        if (at) m_turns.pass(*at, n);
        at = block;
        if (at && !m_turns.await(*at, n, m_stopped)) return false;
      }
      return apply(event);
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
