// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/stroke.h"

#include <QPainter>
#include <QPolygonF>

namespace tilewise {

QColor strokeColor(Stroke stroke, const Theme& theme) {
  switch (stroke) {
    case Stroke::Standard: return theme.seriesStandard;
    case Stroke::FlashAttention1:
    case Stroke::QueryOuter:
    case Stroke::TwoLoops: return theme.seriesFa1;
    case Stroke::FlashAttention2: return theme.seriesFa2;
    case Stroke::Queries: return theme.outline(theme.Q);
    case Stroke::Keys: return theme.outline(theme.K);
    case Stroke::Tile: return theme.outline(theme.S);
    case Stroke::Main: return theme.ink;
    case Stroke::Second: return theme.ink2;
    case Stroke::OnChip: return theme.sramLine;
    case Stroke::Now: return theme.now;
  }
  return theme.ink;
}

QPen strokePen(Stroke stroke, bool isPresent, const Look& look) {
  // Dash lengths are in widths of the line.
  QPen pen;
  pen.setCapStyle(Qt::FlatCap);
  pen.setJoinStyle(Qt::RoundJoin);
  pen.setWidthF(look.metrics.lineWidth(isPresent ? 3 : 2));
  pen.setColor(strokeColor(stroke, look.theme));
  switch (stroke) {
    case Stroke::Standard: pen.setDashPattern({1, 1.25}); break;
    case Stroke::FlashAttention1:
    case Stroke::Keys: pen.setDashPattern({4, 2}); break;
    case Stroke::QueryOuter:
    case Stroke::Queries: pen.setDashPattern({4, 1.5, 1, 1.5}); break;
    case Stroke::TwoLoops:
    case Stroke::Tile: pen.setDashPattern({2, 2}); break;
    case Stroke::Second:
      pen.setWidthF(look.metrics.lineWidth(1));
      pen.setDashPattern({3, 3});
      break;
    default: break;
  }
  return pen;
}

FigureMark::Shape markOf(Stroke stroke) {
  switch (stroke) {
    case Stroke::Standard: return FigureMark::Shape::Triangle;
    case Stroke::FlashAttention1:
    case Stroke::QueryOuter:
    case Stroke::TwoLoops: return FigureMark::Shape::Square;
    default: return FigureMark::Shape::Disc;
  }
}

void drawMark(QPainter& painter, QPointF at, FigureMark::Shape shape, const QColor& color, qreal radius,
              const Look& look) {
  const qreal line = look.metrics.lineWidth(1);
  painter.setPen(QPen(look.theme.panel, line));
  painter.setBrush(color);
  switch (shape) {
    case FigureMark::Shape::None: break;
    case FigureMark::Shape::Disc: painter.drawEllipse(at, radius, radius); break;
    case FigureMark::Shape::Ring:
      painter.setPen(QPen(color, look.metrics.lineWidth(2)));
      painter.setBrush(look.theme.panel);
      painter.drawEllipse(at, radius, radius);
      break;
    case FigureMark::Shape::Square:
      painter.drawRect(QRectF(at.x() - 0.85 * radius, at.y() - 0.85 * radius, 1.7 * radius, 1.7 * radius));
      break;
    case FigureMark::Shape::Triangle:
      painter.drawPolygon(QPolygonF{{at.x(), at.y() - radius},
                                    {at.x() + radius, at.y() + 0.8 * radius},
                                    {at.x() - radius, at.y() + 0.8 * radius}});
      break;
  }
}

}  // namespace tilewise
