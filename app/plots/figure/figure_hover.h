// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/figure.h"

namespace tilewise {

/// What the curves of a figure are worth at an x, in plain words, a line each: at the point at or before x of a curve
/// of steps, else at the nearest point. Empty where there are no curves.
QString hoverText(const Figure& figure, double x);

}  // namespace tilewise
