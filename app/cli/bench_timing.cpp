// SPDX-License-Identifier: MIT
#include "app/cli/bench_timing.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <mutex>
#include <new>
#include <utility>

#include "core/attention/pass_by_pass.h"
#include "core/attention/reference.h"
#include "core/attention/worker_threads.h"
#include "core/costs/kernel_flops.h"

namespace tilewise {

namespace {

constexpr double NaiveSeconds = 10;

/// The problem of one head, and what it is computed on.
Problem headOf(const Problem& problem, std::int64_t head) {
  ProblemSettings settings = problem.settings();
  settings.head = head;
  return Problem::make(std::move(settings)).value();
}

Inputs inputsOf(const ProblemRequest& request, const Problem& problem) {
  if (!request.arrays) return makeInputs(problem);
  // Batches beyond the first read the arrays of the first.
  return inputsOfHead(*request.arrays, headOf(problem, problem.settings().head % request.arrays->Q.heads));
}

/// Where the events of a thread go: the last 4,096 are kept.
class EventLog {
 public:
  EventLog() : m_kept(4096) {}
  bool take(const Event& event, const EventFigures& figures) {
    Entry& entry = m_kept[m_count++ % m_kept.size()];
    entry = {event.kind, event.i.value_or(-1), event.j.value_or(-1), figures};
    return true;
  }

 private:
  struct Entry {
    EventKind kind = EventKind::RowBlockBegin;
    std::int64_t i = -1;
    std::int64_t j = -1;
    EventFigures figures{};
  };
  std::vector<Entry> m_kept;
  std::size_t m_count = 0;
};

/// All heads of a problem, ready to run.
class Heads {
 public:
  static Expected<Heads> make(const Problem& problem, const ProblemRequest& request, unsigned threads) {
    Heads heads;
    for (std::int64_t head = 0; head < problem.headCount(); ++head) {
      const Problem one = headOf(problem, head);
      auto run = passByPass(one, HbmInputs(one, inputsOf(request, one)));
      if (!run) return tl::unexpected(run.error());
      heads.m_runs.push_back(std::move(*run));
    }
    heads.m_atOnce = static_cast<unsigned>(std::min<std::size_t>(threads, heads.m_runs.size()));
    heads.m_threads = threads / heads.m_atOnce;
    heads.m_logs.resize(std::size_t{heads.m_atOnce} * heads.m_threads);
    return heads;
  }

  Expected<double> seconds(Pass pass, bool withEvents) {
    std::atomic<std::size_t> taken{0};
    RunControl control;
    std::optional<Error> failed;
    std::mutex failing;
    const auto begin = std::chrono::steady_clock::now();
    runOnThreads(m_atOnce, [&](unsigned group) {
      const EventSinks sinks = withEvents ? sinksOf(group) : EventSinks{};
      for (std::size_t head = taken++; head < m_runs.size() && !control.cancel; head = taken++) {
        const auto count = m_runs[head]->run(pass, control, m_threads, sinks);
        if (count) continue;
        const std::lock_guard lock(failing);
        if (!failed) failed = count.error();
        control.cancel = true;
      }
    });
    const auto end = std::chrono::steady_clock::now();
    if (failed) return tl::unexpected(*failed);
    return std::chrono::duration<double>(end - begin).count();
  }

 private:
  EventSinks sinksOf(unsigned group) {
    return [this, group](unsigned worker) -> EventSink {
      EventLog& log = m_logs[std::size_t{group} * m_threads + worker];
      return [&log](const Event& event, const EventFigures& figures) { return log.take(event, figures); };
    };
  }

  std::vector<std::unique_ptr<PassByPass>> m_runs;
  std::vector<EventLog> m_logs;  ///< one a thread
  unsigned m_atOnce = 1;         ///< heads
  unsigned m_threads = 1;        ///< of each of them
};

/// Seconds of naive attention over all heads, with or without its backward pass.
Expected<double> naiveSeconds(const Problem& problem, const ProblemRequest& request, bool backward, unsigned threads) {
  double seconds = 0;
  for (std::int64_t head = 0; head < problem.headCount(); ++head) {
    ProblemSettings settings = headOf(problem, head).settings();
    settings.backward = backward;
    const Problem one = Problem::make(std::move(settings)).value();
    const Inputs inputs = inputsOf(request, one);
    RunControl control;
    const auto begin = std::chrono::steady_clock::now();
    const auto reference = naiveAttention(one, inputs, control, threads);
    seconds += std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    if (!reference) return tl::unexpected(reference.error());
  }
  return seconds;
}

struct Samples {
  std::vector<double> engine, withEvents, naive;
};

class Bench {
 public:
  Bench(const Problem& problem, const ProblemRequest& request, const BenchPlan& plan, const BenchProgress& progress)
      : m_problem(problem), m_request(request), m_plan(plan), m_progress(progress), m_forward{}, m_backward{} {}

  Expected<BenchTimings> run() {
    if (const auto timed = timeEngine(); !timed) return tl::unexpected(timed.error());
    if (m_plan.withNaive) {
      if (const auto timed = timeNaive(); !timed) return tl::unexpected(timed.error());
    }
    BenchTimings timings{timingsOf(m_forward, Pass::Forward)};
    if (hasBackward()) timings.backward = timingsOf(m_backward, Pass::Backward);
    return timings;
  }

 private:
  bool hasBackward() const { return m_problem.settings().backward; }

  Expected<void> timeEngine() {
    auto heads = Heads::make(m_problem, m_request, m_plan.threads);
    if (!heads) return tl::unexpected(heads.error());
    const auto sample = [&heads](Pass pass, bool withEvents, std::vector<double>* samples) -> Expected<void> {
      const auto seconds = heads->seconds(pass, withEvents);
      if (!seconds) return tl::unexpected(seconds.error());
      if (samples != nullptr) samples->push_back(*seconds);
      return {};
    };
    // Repetition 0 takes the memory that the others find.
    for (std::int64_t n = 0; n <= m_plan.repetitions; ++n) {
      if (n > 0) m_progress("engine", n, m_plan.repetitions);
      for (const Pass pass : {Pass::Forward, Pass::Backward}) {
        if (pass == Pass::Backward && !hasBackward()) continue;
        Samples& samples = pass == Pass::Forward ? m_forward : m_backward;
        const auto without = sample(pass, false, n > 0 ? &samples.engine : nullptr);
        if (!without) return without;
        const auto with = sample(pass, true, n > 0 ? &samples.withEvents : nullptr);
        if (!with) return with;
      }
    }
    return {};
  }

  Expected<void> timeNaive() {
    double taken = 0;
    for (std::int64_t n = 1; n <= m_plan.repetitions && taken < NaiveSeconds; ++n) {
      m_progress("naive attention", n, m_plan.repetitions);
      const auto forward = naiveSeconds(m_problem, m_request, false, m_plan.threads);
      if (!forward) return tl::unexpected(forward.error());
      m_forward.naive.push_back(*forward);
      taken += *forward;
      if (!hasBackward()) continue;
      const auto both = naiveSeconds(m_problem, m_request, true, m_plan.threads);
      if (!both) return tl::unexpected(both.error());
      // What is measured on a busy machine may come out the wrong way round for a tiny problem.
      m_backward.naive.push_back(std::max(*both - *forward, 0.0));
      taken += *both;
    }
    return {};
  }

  PassTimings timingsOf(const Samples& samples, Pass pass) const {
    const double flops = reportedForwardFlops(m_problem) * (pass == Pass::Backward ? 2.5 : 1);
    PassTimings timings{timingOf(samples.engine, flops), timingOf(samples.withEvents, flops)};
    if (!samples.naive.empty()) timings.naive = timingOf(samples.naive, flops);
    return timings;
  }

  const Problem& m_problem;
  const ProblemRequest& m_request;
  BenchPlan m_plan;
  const BenchProgress& m_progress;
  Samples m_forward, m_backward;
};

/// The value below which this share of the sorted samples lies, between its neighbours in proportion.
double quantile(const std::vector<double>& sorted, double share) {
  const double place = share * static_cast<double>(sorted.size() - 1);
  const auto below = static_cast<std::size_t>(place);
  const std::size_t above = std::min(below + 1, sorted.size() - 1);
  return sorted[below] + (place - static_cast<double>(below)) * (sorted[above] - sorted[below]);
}

}  // namespace

Timing timingOf(std::vector<double> samples, double flops) {
  std::sort(samples.begin(), samples.end());
  const double median = quantile(samples, 0.5);
  return {median, (quantile(samples, 0.75) - quantile(samples, 0.25)) / median, flops / median / 1e9,
          static_cast<std::int64_t>(samples.size())};
}

Expected<BenchTimings> timeEngine(const Problem& problem, const ProblemRequest& request, const BenchPlan& plan,
                                  const BenchProgress& progress) {
  try {
    return Bench(problem, request, plan, progress).run();
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the benchmark", "", ""});
  }
}

}  // namespace tilewise
