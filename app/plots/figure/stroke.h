// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Colour, dash and mark of what a figure draws: the same in every chart.

#include <QColor>
#include <QPen>
#include <QPointF>

#include "app/plots/figure/figure.h"
#include "app/views/look/look.h"

class QPainter;

namespace tilewise {

/// Algorithms are three steps of one blue, each with a dash and a mark of its own; the two further backward orders
/// share the middle step.
QColor strokeColor(Stroke stroke, const Theme& theme);
/// The line of a curve; isPresent: the thicker one.
QPen strokePen(Stroke stroke, bool isPresent, const Look& look);
/// The mark at the points of a curve.
FigureMark::Shape markOf(Stroke stroke);

/// A filled mark with a rim of the ground, or a ring.
void drawMark(QPainter& painter, QPointF at, FigureMark::Shape shape, const QColor& color, qreal radius,
              const Look& look);

}  // namespace tilewise
