// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of a figure and what stands with them: labels of the axes, names at the ends, lines, points.

#include "app/plots/figure/figure_layout.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// Over the curves.
void paintWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look);

/// The labels of both axes.
void paintAxisWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look);

}  // namespace tilewise
