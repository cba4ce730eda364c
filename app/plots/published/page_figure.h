// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/published_page.h"
#include "app/plots/figure/figure.h"

namespace tilewise {

/// The chart of a published result as a figure: computed curves are lines, printed figures beside them are marks, or, where
/// nothing is computed, lines with marks. Each name says of which kind its figures are.
Figure figureOf(const PageChart& chart);

}  // namespace tilewise
