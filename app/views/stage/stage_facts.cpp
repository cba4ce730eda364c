// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_facts.h"

#include <algorithm>
#include <array>

#include "core/costs/device_table.h"

namespace tilewise {

namespace {

/// Two loops hold different sets: the boxes of both are shown, in one place each.
std::vector<OnChipEntry> boxesOf(const Problem& problem, Pass pass) {
  std::vector<OnChipEntry> set = onChipSet(problem, pass);
  const bool twoLoops =
      pass == Pass::Backward && !problem.isStandard() && problem.backwardOrder() == BackwardOrder::TwoLoops;
  if (!twoLoops) return set;
  for (const BackwardLoop loop : {BackwardLoop::KeyValue, BackwardLoop::Query}) {
    for (const OnChipEntry& entry : onChipSet(problem, loop)) {
      if (std::ranges::find(set, entry.box, &OnChipEntry::box) == set.end()) set.push_back(entry);
    }
  }
  return set;
}

std::vector<SkipReason> reasonsIn(const TileRuns& runs, std::int64_t rows) {
  std::array<bool, SkipReasonCount> found{};
  for (std::int64_t i = 0; i < rows; ++i) {
    for (const TileRun& run : runs.row(i)) {
      if (run.why) found[static_cast<std::size_t>(*run.why)] = true;
    }
  }
  std::vector<SkipReason> reasons;
  for (const SkipReason why : {SkipReason::Causal, SkipReason::Window, SkipReason::Documents, SkipReason::BlockMask,
                               SkipReason::Combination}) {
    if (found[static_cast<std::size_t>(why)]) reasons.push_back(why);
  }
  return reasons;
}

std::shared_ptr<StageFacts> factsOf(const Problem& problem, const Trace& trace) {
  const TileGrid& grid = trace.grid();
  const Pass pass = trace.schedule().pass();
  const TileRuns runs(grid);
  auto facts =
      std::make_shared<StageFacts>(StageFacts{.problem = problem,
                                              .pass = pass,
                                              .form = stageForm(problem, pass),
                                              .grid = grid,
                                              .runs = runs,
                                              .order = VisitOrder(trace.schedule(), runs, grid, problem.isStandard()),
                                              .census = takeCensus(problem),
                                              .reasons = reasonsIn(runs, grid.nr()),
                                              .wholeRun = trace.wholeRun(),
                                              .eventCount = trace.eventCount(),
                                              .onChip = shownBoxes(boxesOf(problem, pass), pass),
                                              .onChipTotal = onChipSize(problem, pass),
                                              .capacityBytes = sramCapacityBytes(problem).value_or(0),
                                              .capacityName = {},
                                              .labels = {},
                                              .rowsWithoutKeys = {},
                                              .notFinite = {}});
  if (!problem.settings().sramBytes) facts->capacityName = QString::fromStdString(problem.settings().device);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    facts->rowsWithoutKeys.push_back(grid.mask().rowsWithoutKeys(grid.queries(i)));
  }
  facts->notFinite.resize(static_cast<std::size_t>(grid.nr()));
  return facts;
}

}  // namespace

bool StageFacts::has(OnChipBox box) const {
  return std::ranges::any_of(onChip, [box](const OnChipEntry& entry) { return entry.box == box; });
}

SkipReason StageFacts::firstReason() const {
  const ProblemSettings& settings = problem.settings();
  if (settings.causal) return SkipReason::Causal;
  if (settings.window.isBounded()) return SkipReason::Window;
  if (settings.documents) return SkipReason::Documents;
  return settings.blockMask ? SkipReason::BlockMask : SkipReason::Causal;
}

std::int64_t StageFacts::bytesTooMany() const {
  return capacityBytes > 0 ? std::max<std::int64_t>(0, onChipTotal.bytes - capacityBytes) : 0;
}

std::shared_ptr<const StageFacts> stageFacts(const Run& run) {
  const auto facts = factsOf(run.problem, *run.trace);
  facts->labels = run.labels;
  if (run.result && run.result->rowsNotFinite > 0) {
    for (std::int64_t i = 0; i < facts->nr(); ++i) {
      const Range queries = facts->grid.queries(i);
      facts->notFinite[static_cast<std::size_t>(i)] =
          !run.result->O.middleRows(queries.begin, queries.size()).allFinite();
    }
  }
  return facts;
}

std::shared_ptr<const StageFacts> stageFacts(const Problem& problem, const Trace& trace) {
  return factsOf(problem, trace);
}

}  // namespace tilewise
