// SPDX-License-Identifier: MIT
#include "app/cli/run_report.h"

#include <utility>

#include "app/cli/work_progress.h"
#include "core/costs/device_table.h"
#include "core/costs/kernel_flops.h"
#include "core/tiling/on_chip.h"
#include "core/trace/trace.h"

namespace tilewise {

namespace {

PassReport passReport(const Problem& problem, Pass pass, const PassCount& count) {
  PassReport report;
  report.moved.loads = count.hbm.loads;
  report.moved.stores = count.hbm.stores;
  report.byRule = Trace(problem, pass).wholeRun();
  report.held = hbmHeld(problem, pass);
  report.onChipPeak = count.onChipPeak;
  return report;
}

PassReport passByRule(const Problem& problem, Pass pass) {
  PassReport report;
  report.byRule = Trace(problem, pass).wholeRun();
  report.moved = report.byRule;
  report.held = hbmHeld(problem, pass);
  report.onChipPeak = onChipSize(problem, pass);
  return report;
}

/// FLOPs in products of one head, about: as they are reported of kernels.
std::int64_t headFlops(const Problem& problem) {
  const double backward = problem.settings().backward ? 3.5 : 1;
  return static_cast<std::int64_t>(backward * reportedForwardFlops(problem) / static_cast<double>(problem.headCount()));
}

/// Tells of work that takes long.
template <class Work>
auto watched(const char* what, const RunControl& control, const Work& work) {
  WorkProgress progress(what);
  const RunWatch watch(control, progress);
  return work();
}

Expected<RunReport> makeBrokenReport(const PreparedRun& prepared, unsigned threads, bool check) {
  const Problem& problem = prepared.problem;
  const Fault fault = *prepared.fault;
  RunControl control;
  if (!check) {
    auto broken = watched("running", control, [&] {
      return runBroken(problem, *prepared.inputs, fault, control, threads);
    });
    if (!broken) return tl::unexpected(broken.error());
    RunReport report = reportOf(problem, std::move(broken->result), prepared.capacityBytes);
    report.fault = outcomeOf(problem, fault, nullptr);
    return report;
  }
  const auto right = watched("running without the fault", control, [&] {
    return rightResults(problem, *prepared.inputs, control, threads);
  });
  if (!right) return tl::unexpected(right.error());
  auto trial = watched("running with the fault", control, [&] {
    return tryFault(problem, *prepared.inputs, fault, *right, control, threads);
  });
  if (!trial) return tl::unexpected(trial.error());
  RunReport report = reportOf(problem, std::move(trial->run.result), prepared.capacityBytes);
  report.accuracy = trial->accuracy;
  report.fault = outcomeOf(problem, fault, &trial->report);
  return report;
}

Expected<RunReport> makeRightReport(const PreparedRun& prepared, unsigned threads, const RunExtras& extras) {
  const Problem& problem = prepared.problem;
  RunControl control;
  auto result = watched("running", control, [&] { return run(problem, *prepared.inputs, control, threads); });
  if (!result) return tl::unexpected(result.error());
  RunReport report = reportOf(problem, std::move(*result), prepared.capacityBytes);
  if (extras.check) {
    const auto accuracy = watched("checking against float64", control, [&] {
      return check(problem, *prepared.inputs, report.result, control, threads);
    });
    if (!accuracy) return tl::unexpected(accuracy.error());
    report.accuracy = *accuracy;
  }
  if (extras.dqSpreadOrders > 0) {
    const auto spread = watched("running shuffled orders", control, [&] {
      return dqSpread(problem, *prepared.inputs, extras.dqSpreadOrders, control, threads);
    });
    if (!spread) return tl::unexpected(spread.error());
    report.dqSpread = *spread;
  }
  return report;
}

}  // namespace

RunReport reportOf(const Problem& problem, RunResult result, std::int64_t capacityBytes) {
  PassReport forward = passReport(problem, Pass::Forward, result.count);
  RunReport report{problem, std::move(result), takeCensus(problem), capacityBytes, std::move(forward)};
  if (report.result.backward) report.backward = passReport(problem, Pass::Backward, report.result.backward->count);
  return report;
}

RunReport reportByRule(const Problem& problem, std::int64_t capacityBytes) {
  RunReport report{problem, {}, takeCensus(problem), capacityBytes, passByRule(problem, Pass::Forward)};
  if (problem.settings().backward) report.backward = passByRule(problem, Pass::Backward);
  report.isByRule = true;
  return report;
}

Expected<PreparedRun> prepareRun(const ProblemRequest& request) {
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto capacity = sramCapacityBytes(*problem);
  if (!capacity) return tl::unexpected(capacity.error());
  auto inputs = request.inputs ? request.inputs : std::make_shared<const Inputs>(makeInputs(*problem));
  PreparedRun prepared{*problem, std::move(inputs), *capacity, request.fault};
  const auto runnable = prepared.fault ? checkBrokenRunnable(*problem, *prepared.inputs, prepared.fault)
                                       : checkRunnable(*problem, *prepared.inputs);
  if (!runnable) return tl::unexpected(runnable.error());
  return prepared;
}

Expected<RunReport> makeReport(const PreparedRun& prepared, unsigned threads, const RunExtras& extras) {
  tellBefore("tilewise-cli", "this run", takeCensus(prepared.problem).entries, headFlops(prepared.problem));
  auto report = prepared.fault ? makeBrokenReport(prepared, threads, extras.check)
                               : makeRightReport(prepared, threads, extras);
  if (report) report->inputsNotFinite = notFinite(*prepared.inputs);
  return report;
}

}  // namespace tilewise
