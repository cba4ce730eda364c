// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/marked_edit.h"

#include <QPainter>

namespace tilewise {

void MarkedEdit::setLook(const Look& look) {
  m_look = look;
  update();
}

void MarkedEdit::setWrong(bool wrong) {
  m_wrong = wrong;
  update();
}

void MarkedEdit::paintEvent(QPaintEvent* event) {
  QLineEdit::paintEvent(event);
  if (!m_wrong) return;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const qreal line = m_look.metrics.lineWidth(2);
  const qreal radius = m_look.metrics.px(4);
  painter.setPen(QPen(m_look.theme.err, line));
  painter.drawRoundedRect(QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius);
}

}  // namespace tilewise
