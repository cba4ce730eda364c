// SPDX-License-Identifier: MIT
#include "core/tiling/tile_census.h"

#include <algorithm>

namespace tilewise {

TileCensus takeCensus(const Problem& problem) {
  const TileGrid grid(problem);
  TileCensus census;
  census.total = grid.tileCount();
  if (!grid.mask().masksAnything()) {
    // Every tile is full: nothing to walk through.
    census.full = census.total;
    census.entries = problem.Tq() * problem.Tk();
    census.queryRows = problem.Tq() * grid.nc();
    census.keyRows = problem.Tk() * grid.nr();
    census.rowsLoaded = problem.Tq();
    census.keysLoaded = problem.Tk();
    return census;
  }
  std::int64_t columnsVisited = 0;
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    const Range queries = grid.queries(i);
    // Visible keys are a prefix that grows with the row: a row block has full tiles, then partial, then skipped ones.
    const std::int64_t seenByFirst = grid.mask().visibleKeys(queries.begin).end;
    const std::int64_t seenByLast = grid.mask().visibleKeys(queries.last()).end;
    const std::int64_t full = seenByFirst == problem.Tk() ? grid.nc() : seenByFirst / problem.Bc();
    const std::int64_t visited = (seenByLast + problem.Bc() - 1) / problem.Bc();
    const std::int64_t keys = std::min(visited * problem.Bc(), problem.Tk());
    census.full += full;
    census.partial += visited - full;
    census.entries += queries.size() * keys;
    census.queryRows += queries.size() * visited;
    census.keyRows += keys;
    census.rowsLoaded += visited > 0 ? queries.size() : 0;
    columnsVisited = std::max(columnsVisited, visited);
  }
  census.skipped = census.total - census.full - census.partial;
  census.keysLoaded = std::min(columnsVisited * problem.Bc(), problem.Tk());
  return census;
}

}  // namespace tilewise
