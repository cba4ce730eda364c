// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/views/stage/stage_geometry.h"

namespace tilewise {

/// One label for each region of skipped tiles in view: "56 skipped", "causal mask". None where it does not fit.
QList<RegionPlace> regionLabels(const StageFacts& facts, const StageGeometry& geometry, const Metrics& metrics);

}  // namespace tilewise
