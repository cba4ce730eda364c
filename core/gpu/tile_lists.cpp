// SPDX-License-Identifier: MIT
#include "core/gpu/tile_lists.h"

#include "core/tiling/tile_grid.h"

namespace tilewise {

TileLists listTiles(const Problem& problem) {
  const TileGrid grid(problem);
  TileLists lists;
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const TileKind kind = grid.kind({i, j});
      lists.kinds.push_back(kind == TileKind::Skipped ? 0 : kind == TileKind::Full ? 1 : 2);
      if (kind != TileKind::Skipped)
        lists.rowTiles.push_back(static_cast<int>(2 * j + (kind == TileKind::Partial ? 1 : 0)));
    }
    lists.rowBegin.push_back(static_cast<int>(lists.rowTiles.size()));
  }
  std::vector<int> turns(static_cast<std::size_t>(grid.nr()), 0);
  for (std::int64_t j = 0; j < grid.nc(); ++j) {
    for (std::int64_t i = 0; i < grid.nr(); ++i) {
      const unsigned char kind = lists.kinds[static_cast<std::size_t>(i * grid.nc() + j)];
      if (kind == 0) continue;
      lists.columnTiles.push_back(static_cast<int>(2 * i + (kind == 2 ? 1 : 0)));
      lists.columnTurns.push_back(turns[static_cast<std::size_t>(i)]++);
    }
    lists.columnBegin.push_back(static_cast<int>(lists.columnTiles.size()));
  }
  return lists;
}

}  // namespace tilewise
