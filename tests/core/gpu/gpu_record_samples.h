// SPDX-License-Identifier: MIT
#pragma once

/// Records for tests, with every member that a record can have.

#include <limits>

#include "core/gpu/gpu_record.h"

namespace tilewise::testing {

inline RecordedPass samplePass(const char* kernel, double seconds) {
  RecordedPass pass;
  pass.report.kernels.push_back({{kernel, "", {}, 128, 65536, {32, 16, 1}}, 212, 0, 2, 0.5, CubinOrigin::Compiled});
  PassTime time;
  time.seconds = seconds;
  time.lowerQuartile = seconds * 0.99;
  time.upperQuartile = seconds * 1.02;
  time.samples = 20;
  time.passesASample = 5;
  time.end = TimingEnd::Steady;
  time.clockMHz = 1755.5;
  pass.report.time = time;
  pass.teraflops = 301.25;
  pass.model = {545259520, 8650752};
  pass.counts.push_back({kernel, 545259520, 270336, 0, 25243392, 12, 8421376, 4194304});
  pass.countedBy = Profiler::Cupti;
  pass.predicted = PredictedTime{
      seconds * 1.1, TimeBound::SharedMemory, {1e-4, 2e-4, 3e-4, 0, 0, 0, 4e-6}, 0.0625, {PredictionDoubt::Spills}};
  return pass;
}

/// A record with a run that has everything, one that was refused and one that was not counted.
inline GpuRecord sampleRecord(const char* card = "NVIDIA H200") {
  CardFacts facts;
  facts.name = card;
  facts.uuid = "GPU-0123";
  facts.computeMajor = 9;
  facts.multiprocessors = 132;
  facts.clockMHz = 1980;
  facts.memoryBytes = std::int64_t{150} << 30;
  facts.l2Bytes = 62914560;
  facts.sharedBytesPerBlock = 232448;
  facts.sharedBytesPerMultiprocessor = 233472;
  facts.registersPerMultiprocessor = 65536;
  facts.driverVersion = 13000;
  facts.driver = "580.159.04";
  GpuRecord record = newRecord("1.2.3", {facts, "13.0", CardRates{4.2e12, 6.5e12, 6.6e14, 3.9e12, 1.5e-6, 1755}},
                               "tilewise-cli gpu sweep --t 4096");
  RecordedRun all{{"own sizes", {}, true, true}};
  all.point.settings.Tq = all.point.settings.Tk = 4096;
  all.point.settings.backward = true;
  all.point.settings.causal = true;
  all.point.settings.elementType = ElementType::Fp16;
  all.forward = samplePass("fa2Forward", 2.5e-4);
  all.forward->report.time->isCold = true;
  all.backward = samplePass("fa2Backward", 7.5e-4);
  all.backward->report.time->isCold = true;
  all.repeated = RepeatedDQ{10, 4096, 17};
  Accuracy accuracy;
  accuracy.O = {.maxAbs = 1e-3, .rms = 1e-5, .bound = 2e-3, .row = 5, .column = 6, .pass = true, .standardMaxAbs = 9e-4};
  accuracy.lse.maxAbs = std::numeric_limits<double>::infinity();
  accuracy.lse.sameNonFinite = false;
  accuracy.dQ = accuracy.dK = accuracy.dV = accuracy.O;
  all.accuracy = accuracy;
  RecordedRun refused{{"own sizes", all.point.settings}};
  refused.point.settings.Br = 512;
  refused.refusal = Error{ErrorCode::TooLarge, "the registers of a thread", "256 accumulators", "at most 192"};
  RecordedRun plain{{"lesson", {}}};
  plain.isExact = true;
  plain.forward = samplePass("exactForward", 1e-3);
  plain.forward->counts.clear();
  plain.forward->countedBy.reset();
  plain.forward->notCounted = "ncu: the machine has none";
  plain.forward->predicted.reset();
  record.runs = {all, refused, plain};
  return record;
}

}  // namespace tilewise::testing
