// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/present/card_frame.h"

#include <QPainter>

namespace tilewise {

void paintCardFrame(QPainter& painter, const QRect& card, const Look& look) {
  const qreal line = look.metrics.lineWidth(1);
  const double radius = look.metrics.px(4);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look.theme.line, line));
  painter.setBrush(look.theme.panel);
  painter.drawRoundedRect(QRectF(card).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
  painter.restore();
}

}  // namespace tilewise
