// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_scene.h"

namespace tilewise {

/// Every text on the stage at a position, each in its place: the geometry's, with the figures of the scene, and the
/// pills. An index or a name that a pill covers gives way to it.
QList<StageLabel> stageTexts(const StageGeometry& geometry, const StageScene& scene);

}  // namespace tilewise
