// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The visible and the masked part of partial tiles, cut along the true edge of the mask.

#include <QLineF>
#include <QList>
#include <QPolygonF>

#include "app/views/stage/grid_place.h"
#include "core/problem/mask.h"

namespace tilewise {

struct MaskedPart {
  QPolygonF shape;
  SkipReason why = SkipReason::Causal;  ///< the first mask that hides it
};

struct MaskShape {
  QList<QPolygonF> visible;
  QList<MaskedPart> masked;
  QList<QLineF> edge;  ///< between visible and masked, without the sides of the tile
  QPointF middle;      ///< of the largest visible part
};

/// The shape of the entries `queries` x `keys`, which may be several tiles that are all visited. From 6 px an entry on
/// the edge is a staircase round the entries, below it is the line through the middles of its steps.
MaskShape maskShape(const Mask& mask, Range queries, Range keys, const GridPlace& grid);

}  // namespace tilewise
