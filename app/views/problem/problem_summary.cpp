// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/problem_summary.h"

#include "core/costs/closed_forms.h"
#include "core/costs/device_table.h"
#include "core/problem/tensor.h"
#include "core/tiling/on_chip.h"
#include "core/tiling/tile_census.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

/// FA-2 forward: begin, normalised, lse, two stores and end a row block, and the load of Q where a tile is visited;
/// seven events a visited tile and one more for its mask; one a skipped tile.
std::int64_t stepsOf(const Problem& problem, const TileCensus& census, std::int64_t nr) {
  const std::int64_t blocksWithTiles = (census.rowsLoaded + problem.Br() - 1) / problem.Br();
  return 6 * nr + blocksWithTiles + 7 * census.visited() + census.partial + census.skipped;
}

}  // namespace

ProblemSummary summarize(const Problem& given) {
  const Problem problem = withAlgorithm(given, Algorithm::FlashAttention2);
  const ElementType type = problem.settings().elementType;
  const TileCensus census = takeCensus(problem);
  const TileGrid grid(problem);
  ProblemSummary summary;
  summary.nr = grid.nr();
  summary.nc = grid.nc();
  summary.visited = census.visited();
  summary.skipped = census.skipped;
  summary.partial = census.partial;
  summary.steps = stepsOf(problem, census, grid.nr());
  summary.fa2Values = fa2ForwardValues(problem, census);
  const std::int64_t lse = problem.Tq();
  summary.fa2Bytes = (summary.fa2Values - lse) * bytesOf(type) + lse * elementBytes(Tensor::lse, type);
  summary.elementType = type;
  summary.standardValues = standardForwardValues(problem);
  summary.onChipBytes = onChipSize(problem, Pass::Forward).bytes;
  summary.capacityBytes = sramCapacityBytes(problem).value_or(0);
  return summary;
}

}  // namespace tilewise
