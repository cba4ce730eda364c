// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/look/narrow_text.h"

#include <algorithm>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

void drawNarrowed(QPainter& painter, const QString& text, const QRectF& cell, double room) {
  if (room <= 0) return;
  const double width = QFontMetricsF(painter.font()).horizontalAdvance(text);
  painter.save();
  painter.translate(cell.center());
  painter.scale(std::min(1.0, room / width), 1);
  painter.drawText(QRectF(-width, -cell.height() / 2, 2 * width, cell.height()), Qt::AlignCenter, text);
  painter.restore();
}

}  // namespace tilewise
