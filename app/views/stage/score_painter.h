// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/run.h"
#include "app/views/look/look.h"
#include "app/views/stage/grid_place.h"
#include "core/problem/mask.h"

class QPainter;

namespace tilewise {

/// Writes the scores (what: S) or weights (P) of tiles that are done into their entries, made anew from Q, K and lse:
/// only what is seen, and what the mask leaves. Nothing for other tensors, nor where the run keeps nothing to make them
/// from. frame: that of the tile at hand, which numbers beside it stand clear of; null: none. ground: what they stand on.
/// Requires: showsValues(grid).
void paintScores(QPainter& painter, const Run& run, Tensor what, const Mask& mask, Range queries, Range keys,
                 const GridPlace& grid, const QRectF& frame, const QColor& ground, const Look& look);

}  // namespace tilewise
