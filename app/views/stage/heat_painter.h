// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/views/look/look.h"
#include "app/views/stage/grid_place.h"
#include "app/views/stage/tile_heat.h"

class QPainter;

namespace tilewise {

/// Paints the values of a tile into its rectangle, one colour an entry; from 22 px an entry (and where they have room)
/// the values themselves. Hidden entries show what lies beneath.
void paintHeat(QPainter& painter, const TileHeat& heat, const GridPlace& grid, const QRectF& tile, const Look& look);

/// Paints what the colours mean: the name of the values, a bar, and three numbers.
void paintHeatBar(QPainter& painter, const TileHeat& heat, const QRectF& place, const Look& look);

}  // namespace tilewise
