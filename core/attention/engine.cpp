// SPDX-License-Identifier: MIT
#include "core/attention/engine.h"

#include <functional>
#include <new>

#include "core/attention/pass_memory.h"
#include "core/attention/strip_runner.h"
#include "core/base/grouped.h"
#include "core/problem/mask.h"
#include "core/trace/schedule.h"

namespace tilewise {

namespace {

constexpr std::int64_t LargestHeldBytes = std::int64_t{8} << 30;

/// How the strips of a pass are executed: on threads, or in order with an event sink.
using RunStrips = std::function<Expected<PassCount>(const Schedule&, const MakeMachine&)>;

std::int64_t rowsNotFinite(const Matrix<double>& matrix) {
  std::int64_t rows = 0;
  for (Index r = 0; r < matrix.rows(); ++r) rows += matrix.row(r).allFinite() ? 0 : 1;
  return rows;
}

template <class Real>
Expected<RunResult> runIn(const Problem& problem, const HbmInputs& inputs, const RunStrips& runStrips) {
  PassMemory<Real> memory(problem, inputs);
  const auto forward = memory.run(Pass::Forward, runStrips);
  if (!forward) return tl::unexpected(forward.error());
  RunResult result;
  result.count = *forward;
  // What is wide is twice as large: it is taken at the end, when it can take the place of what is not.
  if (problem.settings().backward) {
    const auto backward = memory.run(Pass::Backward, runStrips);
    if (!backward) return tl::unexpected(backward.error());
    result.backward = BackwardResult{memory.takeGradients(), *backward, 0};
    for (const Matrix<double>* each :
         {&result.backward->gradients.dQ, &result.backward->gradients.dK, &result.backward->gradients.dV}) {
      result.backward->rowsNotFinite += rowsNotFinite(*each);
    }
  }
  memory.takeForward(result);
  result.rowsWithoutKeys = Mask(problem).rowsWithoutKeys({0, problem.Tq()});
  result.rowsNotFinite = rowsNotFinite(result.O);
  return result;
}

Expected<RunResult> runHeld(const Problem& problem, const HbmInputs& inputs, const RunStrips& runStrips) {
  try {
    return problem.settings().precision == Precision::Float64 ? runIn<double>(problem, inputs, runStrips)
                                                              : runIn<float>(problem, inputs, runStrips);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

Expected<RunResult> runChecked(const Problem& problem, const Inputs& inputs, const RunStrips& runStrips) {
  if (const auto runnable = checkRunnable(problem, inputs); !runnable) return tl::unexpected(runnable.error());
  try {
    return runHeld(problem, HbmInputs(problem, inputs), runStrips);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

/// All strips of both passes on threads, which count what they have done.
RunStrips onThreads(const Problem& problem, RunControl& control, unsigned threads) {
  control.stripsDone = 0;
  control.stripsTotal = Schedule(problem, Pass::Forward).stripCount();
  if (problem.settings().backward) control.stripsTotal += Schedule(problem, Pass::Backward).stripCount();
  return [&control, threads](const Schedule& schedule, const MakeMachine& make) {
    return runStripsOnThreads(schedule, make, control, threads);
  };
}

Expected<void> checkHeld(const char* what, std::int64_t values, const Problem& problem) {
  const std::int64_t bytes = values * (problem.settings().precision == Precision::Float64 ? 8 : 4);
  if (bytes <= LargestHeldBytes) return {};
  return failure({ErrorCode::TooLarge, what, grouped(bytes) + " bytes",
                  "at most " + grouped(LargestHeldBytes) + " bytes (the model counts larger ones)"});
}

}  // namespace

Expected<void> checkHeldSizes(const Problem& problem) {
  if (problem.isStandard()) {
    const bool isBackward = problem.settings().backward;
    const auto fits = checkHeld(isBackward ? "S, P, dP and dS of standard attention" : "S and P of standard attention",
                                (isBackward ? 4 : 2) * problem.Tq() * problem.Tk(), problem);
    if (!fits) return fits;
  }
  for (const Pass pass : {Pass::Forward, problem.lastPass()}) {
    const auto fits = checkHeld("the blocks on chip", onChipSize(problem, pass).values, problem);
    if (!fits) return fits;
  }
  return {};
}

Expected<void> checkRunnable(const Problem& problem, const Inputs& inputs) {
  if (const auto fits = checkHeldSizes(problem); !fits) return fits;
  return checkShapes(problem, inputs);
}

Expected<RunResult> run(const Problem& problem, const Inputs& inputs, RunControl& control, unsigned threads) {
  return runChecked(problem, inputs, onThreads(problem, control, threads));
}

Expected<RunResult> run(const Problem& problem, const HbmInputs& inputs, RunControl& control, unsigned threads) {
  if (const auto fits = checkHeldSizes(problem); !fits) return tl::unexpected(fits.error());
  return runHeld(problem, inputs, onThreads(problem, control, threads));
}

Expected<RunResult> runInOrder(const Problem& problem, const Inputs& inputs, const EventSink& sink) {
  return runChecked(problem, inputs, [&](const Schedule& schedule, const MakeMachine& make) {
    return runStripsInOrder(schedule, make, sink);
  });
}

}  // namespace tilewise
