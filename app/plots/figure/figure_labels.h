// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words within a figure and where they stand: those of its points, of its straight lines and along its curves.

#include <QList>
#include <QPointF>

#include "app/plots/figure/figure.h"
#include "app/plots/figure/figure_label.h"
#include "app/plots/figure/figure_layout.h"
#include "app/views/look/metrics.h"

namespace tilewise {

/// Finds each label a place of its own: off the curves, the lines and the other labels if there is one, else over lines,
/// at last over curves. Words that may go and find none are left out, as are those of a level line that would hide a
/// curve, and of what lies outside the axes.
/// Requires: fonts that are loaded.
QList<FigureLabel> placeLabels(const Figure& figure, const FigureLayout& layout, const Metrics& metrics);

/// The ends of a straight line across the axes, on the middle of a pixel; none if it lies outside.
QList<QPointF> lineEnds(const Figure& figure, const FigureLayout& layout, const FigureLine& line);
/// Whether a point lies within the axes.
bool isWithin(const Figure& figure, QPointF value);
/// Half the width of a point.
qreal markRadius(const FigureMark& mark, const Metrics& metrics);

}  // namespace tilewise
