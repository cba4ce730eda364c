// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the parts of a figure go on a canvas: pure geometry, in pixels.

#include <QFont>
#include <QPointF>
#include <QPolygonF>
#include <QRect>
#include <QSize>

#include "app/plots/figure/figure.h"
#include "app/views/look/metrics.h"

namespace tilewise {

/// A name at the right end of a curve or of a level line.
struct FigureEnd {
  QString name;
  QString value;
  Stroke stroke = Stroke::Main;
  bool isPresent = false;
  double y = 0;  ///< where its curve ends
  bool isCurve = true;
};

struct FigureLayout {
  QRect axes;              ///< inside the axes
  QList<FigureEnd> ends;   ///< in the order of the figure
  QList<qreal> endPlaces;  ///< the middle of each, in pixels from the top
  bool endsInTwoLines = false;
  bool endValues = true;  ///< there is room for them
  bool endKeys = false;   ///< names had to leave their curves: a piece of each stands beside its name
  qreal endLeft = 0;      ///< of the names
  QList<bool> xTicks;     ///< which labels have room
  QList<bool> yTicks;
  qreal legendTop = 0;  ///< of a map's or bars' legend
};

/// Requires: fonts that are loaded.
FigureLayout layOutFigure(const Figure& figure, const Metrics& metrics, QSize size);

/// A value of the figure in pixels.
QPointF pixelOf(const Figure& figure, const FigureLayout& layout, QPointF value);
/// The value under a pixel.
QPointF valueOf(const Figure& figure, const FigureLayout& layout, QPointF pixel);
/// A curve as it is drawn, with the corners of its steps; gaps cut it into several.
QList<QPolygonF> pixelCurves(const Figure& figure, const FigureLayout& layout, const FigureSeries& series);
/// One cell of a map.
QRectF cellRect(const Figure& figure, const FigureLayout& layout, int column, int row);
/// The room of a group of bars, as high as the axes.
QRectF groupRect(const Figure& figure, const FigureLayout& layout, int group);
inline constexpr double GroupGap = 0.2;  ///< of the room of a group

/// How many groups of the figure's bars can be read side by side on a canvas.
int groupsWithRoom(const Figure& figure, const Metrics& metrics, QSize size);
/// The figure with these groups of its bars within its axes; the others keep their numbers.
Figure someGroups(const Figure& figure, int first, int count);

}  // namespace tilewise
