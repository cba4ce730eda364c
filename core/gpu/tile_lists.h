// SPDX-License-Identifier: MIT
#pragma once

/// The visited tiles of a problem as the kernels walk them.

#include <vector>

#include "core/problem/problem.h"

namespace tilewise {

struct TileLists {
  std::vector<int> rowBegin{0};      ///< of each query block in rowTiles; nr + 1
  std::vector<int> rowTiles;         ///< ascending: 2 j + (1 if partial)
  std::vector<int> columnBegin{0};   ///< of each key block in columnTiles; nc + 1
  std::vector<int> columnTiles;      ///< ascending: 2 i + (1 if partial)
  std::vector<int> columnTurns;      ///< of each of these, how many visited tiles of its query block come before
  std::vector<unsigned char> kinds;  ///< nr x nc: 0 skipped, 1 full, 2 partial
};

/// Cost: in proportion to the tiles.
TileLists listTiles(const Problem& problem);

}  // namespace tilewise
