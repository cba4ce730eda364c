// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The HBM card: the score grid with its strips, letters, captions and indices, and what is left for the legend.

#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// Fills in the parts of the geometry that lie in `hbmCard`. Labels are dropped in a fixed order as they stop fitting: axis
/// captions, tensor sizes, indices, block legend, kind legend.
void layOutHbm(const StageFacts& facts, const StageZoom& zoom, bool withLegend, StageGeometry& out);

}  // namespace tilewise
