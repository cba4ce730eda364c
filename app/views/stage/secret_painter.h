// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Tiles whose kinds nobody is to see yet: while it is asked whether the next one is skipped, partial or full.

#include <QList>
#include <QRectF>

#include "app/views/look/look.h"
#include "app/views/stage/stage_geometry.h"

class QPainter;

namespace tilewise {

/// The tile that is asked for, with all that come after it.
struct SecretTiles {
  TileIndex asked;
  bool byColumns = false;  ///< the key blocks are in the outer loop

  /// Whether the kind of a tile is kept back.
  bool hides(TileIndex tile) const;
};

/// Where they lie in the view: the rest of the row (or column) at hand, and the rows (or columns) after it.
QList<QRectF> secretPlaces(const SecretTiles& secret, const GridPlace& grid);

/// Covers them with plain tiles, and marks the one that is asked for with a question mark.
void paintSecret(QPainter& painter, const SecretTiles& secret, const GridPlace& grid, const Look& look);

}  // namespace tilewise
