// SPDX-License-Identifier: MIT
#pragma once

#include "core/problem/problem.h"

namespace tilewise {

/// What the mask of a problem makes of its tiles and rows: what a program for it has to be prepared for.
struct TileFacts {
  bool skips = false;         ///< a tile is skipped
  bool partial = false;       ///< a visited tile has hidden entries
  bool emptyRows = false;     ///< a query block has no visited tile
  bool emptyColumns = false;  ///< a key block has none
  bool blindRows = false;     ///< a query sees no key
  bool lateRows = false;      ///< a query sees no key in the first visited tiles of its block
  bool blindTiles = false;    ///< a query sees no key in a visited tile
};

/// Cost: a look at each tile, and at each row of the partial ones.
TileFacts tileFacts(const Problem& problem);

}  // namespace tilewise
