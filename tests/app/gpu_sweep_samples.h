// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Records of sweeps for tests: real plans of the kernels, made-up times and counts that are easy to tell apart.

#include "core/gpu/kernel_plan.h"
#include "core/gpu/pass_bytes.h"
#include "tests/core/gpu/gpu_record_samples.h"

namespace tilewise::testing {

/// 4,096 tokens, d = 64, 16 heads, causal, fp16: the setting of a sweep.
inline ProblemSettings sweptSettings() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  settings.heads = 16;
  settings.causal = true;
  settings.elementType = ElementType::Fp16;
  return settings;
}

/// A pass as its plan has it, with a time of so many microseconds; `isCounted`: with bytes, a tenth of them from DRAM.
inline RecordedPass plannedPass(const Problem& problem, Pass pass, double microseconds, bool isCounted) {
  const auto plan = planKernels(problem, {});
  const PassPlan& planned = pass == Pass::Forward ? plan->forward : *plan->backward;
  RecordedPass recorded;
  for (const PlannedKernel& kernel : planned.kernels) {
    recorded.report.kernels.push_back({kernel, 128, 0, 2, 0.9, CubinOrigin::Compiled});
  }
  recorded.report.main = planned.main;
  PassTime time;
  time.seconds = microseconds * 1e-6;
  time.lowerQuartile = time.seconds * 0.98;
  time.upperQuartile = time.seconds * 1.04;
  time.samples = 40;
  recorded.report.time = time;
  recorded.teraflops = 3e4 / microseconds;
  recorded.model = passBytes(problem, pass);
  recorded.predicted =
      PredictedTime{microseconds * 0.9e-6, TimeBound::TensorCores, {}, 0.0625, {PredictionDoubt::Spills}};
  if (isCounted) {
    recorded.counts.push_back({"all", recorded.model.loaded, recorded.model.stored / SectorBytes, 0,
                               recorded.model.loaded / 10, recorded.model.stored});
  } else {
    recorded.notCounted = "ncu: the machine has none";
  }
  return recorded;
}

inline RecordedRun plannedRun(ProblemSettings settings, double microseconds, bool isCounted = true) {
  RecordedRun run{{"own sizes", settings}};
  const Problem problem = Problem::make(settings).value();
  run.forward = plannedPass(problem, Pass::Forward, microseconds, isCounted);
  if (settings.backward) run.backward = plannedPass(problem, Pass::Backward, 3 * microseconds, isCounted);
  return run;
}

/// Four pairs of blocks, the third the fastest, the first not counted; a fifth that was refused.
inline GpuRecord sweptRecord(const char* card = "NVIDIA H200") {
  GpuRecord record = sampleRecord(card);
  record.runs.clear();
  const auto add = [&record](std::int64_t Br, std::int64_t Bc, double microseconds, bool isCounted) {
    ProblemSettings settings = sweptSettings();
    settings.Br = Br;
    settings.Bc = Bc;
    record.runs.push_back(plannedRun(settings, microseconds, isCounted));
  };
  add(64, 64, 125.0, false);
  add(64, 128, 124.5, true);
  add(128, 64, 98.31, true);
  add(128, 128, 101.0, true);
  RecordedRun refused{{"own sizes", sweptSettings()}};
  refused.point.settings.Br = 512;
  refused.refusal = Error{ErrorCode::TooLarge, "the registers of a thread", "256 accumulators", "at most 192"};
  record.runs.push_back(refused);
  return record;
}

}  // namespace tilewise::testing
