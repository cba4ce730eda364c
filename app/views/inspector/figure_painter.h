// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Draws the figure of a tile: maps, strips, labels, colour bars and the frame of the selected row.

#include <optional>

#include <QStringList>

#include "app/views/inspector/figure_geometry.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// What to draw, beside where.
struct FigurePicture {
  const TileScene& scene;
  std::optional<int> selectedRow;  ///< in the tile
  QStringList rowTexts;            ///< what real data call the rows and columns of the tile; empty for made-up data
  QStringList columnTexts;
};

void paintFigure(QPainter& painter, const FigurePicture& picture, const FigureGeometry& geometry, const Look& look);

}  // namespace tilewise
