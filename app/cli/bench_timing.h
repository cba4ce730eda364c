// SPDX-License-Identifier: MIT
#pragma once

/// Times of the engine and of naive attention on one problem, all heads of it.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/problem_options.h"
#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

/// What was measured of one pass, done many times.
struct Timing {
  double seconds = 0;            ///< median
  double spread = 0;             ///< interquartile range over the median
  double gflops = 0;             ///< reported FLOPs of all heads (kernel_flops.h) over the median
  std::int64_t repetitions = 0;  ///< samples
};

/// Requires: samples is not empty. Units: seconds; flops: of one sample.
Timing timingOf(std::vector<double> samples, double flops);

struct PassTimings {
  Timing engine;
  Timing engineWithEvents;      ///< each event with its figures is written into a log
  std::optional<Timing> naive{};  ///< float64 naive attention; of a backward pass: with it less without it
};

struct BenchTimings {
  PassTimings forward;
  std::optional<PassTimings> backward{};
};

struct BenchPlan {
  std::int64_t repetitions = 20;
  unsigned threads = 1;
  bool withNaive = true;
};

/// Told before each repetition: what is timed, which repetition, of how many.
using BenchProgress = std::function<void(const std::string& what, std::int64_t repetition, std::int64_t of)>;

/// Each sample is one pass over all heads, from its inputs in HBM to its results there. The engine with and without
/// events takes turns after a repetition that is not counted; where there are fewer heads than threads, the threads
/// share a head, else heads run side by side. Naive attention ends earlier when it has taken ten seconds.
/// Errors: as run(); OutOfMemory.
[[nodiscard]] Expected<BenchTimings> timeEngine(const Problem& problem, const ProblemRequest& request,
                                                const BenchPlan& plan, const BenchProgress& progress);

}  // namespace tilewise
