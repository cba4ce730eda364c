// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/views/look/look.h"
#include "app/views/stage/grid_place.h"
#include "core/faults/broken_tiles.h"

class QPainter;

namespace tilewise {

/// The score grid of a broken run: what was computed, what was rightly skipped, what was lost.
void paintBrokenGrid(QPainter& painter, const BrokenTiles& tiles, const TileGrid& right, const GridPlace& place,
                     const Look& look);

/// The tiles that the legend explains, those that there are.
enum class BrokenLegend : std::uint8_t { Computed, Skipped, Lost, InVain, Added };
QString legendText(BrokenLegend entry);
QString legendWord(BrokenLegend entry);  ///< where there is less room: "lost"
void paintLegendTile(QPainter& painter, const QRectF& tile, BrokenLegend entry, const Look& look);

/// "Tile (0, 1): skipped, though 2,080 of its 8,192 entries are visible"
QString brokenTileText(const BrokenTiles& tiles, const TileGrid& right, TileIndex tile);

}  // namespace tilewise
