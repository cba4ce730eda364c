// SPDX-License-Identifier: MIT
#include "core/attention/engine.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <new>

#include "core/attention/fa2_forward.h"
#include "core/attention/standard_forward.h"
#include "core/attention/worker_threads.h"
#include "core/trace/schedule.h"

namespace tilewise {

namespace {

constexpr std::int64_t LargestHeldBytes = std::int64_t{8} << 30;

/// Strips of one kind may run at once; the next kind waits for them.
std::vector<Range> phases(const Schedule& schedule) {
  std::vector<Range> found;
  for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
    if (found.empty() || schedule.strip(strip).kind != schedule.strip(strip - 1).kind) found.push_back({strip, strip});
    found.back().end = strip + 1;
  }
  return found;
}

using MakeMachine = std::function<std::unique_ptr<StripMachine>()>;

/// What the machines of a run leave behind, apart from the tensors.
struct Sums {
  TrafficCounter hbm;
  Footprint onChipPeak;
};

/// Runs all strips. The last strips go first: under a causal mask they are the longest.
Expected<Sums> runStripsOnThreads(const Schedule& schedule, const MakeMachine& make, RunControl& control,
                                  unsigned threads) {
  control.stripsTotal = schedule.stripCount();
  Sums sums;
  for (const Range& phase : phases(schedule)) {
    const unsigned workers = static_cast<unsigned>(std::min<std::int64_t>(threadCount(threads), phase.size()));
    std::vector<std::unique_ptr<StripMachine>> machines;
    for (unsigned n = 0; n < workers; ++n) machines.push_back(make());
    std::atomic<std::int64_t> taken{0};
    runOnThreads(workers, [&](unsigned worker) {
      StripMachine& machine = *machines[worker];
      for (std::int64_t n = taken++; n < phase.size() && !control.cancel; n = taken++) {
        schedule.forEachEvent(schedule.strip(phase.end - 1 - n), [&](const Event& event) {
          machine.apply(event);
          return !control.cancel;
        });
        ++control.stripsDone;
      }
    });
    if (control.cancel) return failure({ErrorCode::Cancelled, "the run", "", ""});
    for (const auto& machine : machines) {
      sums.hbm += machine->counter();
      const Footprint peak = machine->onChipPeak();
      if (peak.values > sums.onChipPeak.values) sums.onChipPeak = peak;
    }
  }
  return sums;
}

void reportRows(const Problem& problem, RunResult& result) {
  result.rowsWithoutKeys = Mask(problem).rowsWithoutKeys({0, problem.Tq()});
  for (Index r = 0; r < result.O.rows(); ++r) result.rowsNotFinite += result.O.row(r).allFinite() ? 0 : 1;
}

/// How the strips of a run are executed: on threads, or in order with an event sink.
using RunStrips = std::function<Expected<Sums>(const Schedule&, const MakeMachine&)>;

Expected<Sums> runStripsInOrder(const Schedule& schedule, const MakeMachine& make, const EventSink& sink) {
  const std::unique_ptr<StripMachine> machine = make();
  for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
    const bool wentOn = schedule.forEachEvent(schedule.strip(strip),
                                              [&](const Event& event) { return sink(event, machine->apply(event)); });
    if (!wentOn) return failure({ErrorCode::Cancelled, "the run", "", ""});
  }
  return Sums{machine->counter(), machine->onChipPeak()};
}

template <class Real>
Expected<RunResult> runIn(const Problem& problem, const Inputs& inputs, const RunStrips& runStrips) {
  const Schedule schedule(problem);
  Hbm<Real> hbm(problem, inputs);
  StandardResidents<Real> residents;
  MakeMachine make = [&] { return std::make_unique<Fa2Forward<Real>>(problem, hbm); };
  if (problem.algorithm() == Algorithm::Standard) {
    residents = {Matrix<Real>(problem.Tk(), problem.dk()), Matrix<Real>(problem.Tk(), problem.dv()),
                 Vector<Real>(problem.Tq())};
    make = [&] { return std::make_unique<StandardForward<Real>>(problem, hbm, residents); };
  }
  const auto sums = runStrips(schedule, make);
  if (!sums) return tl::unexpected(sums.error());

  RunResult result;
  result.O = hbm.result(Tensor::O).template cast<double>();
  result.lse = problem.algorithm() == Algorithm::Standard
                   ? Vector<double>(residents.lse.template cast<double>())
                   : Vector<double>(hbm.result(Tensor::lse).col(0).template cast<double>());
  result.hbm = sums->hbm;
  result.onChipPeak = sums->onChipPeak;
  reportRows(problem, result);
  return result;
}

Expected<RunResult> runChecked(const Problem& problem, const Inputs& inputs, const RunStrips& runStrips) {
  if (const auto runnable = checkRunnable(problem, inputs); !runnable) return tl::unexpected(runnable.error());
  try {
    return problem.settings().precision == Precision::Float64 ? runIn<double>(problem, inputs, runStrips)
                                                              : runIn<float>(problem, inputs, runStrips);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

}  // namespace

Expected<void> checkRunnable(const Problem& problem, const Inputs& inputs) {
  if (problem.algorithm() == Algorithm::FlashAttention1) {
    return failure(
        {ErrorCode::NotAvailable, "--algorithm", "fa1", "fa2, standard (fa1 is counted by model and trace)"});
  }
  const std::int64_t realBytes = problem.settings().precision == Precision::Float64 ? 8 : 4;
  const std::int64_t heldBytes = 2 * problem.Tq() * problem.Tk() * realBytes;
  if (problem.algorithm() == Algorithm::Standard && heldBytes > LargestHeldBytes) {
    return failure({ErrorCode::TooLarge, "S and P of standard attention", std::to_string(heldBytes) + " bytes",
                    "at most " + std::to_string(LargestHeldBytes) + " bytes (the model counts larger ones)"});
  }
  return checkShapes(problem, inputs);
}

Expected<RunResult> run(const Problem& problem, const Inputs& inputs, RunControl& control, unsigned threads) {
  return runChecked(problem, inputs, [&](const Schedule& schedule, const MakeMachine& make) {
    return runStripsOnThreads(schedule, make, control, threads);
  });
}

Expected<RunResult> runInOrder(const Problem& problem, const Inputs& inputs, const EventSink& sink) {
  return runChecked(problem, inputs, [&](const Schedule& schedule, const MakeMachine& make) {
    return runStripsInOrder(schedule, make, sink);
  });
}

}  // namespace tilewise
