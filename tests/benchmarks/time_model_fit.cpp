// SPDX-License-Identifier: MIT
// Holds the time model against recorded runs, and fits its numbers to them.
//
//     time_model_fit [--fit KERNEL] RECORD.json...
//
// prints measured and predicted time of each pass, and how many are within 20 %. --fit (fa2-forward, fa1-forward,
// backward or standard) first moves the numbers of that kernel, one after the other, as long as the errors shrink, and
// prints them.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "core/gpu/gpu_record.h"
#include "core/gpu/time_model.h"

using namespace tilewise;

namespace {

struct Case {
  const GpuRecord* record;
  const RecordedRun* run;
  Problem problem;
  KernelPlan plan;
  Pass pass;
  const RecordedPass* measured;
};

double ratioOf(const Case& each, const TimeModel& model, PredictedTime* predicted = nullptr) {
  const auto time =
      predictPass(each.problem, each.pass, each.plan, each.measured->report, each.run->point.isDeterministic,
                  each.record->card.facts, *each.record->card.rates, model);
  if (predicted != nullptr) *predicted = *time;
  return time->seconds / each.measured->report.time->seconds;
}

/// Grows with errors, faster beyond 10 %.
double lossOf(const std::vector<Case>& cases, const TimeModel& model) {
  double sum = 0;
  for (const Case& each : cases) {
    const double error = std::abs(std::log(ratioOf(each, model)));
    sum += std::min(error, 0.5) + 8 * error * error;
  }
  return sum;
}

void fit(const std::vector<Case>& cases, TimeModel& model, const std::vector<double*>& numbers) {
  double best = lossOf(cases, model);
  for (double step = 0.3; step > 0.01; step *= 0.7) {
    for (double* number : numbers) {
      for (const double factor : {1 + step, 1 / (1 + step)}) {
        const double before = *number;
        *number = before * factor;
        const double loss = lossOf(cases, model);
        if (loss < best) {
          best = loss;
        } else {
          *number = before;
        }
      }
    }
  }
}

void print(const TileCosts& c) {
  std::printf("{%.3g, %.3g, %.3g, %.4g, %.4g, %.3g, %.4g, %.3g}\n", c.tensor, c.entry, c.shared, c.chunk, c.tile, c.exchanged,
              c.block, c.masked);
}

}  // namespace

int main(int count, char** words) {
  std::string kernel;
  std::vector<GpuRecord> records;
  for (int n = 1; n < count; ++n) {
    if (std::string(words[n]) == "--fit" && n + 1 < count) {
      kernel = words[++n];
      continue;
    }
    auto record = readRecord(words[n]);
    if (!record) return std::fprintf(stderr, "%s\n", describe(record.error()).c_str()), 2;
    if (record->card.rates) records.push_back(std::move(*record));
  }
  std::vector<Case> cases;
  for (const GpuRecord& record : records) {
    for (const RecordedRun& run : record.runs) {
      if (run.refusal || run.isExact) continue;
      const Problem problem = Problem::make(run.point.settings).value();
      const auto plan = planKernels(problem, {run.point.isDeterministic, record.card.facts.sharedBytesPerBlock});
      if (!plan) continue;
      const bool isForward =
          kernel != "backward" && (kernel.empty() || word(problem.algorithm()) == kernel.substr(0, kernel.find('-')));
      if (isForward && run.forward->report.time)
        cases.push_back({&record, &run, problem, *plan, Pass::Forward, &*run.forward});
      const bool isBackward = kernel.empty() || kernel == "backward";
      if (isBackward && run.backward && run.backward->report.time)
        cases.push_back({&record, &run, problem, *plan, Pass::Backward, &*run.backward});
    }
  }
  TimeModel model = FittedTimeModel;
  const auto costs = [&model](TileKernel which) -> TileCosts& { return model.costs[static_cast<std::size_t>(which)]; };
  const auto all = [](TileCosts& c) {
    return std::vector<double*>{&c.tensor, &c.entry, &c.shared, &c.chunk, &c.tile, &c.exchanged, &c.block, &c.masked};
  };
  if (kernel == "fa2-forward") {
    TileCosts& c = costs(TileKernel::Fa2Forward);
    fit(cases, model, {&c.tensor, &c.entry, &c.shared, &c.chunk, &c.tile, &c.block, &c.masked, &model.l2Share});
    print(c);
  } else if (kernel == "fa1-forward") {
    auto numbers = all(costs(TileKernel::Fa1Forward));
    numbers.push_back(&model.farFactor);
    fit(cases, model, numbers);
    print(costs(TileKernel::Fa1Forward));
  } else if (kernel == "backward") {
    TileCosts& c = costs(TileKernel::Fa2Backward);
    fit(cases, model, {&c.tensor, &c.entry, &c.shared, &c.chunk, &c.tile, &c.block, &c.masked, &model.addedShare});
    print(c);
  } else if (kernel == "standard") {
    TileCosts &s = costs(TileKernel::StandardScores), &o = costs(TileKernel::StandardOutput);
    fit(cases, model, {&s.tensor, &s.entry, &s.shared, &s.chunk, &o.tensor, &o.shared, &o.chunk, &model.copyShare});
    print(s);
    print(o);
  }
  if (!kernel.empty())
    std::printf("l2 %.3g added %.3g far %.3g copy %.3g start %.3g\n", model.l2Share, model.addedShare, model.farFactor,
                model.copyShare, model.startSeconds);
  int within = 0;
  for (const Case& each : cases) {
    PredictedTime predicted;
    const double ratio = ratioOf(each, model, &predicted);
    const bool isWithin = std::abs(ratio - 1) <= 0.2;
    within += isWithin ? 1 : 0;
    const ProblemSettings& s = each.run->point.settings;
    const KernelReport& main = each.measured->report.kernels[each.measured->report.main];
    std::printf("%-8s %-8s T %5d heads %4d d %3d %3dx%-3d %s w%dx%d  %9.1f us  %9.1f us  %+5.0f %%  %s idle %.0f %%%s",
                std::string(word(s.algorithm)).c_str(), each.pass == Pass::Forward ? "forward" : "backward",
                static_cast<int>(s.Tq), static_cast<int>(s.heads * s.batch), static_cast<int>(s.dk),
                static_cast<int>(s.Br), static_cast<int>(s.Bc), s.causal ? "causal" : "dense ",
                static_cast<int>(main.planned.threads / 32), main.blocksPerMultiprocessor,
                each.measured->report.time->seconds * 1e6, predicted.seconds * 1e6, (ratio - 1) * 100,
                std::string(word(predicted.bound)).c_str(), predicted.idleShare * 100, isWithin ? "" : "  MISS");
    for (const PredictionDoubt doubt : predicted.doubts) std::printf(" %s", std::string(word(doubt)).c_str());
    std::printf("\n");
  }
  std::printf("%d of %zu within 20 %%\n", within, cases.size());
  return 0;
}
