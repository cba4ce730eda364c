// SPDX-License-Identifier: MIT
#pragma once

/// Where a broken run goes wrong, held against float64 naive attention.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/accuracy.h"
#include "core/attention/reference.h"
#include "core/faults/broken_run.h"
#include "core/faults/broken_tiles.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// One array of a broken run.
struct ArrayFault {
  Tensor tensor = Tensor::O;
  std::int64_t rows = 0;
  std::int64_t rowsWrong = 0;  ///< with an entry over the bound, or NaN or infinity where there should be none
  std::int64_t notFinite = 0;  ///< entries that are NaN or infinite and should not be, or are not and should
  double largest = 0;          ///< the largest |error| of entries finite in both
  double rms = 0;              ///< over the same entries
  double bound = 0;            ///< that of the check
  /// The worst entry: the first that is not finite where it should be, or else that of the largest error.
  std::int64_t row = 0;
  std::int64_t column = 0;
  double right = 0;                ///< what the reference has there
  double broken = 0;               ///< what the broken run has there
  std::vector<double> errorOfRow;  ///< the largest |error| of each row; infinite where one is not finite

  bool isWrong() const { return rowsWrong > 0; }
};

struct FaultReport {
  std::optional<Fault> fault;
  BrokenTileCounts tiles;
  std::vector<ArrayFault> arrays;  ///< O, lse; with a backward pass dQ, dK, dV

  /// Whether the check finds it.
  bool shows() const { return firstWrong() != nullptr; }
  /// The first array that is wrong; null when none is.
  const ArrayFault* firstWrong() const;
};

/// The entries of an array as the check compares them: |broken - right|, infinite where only one is finite.
/// Shapes: the array's; lse has one column.
Matrix<double> errorsOf(Tensor tensor, const RunResult& result, const Reference& reference);

/// Requires: `accuracy` is what compare() or compareByRatio() made of the same result; it has the bounds.
FaultReport faultReport(const Problem& problem, std::optional<Fault> fault, const RunResult& result,
                        const Reference& reference, const Accuracy& accuracy);

/// What all faults of a problem are held against, computed once.
struct RightResults {
  Reference reference;
  std::optional<RunResult> standard;  ///< with a storage precision: standard attention in it
};
/// Errors: those of naiveAttention() and run().
[[nodiscard]] Expected<RightResults> rightResults(const Problem& problem, const Inputs& inputs, RunControl& control,
                                                  unsigned threads = 0);

/// Runs a fault and reports on it.
struct FaultTrial {
  BrokenRun run;
  Accuracy accuracy;
  FaultReport report;
};
/// Errors: those of runBroken().
[[nodiscard]] Expected<FaultTrial> tryFault(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault,
                                            const RightResults& right, RunControl& control, unsigned threads = 0);

}  // namespace tilewise
