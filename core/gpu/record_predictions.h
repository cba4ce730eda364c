// SPDX-License-Identifier: MIT
#pragma once

/// Predictions beside the measured times of a record.

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// Predicts each pass of the run by the card's rates; nothing without rates, of a refused run, or of exact kernels.
/// Thread blocks a multiprocessor are those of the run.
void addPredictions(RecordedRun& run, const RecordedCard& card);

/// A prediction that is off by more than this part of the measured time is a miss.
inline constexpr double PredictionTolerance = 0.2;

/// Predicted over measured time; nothing where one of the two is missing.
std::optional<double> predictedRatio(const RecordedPass& pass);

/// How many of the passes that have both are within the tolerance.
struct PredictionTally {
  std::int64_t within = 0;
  std::int64_t all = 0;
};
PredictionTally tallyPredictions(const GpuRecord& record);

}  // namespace tilewise
