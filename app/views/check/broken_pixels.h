// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>

#include "app/views/look/look.h"
#include "core/faults/broken_tiles.h"

namespace tilewise {

/// The tiles of a broken run where several share a pixel: of all that do, a pixel takes the worst. Lost before computed
/// in vain, before a tile with entries wrongly weighed, before computed, before rightly skipped.
/// Cost: that of the kinds of all tiles.
QImage brokenPixels(const BrokenTiles& tiles, const TileGrid& right, QSize size, const Look& look);

}  // namespace tilewise
