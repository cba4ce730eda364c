// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/step_count.h"

#include "core/costs/closed_forms.h"

namespace tilewise {

namespace {

/// Row blocks in which an entry is masked, for which standard attention has an event.
std::int64_t maskedRowBlocks(const TileGrid& grid, std::int64_t Tk) {
  std::int64_t count = 0;
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    const Range queries = grid.queries(i);
    if (grid.mask().kind(queries, {0, Tk}) != TileKind::Full) ++count;
  }
  return count;
}

std::int64_t standardSteps(const Problem& problem) {
  const TileGrid grid(problem);
  const std::int64_t nr = grid.nr();
  const std::int64_t nc = grid.nc();
  if (problem.lastPass() == Pass::Forward)
    return 11 * nr + 2 * nc + 6 * grid.tileCount() + maskedRowBlocks(grid, problem.Tk());
  return 12 * nr + 8 * nc + 11 * grid.tileCount();
}

/// Blocks of this size that hold these rows, all whole but perhaps the last.
std::int64_t blocksOf(std::int64_t rows, std::int64_t size) { return (rows + size - 1) / size; }

}  // namespace

std::int64_t stepCount(const Problem& problem, const TileCensus& census) {
  if (problem.isStandard()) return standardSteps(problem);
  const std::int64_t nr = blocksOf(problem.Tq(), problem.Br());
  const std::int64_t nc = blocksOf(problem.Tk(), problem.Bc());
  const std::int64_t rows = blocksOf(census.rowsLoaded, problem.Br());     // row blocks with a visited tile
  const std::int64_t columns = blocksOf(census.keysLoaded, problem.Bc());  // column blocks with one
  const std::int64_t visited = census.visited();
  const std::int64_t once = census.partial + census.skipped;  // a mask, or the skip itself
  if (problem.lastPass() == Pass::Forward) {
    const bool isFa1 = problem.algorithm() == Algorithm::FlashAttention1;
    return once + (isFa1 ? 2 * nc + 2 * columns + 13 * visited : 6 * nr + rows + 7 * visited);
  }
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return once + 6 * nr + 4 * nc + 2 * columns + 13 * visited;
    case BackwardOrder::FlashAttention1: return once + 4 * nc + 2 * columns + 15 * visited;
    case BackwardOrder::QueryOuter: return once + 9 * nr + 4 * rows + 13 * visited;
    case BackwardOrder::TwoLoops: return 2 * once + 9 * nr + 4 * rows + 4 * nc + 2 * columns + 17 * visited;
  }
  return 0;
}

std::int64_t movedValues(const Problem& problem, const TileCensus& census) {
  const bool isForward = problem.lastPass() == Pass::Forward;
  if (problem.isStandard()) return isForward ? standardForwardValues(problem) : standardBackwardValues(problem);
  if (isForward) {
    return problem.algorithm() == Algorithm::FlashAttention1 ? fa1ForwardValues(problem, census)
                                                             : fa2ForwardValues(problem, census);
  }
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return fa2BackwardValues(problem, census);
    case BackwardOrder::FlashAttention1: return fa1BackwardValues(problem, census);
    case BackwardOrder::QueryOuter: return queryOuterBackwardValues(problem, census);
    case BackwardOrder::TwoLoops: return twoLoopsBackwardValues(problem, census);
  }
  return 0;
}

std::int64_t movedStatistics(const Problem& problem, const TileCensus& census) {
  if (problem.isStandard()) return 0;
  const std::int64_t w = census.queryRows;
  if (problem.lastPass() == Pass::Forward) {
    return problem.algorithm() == Algorithm::FlashAttention1 ? 4 * w : problem.Tq();
  }
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return problem.Tq() + 2 * w;
    case BackwardOrder::FlashAttention1: return 2 * w;
    case BackwardOrder::QueryOuter: return problem.Tq() + 2 * census.rowsLoaded;
    case BackwardOrder::TwoLoops: return problem.Tq() + 2 * w + 2 * census.rowsLoaded;
  }
  return 0;
}

}  // namespace tilewise
