// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Neighbouring tiles of one state, put together: what is filled and hatched as one.

#include <QList>
#include <QPolygonF>
#include <QRectF>

#include "app/views/stage/grid_place.h"
#include "app/views/stage/stage_scene.h"

namespace tilewise {

/// A part of a run of one kind and one state, in one row block.
struct StatePart {
  Range queries;  ///< of the row block
  Range tiles;    ///< key blocks
  TileKind kind = TileKind::Full;
  TileState state = TileState::ToCome;
  SkipReason why = SkipReason::Causal;  ///< of skipped tiles
  QRectF rect;                          ///< whole pixels
};

/// The visible parts of row block i, from left to right; together they are its visible tiles.
QList<StatePart> stateParts(const StageFacts& facts, const GridPlace& grid, const StageScene& scene, std::int64_t i);

/// A region of skipped tiles of one state and reason, over all row blocks that it joins.
struct SkippedRegion {
  SkipReason why = SkipReason::Causal;
  TileState state = TileState::ToCome;  ///< to come or passed
  QPolygonF outline;
};

QList<SkippedRegion> skippedRegions(const StageFacts& facts, const GridPlace& grid, const StageScene& scene);

}  // namespace tilewise
