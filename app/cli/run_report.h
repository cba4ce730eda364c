// SPDX-License-Identifier: MIT
#pragma once

/// A run and everything that is said about it, gathered once for the table and for JSON.

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "app/cli/fault_outcome.h"
#include "app/cli/not_finite.h"
#include "app/cli/problem_options.h"
#include "core/attention/accuracy.h"
#include "core/attention/dq_spread.h"
#include "core/attention/engine.h"
#include "core/costs/held.h"
#include "core/tiling/tile_census.h"
#include "core/trace/totals.h"

namespace tilewise {

/// One pass of a run.
struct PassReport {
  Totals moved;   ///< the engine's own count, as sums
  Totals byRule;  ///< the same by rule, with the arithmetic
  HbmHeld held;
  Footprint onChipPeak;
};

/// Everything that `run` says about a run.
struct RunReport {
  Problem problem;
  RunResult result;
  TileCensus census;
  std::int64_t capacityBytes = 0;
  PassReport forward;
  std::optional<PassReport> backward{};
  std::optional<Accuracy> accuracy{};
  std::optional<DqSpread> dqSpread{};
  std::optional<FaultOutcome> fault{};  ///< of a broken run; what is by rule is then that of the right one
  std::vector<NotFinite> inputsNotFinite{};
  bool isByRule = false;                ///< nothing was run: `result` is empty
};

/// What a run needs, found fit before anything is written or computed.
struct PreparedRun {
  Problem problem;
  std::shared_ptr<const Inputs> inputs;
  std::int64_t capacityBytes;
  std::optional<Fault> fault{};
};

/// Errors: those of Problem::make, checkRunnable() and checkBrokenRunnable().
[[nodiscard]] Expected<PreparedRun> prepareRun(const ProblemRequest& request);

/// What is said of a run that is made already.
RunReport reportOf(const Problem& problem, RunResult result, std::int64_t capacityBytes);

/// What is said of a run that was only counted, by rule: nothing of its results.
RunReport reportByRule(const Problem& problem, std::int64_t capacityBytes);

/// What is done beside the run itself.
struct RunExtras {
  bool check = false;
  std::int64_t dqSpreadOrders = 0;  ///< 0: none
};

/// Errors: those of run(), runBroken(), check() and dqSpread().
[[nodiscard]] Expected<RunReport> makeReport(const PreparedRun& prepared, unsigned threads, const RunExtras& extras);

}  // namespace tilewise
