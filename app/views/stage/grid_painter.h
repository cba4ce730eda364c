// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Paints the score grid at a position.

#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_picture.h"

class QPainter;

namespace tilewise {

/// How closely tiles are looked at.
enum class GridDetail : std::uint8_t {
  Tiles,    ///< grid lines and dots
  Runs,     ///< more than 64 tiles a side in view: runs of equal state are one
  Regions,  ///< below 5 px a tile: fills, hatches and the mask's edge
};

GridDetail gridDetail(const GridPlace& grid);

/// Tiles are large enough to show their values.
bool showsHeat(const GridPlace& grid);

void paintGrid(QPainter& painter, const StagePicture& picture);

}  // namespace tilewise
