// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "app/cli/problem_options.h"
#include "core/attention/accuracy.h"
#include "core/tiling/tile_census.h"
#include "core/trace/totals.h"

namespace tilewise {

/// Everything that `run` says about a run.
struct RunReport {
  Problem problem;
  RunResult result;
  Totals moved;   ///< the engine's own count, as sums
  Totals byRule;  ///< the same by rule, with the arithmetic
  TileCensus census;
  std::int64_t capacityBytes = 0;
  std::optional<Accuracy> accuracy;
};

/// The report for people: a few aligned lines.
std::string runTable(const ProblemRequest& request, const RunReport& report);

/// 1180672 as "1,180,672".
std::string grouped(std::int64_t value);

}  // namespace tilewise
