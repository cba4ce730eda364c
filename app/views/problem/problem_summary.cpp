// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_summary.h"

#include "app/session/make_run.h"
#include "app/views/problem/step_count.h"
#include "core/costs/device_table.h"
#include "core/problem/tensor.h"
#include "core/tiling/on_chip.h"
#include "core/tiling/tile_census.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

/// Rows times tiles that documents may have to be looked up for at every key.
constexpr std::int64_t MostLookups = 20'000'000;

bool isQuicklyCounted(const Problem& problem, const TileGrid& grid) {
  if (grid.mask().isBandOnly()) return true;
  if (grid.tileCount() > MostTiles) return false;
  return !problem.settings().documents || problem.Tq() * grid.nc() <= MostLookups;
}

ProblemSummary::Counts countsOf(const Problem& problem) {
  const TileCensus census = takeCensus(problem);
  const ElementType type = problem.settings().elementType;
  ProblemSummary::Counts counts;
  counts.visited = census.visited();
  counts.skipped = census.skipped;
  counts.partial = census.partial;
  counts.steps = stepCount(problem, census);
  counts.values = movedValues(problem, census);
  const std::int64_t statistics = movedStatistics(problem, census);
  counts.bytes = (counts.values - statistics) * bytesOf(type) + statistics * elementBytes(Tensor::lse, type);
  counts.standardValues = movedValues(withAlgorithm(problem, Algorithm::Standard), census);
  return counts;
}

}  // namespace

bool ProblemSummary::canRun() const { return tiles() <= MostTiles; }

ProblemSummary summarize(const Problem& problem) {
  const TileGrid grid(problem);
  ProblemSummary summary(problem);
  summary.nr = grid.nr();
  summary.nc = grid.nc();
  if (isQuicklyCounted(problem, grid)) summary.counts = countsOf(problem);
  if (!problem.isStandard()) summary.onChipBytes = onChipSize(problem, problem.lastPass()).bytes;
  summary.capacityBytes = sramCapacityBytes(problem).value_or(0);
  return summary;
}

}  // namespace tilewise
