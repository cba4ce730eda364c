// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Why nothing of a tile is computed, in words.

#include <QString>

#include "core/tiling/tile_grid.h"

namespace tilewise {

/// Requires, all: the grid is that of the problem. "skipped: its first key 576 comes after the last query 511". Requires: a rectangle of one tile, with no visible
/// entry.
QString whySkipped(const Problem& problem, const TileGrid& grid, Range queries, Range keys);

/// The same where a line is not long enough for it.
QString whySkippedShort(const Problem& problem, const TileGrid& grid, Range queries, Range keys);

/// "causal mask", "window", "documents", "block mask", "masks together": the first that alone hides all of a tile.
QString maskName(SkipReason reason);

}  // namespace tilewise
