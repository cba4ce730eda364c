// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_scene.h"

namespace tilewise {

/// One label for each region of skipped tiles in view: "56 skipped", "causal mask". None where it does not fit.
QList<RegionPlace> regionLabels(const StageFacts& facts, const StageGeometry& geometry, const Metrics& metrics);

/// Those that leave the tile at hand in sight: standard attention works on tiles of zeros too, and while it is at one below
/// a label the label stands back.
QList<RegionPlace> regionsInSight(const StageGeometry& geometry, const StageScene& scene);

}  // namespace tilewise
