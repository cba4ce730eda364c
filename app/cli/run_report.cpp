// SPDX-License-Identifier: MIT
#include "app/cli/run_report.h"

#include <utility>

#include "core/costs/device_table.h"
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

RunReport reportOf(const PreparedRun& prepared, RunResult result) {
  const Problem& problem = prepared.problem;
  PassReport forward = passReport(problem, Pass::Forward, result.count);
  RunReport report{problem, std::move(result), takeCensus(problem), prepared.capacityBytes, std::move(forward)};
  if (report.result.backward) report.backward = passReport(problem, Pass::Backward, report.result.backward->count);
  return report;
}

Expected<RunReport> makeBrokenReport(const PreparedRun& prepared, unsigned threads, bool check) {
  const Problem& problem = prepared.problem;
  const Fault fault = *prepared.fault;
  RunControl control;
  if (!check) {
    auto broken = runBroken(problem, *prepared.inputs, fault, control, threads);
    if (!broken) return tl::unexpected(broken.error());
    RunReport report = reportOf(prepared, std::move(broken->result));
    report.fault = outcomeOf(problem, fault, nullptr);
    return report;
  }
  const auto right = rightResults(problem, *prepared.inputs, control, threads);
  if (!right) return tl::unexpected(right.error());
  auto trial = tryFault(problem, *prepared.inputs, fault, *right, control, threads);
  if (!trial) return tl::unexpected(trial.error());
  RunReport report = reportOf(prepared, std::move(trial->run.result));
  report.accuracy = trial->accuracy;
  report.fault = outcomeOf(problem, fault, &trial->report);
  return report;
}

}  // namespace

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
  if (prepared.fault) return makeBrokenReport(prepared, threads, extras.check);
  const Problem& problem = prepared.problem;
  RunControl control;
  auto result = run(problem, *prepared.inputs, control, threads);
  if (!result) return tl::unexpected(result.error());
  RunReport report = reportOf(prepared, std::move(*result));
  if (extras.check) {
    const auto accuracy = check(problem, *prepared.inputs, report.result, control, threads);
    if (!accuracy) return tl::unexpected(accuracy.error());
    report.accuracy = *accuracy;
  }
  if (extras.dqSpreadOrders > 0) {
    const auto spread = dqSpread(problem, *prepared.inputs, extras.dqSpreadOrders, control, threads);
    if (!spread) return tl::unexpected(spread.error());
    report.dqSpread = *spread;
  }
  return report;
}

}  // namespace tilewise
