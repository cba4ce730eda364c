// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Grids of stages that stand side by side, so that tiles can be read across them.

#include <vector>

#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// HBM alone, in the whole of a size, as one of several that are read across. Requires: HbmAlone or HbmBare.
StageGeometry layOutHbmAlone(const StageFacts& facts, const Metrics& metrics, QSizeF size, StageArrangement arrangement,
                             const GridAlignment& alignment);
/// What grids have in common whose stages stand side by side, all of one size: those of as many matrices one scale, and all
/// one top edge. One for each of the runs.
std::vector<GridAlignment> alignedGrids(const std::vector<const StageFacts*>& runs, const Metrics& metrics, QSizeF size,
                                        StageArrangement arrangement);

}  // namespace tilewise
