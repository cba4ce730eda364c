// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How a block is seen to travel between HBM and SRAM: out of its strip, along the bus, into its box, or back.

#include <QList>
#include <QPolygonF>
#include <QRectF>

#include "app/views/stage/move.h"
#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_label.h"

namespace tilewise {

struct Travel {
  Move move;
  double time = 1;       ///< 0 at the begin, 1 once it has arrived
  bool reduced = false;  ///< no motion: a dashed line between both ends

  /// Still on its way: where it goes to, nothing has changed yet.
  bool underWay() const { return !reduced && time < 1; }
};

/// Milliseconds that one move takes; 0: it is not shown. By hand (not playing) and up to 1.7 steps a second 350, then
/// shorter, from 25 steps a second on not at all. Speed 0 is "without drawing".
int travelMilliseconds(double stepsPerSecond, bool playing);

struct TravelShape {
  QPolygonF path;   ///< three straight parts: along the strip, along the bus, into the box
  QRectF block;     ///< where the block is now
  StageLabel pill;  ///< "4,096 ↓"
};

/// Null path when the stage has no such strip or matrix. keepFree: texts that the pill must not cover where it comes to
/// rest.
TravelShape travelShape(const StageGeometry& geometry, const StageFacts& facts, const Travel& travel,
                        const QList<QRectF>& keepFree = {});

}  // namespace tilewise
