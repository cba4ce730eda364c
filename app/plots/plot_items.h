// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Texts and lines over a plot, placed in its pixels rather than in the units of its axes.

#include <qcustomplot.h>

namespace tilewise {

/// Empty, not selectable, not clipped. The plot owns it.
QCPItemText* newPlotText(QCustomPlot& plot);
QCPItemLine* newPlotLine(QCustomPlot& plot);

void placeLine(QCPItemLine& line, QPointF from, QPointF to);
/// alignment: which of its corners stands there.
void placeText(QCPItemText& text, QPointF at, Qt::Alignment alignment);

}  // namespace tilewise
