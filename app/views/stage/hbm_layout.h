// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The HBM card: the score grid with its strips, letters, captions and indices, the legend and the zoom control.

#include "app/views/stage/hbm_plan.h"
#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// Fills in the parts of the geometry that lie in `hbmCard`. alignment: of HBM alone.
void layOutHbm(const StageFacts& facts, const StageZoom& zoom, StageGeometry& out, const GridAlignment& alignment = {});

}  // namespace tilewise
