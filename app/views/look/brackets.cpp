// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/brackets.h"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Width = 2.5;
constexpr double Halo = 1.5;   ///< on each side
constexpr double Length = 11;  ///< of an arm
constexpr double LeastLength = 3;

}  // namespace

void drawBrackets(QPainter& painter, const QRectF& rect, const Look& look) {
  const double width = look.metrics.lineWidth(Width);
  const double shorter = std::min(rect.width(), rect.height());
  const double arm = std::clamp(shorter / 3, look.metrics.lineWidth(LeastLength), look.metrics.lineWidth(Length));
  const QRectF frame = rect.adjusted(-width / 2, -width / 2, width / 2, width / 2);
  QPainterPath path;
  for (const bool right : {false, true}) {
    for (const bool bottom : {false, true}) {
      const QPointF corner(right ? frame.right() : frame.left(), bottom ? frame.bottom() : frame.top());
      const QPointF across(right ? -arm : arm, 0);
      const QPointF down(0, bottom ? -arm : arm);
      path.moveTo(corner + across);
      path.lineTo(corner);
      path.lineTo(corner + down);
    }
  }
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setBrush(Qt::NoBrush);
  painter.setPen(QPen(look.theme.paper, width + 2 * look.metrics.lineWidth(Halo), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawPath(path);
  painter.setPen(QPen(look.theme.ink, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
  painter.drawPath(path);
  painter.restore();
}

}  // namespace tilewise
