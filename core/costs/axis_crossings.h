// SPDX-License-Identifier: MIT
#pragma once

/// Where a curve against T, d or s passes standard attention's.

#include <vector>

#include "core/costs/access_curves.h"

namespace tilewise {

struct AxisCrossing {
  double x = 0;             ///< the first x past the crossing: whole on the axes T and d, on s within 1e-6
  bool fallsBelow = false;  ///< from x on fewer values than standard attention; else as many or more
};

/// The crossings between the points of the curve that accessFigure draws with these settings, ascending. Two that lie
/// between neighbouring points cancel and are not seen, as on the picture.
/// Requires: the pass is not standard attention; settings as of accessFigure. On axis M take crossingWithStandard.
std::vector<AxisCrossing> axisCrossings(const Problem& problem, AttentionPass which, const SweepSettings& settings);

}  // namespace tilewise
