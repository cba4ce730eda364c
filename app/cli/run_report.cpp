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

}  // namespace

Expected<PreparedRun> prepareRun(const ProblemRequest& request) {
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto capacity = sramCapacityBytes(*problem);
  if (!capacity) return tl::unexpected(capacity.error());
  auto inputs = request.inputs ? request.inputs : std::make_shared<const Inputs>(makeInputs(*problem));
  PreparedRun prepared{*problem, std::move(inputs), *capacity};
  if (const auto runnable = checkRunnable(*problem, *prepared.inputs); !runnable) {
    return tl::unexpected(runnable.error());
  }
  return prepared;
}

Expected<RunReport> makeReport(const PreparedRun& prepared, unsigned threads, const RunExtras& extras) {
  const Problem& problem = prepared.problem;
  RunControl control;
  auto result = run(problem, *prepared.inputs, control, threads);
  if (!result) return tl::unexpected(result.error());
  PassReport forward = passReport(problem, Pass::Forward, result->count);
  RunReport report{problem, std::move(*result), takeCensus(problem), prepared.capacityBytes, std::move(forward)};
  if (report.result.backward) report.backward = passReport(problem, Pass::Backward, report.result.backward->count);
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
