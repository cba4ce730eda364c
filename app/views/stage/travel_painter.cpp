// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/travel_painter.h"

#include <QPainter>

#include "app/views/look/hatch.h"
#include "app/views/stage/strip_painter.h"
#include "app/views/stage/text_painter.h"

namespace tilewise {

void paintTravel(QPainter& painter, const StagePicture& picture, const QList<QRectF>& keepFree) {
  const Travel& travel = *picture.travel;
  const Look& look = picture.look;
  const TravelShape shape = travelShape(picture.geometry, picture.facts, travel, keepFree);
  if (shape.path.isEmpty()) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  if (travel.reduced) {
    QPen pen(look.theme.now, look.metrics.lineWidth(2.5));
    pen.setCapStyle(Qt::FlatCap);
    pen.setDashPattern({3, 2});
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(shape.path);
  } else if (travel.time < 1) {
    const TensorHue hue = hueOf(travel.move.tensor);
    fillTensor(painter, shape.block, hue, look);
    if (isGradient(travel.move.tensor)) {
      drawGradientDot(painter, shape.block, Theme::letterOn(look.theme.hue(hue)), look);
    }
    painter.setPen(QPen(look.theme.now, look.metrics.lineWidth(2.5), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(shape.block);
  }
  painter.restore();
  paintText(painter, shape.pill, look);
}

}  // namespace tilewise
