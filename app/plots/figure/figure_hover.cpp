// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_hover.h"

#include <algorithm>
#include <cmath>

#include "app/views/look/maths_text.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString told(const FigureAxis& axis, double value) {
  if (axis.format != nullptr) return axis.format(value);
  return std::abs(value) >= 100 ? grouped(std::llround(value)) : errorFigure(value, 3);
}

const QPointF* pointAt(const FigureSeries& series, const FigureAxis& axis, double x) {
  const QPointF* found = nullptr;
  double least = 0;
  for (const QPointF& point : series.points) {
    const double away = std::abs(shareOf(axis, point.x()) - shareOf(axis, x));
    if (series.steps && found != nullptr && point.x() > x) break;
    if (found == nullptr || series.steps || away < least) {
      found = &point;
      least = away;
    }
  }
  return found;
}

}  // namespace

QString hoverText(const Figure& figure, double x) {
  QStringList lines;
  const FigureSeries* first = nullptr;
  for (const FigureSeries& series : figure.series) {
    const QPointF* point = pointAt(series, figure.x, x);
    if (point == nullptr || !std::isfinite(point->y()) || series.name.isEmpty()) continue;
    if (first == nullptr) {
      first = &series;
      lines << QStringLiteral("%1: %2").arg(MathText::parse(figure.x.label).plain(), told(figure.x, point->x()));
    }
    lines << QStringLiteral("%1: %2").arg(MathText::parse(series.name).plain(), told(figure.y, point->y()));
  }
  return lines.join(u'\n');
}

}  // namespace tilewise
