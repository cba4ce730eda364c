// SPDX-License-Identifier: MIT
#include "core/gpu/record_predictions.h"

#include <cmath>

#include "core/gpu/time_model.h"

namespace tilewise {

void addPredictions(RecordedRun& run, const RecordedCard& card) {
  if (run.refusal || run.isExact || !card.rates) return;
  const auto problem = Problem::make(run.point.settings);
  if (!problem) return;
  const auto plan = planKernels(*problem, {run.point.isDeterministic, card.facts.sharedBytesPerBlock});
  if (!plan) return;
  const auto add = [&](std::optional<RecordedPass>& recorded, Pass pass, const PassPlan& planned) {
    // A record of other kernels than this version has is shown as it is.
    if (!recorded || recorded->report.kernels.size() != planned.kernels.size()) return;
    recorded->predicted =
        predictPass(*problem, pass, *plan, recorded->report, run.point.isDeterministic, card.facts, *card.rates);
  };
  add(run.forward, Pass::Forward, plan->forward);
  if (plan->backward) add(run.backward, Pass::Backward, *plan->backward);
}

std::optional<double> predictedRatio(const RecordedPass& pass) {
  if (!pass.predicted || !pass.report.time) return std::nullopt;
  return pass.predicted->seconds / pass.report.time->seconds;
}

PredictionTally tallyPredictions(const GpuRecord& record) {
  PredictionTally tally;
  const auto count = [&tally](const std::optional<RecordedPass>& pass) {
    const auto ratio = pass ? predictedRatio(*pass) : std::nullopt;
    if (!ratio) return;
    ++tally.all;
    if (std::abs(*ratio - 1) <= PredictionTolerance) ++tally.within;
  };
  for (const RecordedRun& run : record.runs) {
    count(run.forward);
    count(run.backward);
  }
  return tally;
}

}  // namespace tilewise
