// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/figure_layout.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// A map with its numbers, what is too large hatched, the frontier of what fits, the present configuration and the
/// legend. The more values, the darker (in the dark theme the lighter), by the logarithm.
void paintCells(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look);

}  // namespace tilewise
