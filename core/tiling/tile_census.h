// SPDX-License-Identifier: MIT
#pragma once

/// How many tiles of each kind a problem has, and the sums over visited tiles that every counting rule is made of.

#include <cstdint>

#include "core/tiling/tile_grid.h"

namespace tilewise {

struct TileCensus {
  std::int64_t total = 0;
  std::int64_t full = 0;
  std::int64_t partial = 0;
  std::int64_t skipped = 0;
  std::int64_t visited() const { return full + partial; }

  std::int64_t entries = 0;     ///< e: existing entries of visited tiles, masked ones included
  std::int64_t queryRows = 0;   ///< w: query rows summed over visited tiles
  std::int64_t keyRows = 0;     ///< key rows summed over visited tiles
  std::int64_t rowsLoaded = 0;  ///< queries in row blocks with a visited tile
  std::int64_t keysLoaded = 0;  ///< keys in column blocks with a visited tile
};

/// Cost: O(nr) with causal and window alone; with documents or a block mask in proportion to the tiles.
TileCensus takeCensus(const Problem& problem);

}  // namespace tilewise
