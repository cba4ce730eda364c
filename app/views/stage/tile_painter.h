// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One tile: fill says the state, pattern the kind, a shape says it again. For the grid and for the legend.

#include <QRectF>

#include "app/views/look/hatch.h"
#include "app/views/stage/mask_shape.h"
#include "app/views/stage/stage_states.h"

class QPainter;

namespace tilewise {

/// The lines of a masked part (partial) or of a skipped tile, anchored at origin.
Hatch tileHatch(TileKind kind, TileState state, HatchKind lines, const Look& look, QPointF origin);

/// Fills a rectangle or the parts of a partial tile; `shape` is needed for partial tiles only, `why` for skipped ones.
/// origin: where the hatch is anchored. done: fills what is visible of a done tile in the place of the theme's colour.
void fillTile(QPainter& painter, const QRectF& rect, TileKind kind, TileState state, const MaskShape& shape,
              SkipReason why, const Look& look, QPointF origin, const QColor& done = {});

void drawMaskEdge(QPainter& painter, const QList<QLineF>& edge, const Look& look);

/// Frame and halo of the tile at hand, outside of it; the tile itself is filled already.
void drawNowFrame(QPainter& painter, const QRectF& tile, const Look& look);
double nowFrameReach(const Look& look);  ///< px that frame and halo reach beyond the tile
QRectF nowFrameOf(const QRectF& tile, const Look& look);  ///< its outer rectangle

/// The triangle in a tile at hand; nothing where the tile is too small for it.
void drawNowTriangle(QPainter& painter, QPointF middle, double side, const Look& look);

/// The mark of values that are not finite, in the place of dot or triangle.
void drawNotFinite(QPainter& painter, QPointF middle, const QColor& color, const Look& look);

/// A partial tile as the legend shows it: its upper right corner is masked.
MaskShape legendShape(const QRectF& rect, SkipReason why);

HatchKind hatchFor(SkipReason why);

}  // namespace tilewise
