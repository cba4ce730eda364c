// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What stands along the sides of the grid: numbers of blocks, and the names of rows and columns of real data.

#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// 1, 2, 5, 10, ...: the least number of blocks that take up the pixels that a label needs.
std::int64_t strideFor(double blockPixels, double needed);

/// The numbers of the blocks in view: all, or every second, fifth, tenth, ... as they have room.
QList<StageLabel> axisIndices(const StageFacts& facts, const StageGeometry& geometry);

struct AxisNames {
  QList<StageLabel> labels;
  bool aboveGrid = false;  ///< some stand above the grid, in the place of its caption
};

/// Where the names of rows may stand: up to `right`, no wider than `width`.
struct NameRoom {
  double right;
  double width;
};

/// Names where they have room: equal neighbours share one. Those of columns stand above the grid, at `columnsMiddle`.
/// What has no names is numbered, once it is enlarged so far that the values of entries are shown.
AxisNames axisNames(const StageFacts& facts, const StageGeometry& geometry, NameRoom rows, double columnsMiddle);

}  // namespace tilewise
