// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include "app/views/look/look.h"
#include "app/views/stage/grid_place.h"
#include "app/views/stage/tile_heat.h"

class QPainter;

namespace tilewise {

/// The size of an entry at which its value is read with ease. Units: pixels.
QSizeF entryToRead(const Metrics& metrics);

/// Whether entries are large enough for their values in two digits: from 22 px, and where a line has room.
bool showsValues(const GridPlace& grid, const Metrics& metrics);

/// The value of an entry in the middle of its cell, as short as it has to be, and narrower where it has little room.
void paintValue(QPainter& painter, double value, const QRectF& cell);

/// Paints the values of a tile into its rectangle, one colour an entry; from 22 px an entry (and where they have room)
/// the values themselves. Hidden entries show what lies beneath.
void paintHeat(QPainter& painter, const TileHeat& heat, const GridPlace& grid, const QRectF& tile, const Look& look);

/// What the values in tiles that are done are.
void paintHeatNote(QPainter& painter, const QRectF& place, const Look& look);

/// Paints what the colours mean: the name of the values, a bar, and three numbers.
void paintHeatBar(QPainter& painter, const TileHeat& heat, const QRectF& place, const Look& look);

}  // namespace tilewise
