// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plots/figure/figure_layout.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// The ground of the group that is chosen, under the grid.
void paintChosenGroup(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look);

/// Bars with their spreads, the words above them where all of them have room, and the legend.
void paintBars(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look);

}  // namespace tilewise
