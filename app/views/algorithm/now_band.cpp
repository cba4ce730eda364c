// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/algorithm/now_band.h"

#include <QPainter>

namespace tilewise {

void paintNowBand(QPainter& painter, const QRectF& row, const Look& look) {
  constexpr double BarWidth = 4;  // at 100 %
  const Theme& theme = look.theme;
  painter.fillRect(row, theme.nowBackground);
  painter.fillRect(QRectF(row.left(), row.top(), look.metrics.px(BarWidth), row.height()), theme.now);
  if (theme.nowBackground != theme.panel) return;
  const qreal width = look.metrics.lineWidth(1);
  painter.fillRect(QRectF(row.left(), row.top(), row.width(), width), theme.now);
  painter.fillRect(QRectF(row.left(), row.bottom() - width, row.width(), width), theme.now);
  painter.fillRect(QRectF(row.right() - width, row.top(), width, row.height()), theme.now);
}

}  // namespace tilewise
