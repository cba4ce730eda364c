// SPDX-License-Identifier: MIT
#include "core/lessons/tile_facts.h"

#include <vector>

#include "core/tiling/tile_grid.h"

namespace tilewise {

TileFacts tileFacts(const Problem& problem) {
  TileFacts facts;
  const TileGrid grid(problem);
  const Mask& mask = grid.mask();
  if (!mask.masksAnything()) return facts;
  facts.blindRows = mask.rowsWithoutKeys({0, problem.Tq()}) > 0;
  std::vector<bool> visitedColumns(static_cast<std::size_t>(grid.nc()), false);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    bool isVisited = false;
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const TileKind kind = grid.kind({i, j});
      if (kind == TileKind::Skipped) {
        facts.skips = true;
        continue;
      }
      isVisited = true;
      visitedColumns[static_cast<std::size_t>(j)] = true;
      if (kind == TileKind::Full) continue;
      facts.partial = true;
      for (std::int64_t r = grid.queries(i).begin; r < grid.queries(i).end && !(facts.lateRows && facts.blindTiles);
           ++r) {
        if (mask.seesAKey(r, grid.keys(j))) continue;
        facts.blindTiles = true;
        facts.lateRows = facts.lateRows || !mask.seesAKey(r, {0, grid.keys(j).end});
      }
    }
    facts.emptyRows = facts.emptyRows || !isVisited;
  }
  for (const bool visited : visitedColumns) facts.emptyColumns = facts.emptyColumns || !visited;
  return facts;
}

}  // namespace tilewise
