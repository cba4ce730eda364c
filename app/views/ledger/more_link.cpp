// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ledger/more_link.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace tilewise {

namespace {

constexpr double Padding = 4;  ///< at 100 %, on both sides

}  // namespace

MoreLink::MoreLink(QWidget* parent) : QAbstractButton(parent) {
  setCheckable(true);
  setFocusPolicy(Qt::TabFocus);
  setCursor(Qt::PointingHandCursor);
  setText(word(false));
  connect(this, &QAbstractButton::toggled, this, [this](bool open) { setText(word(open)); });
}

void MoreLink::setLook(const Look& look) {
  m_look = look;
  setFont(look.metrics.font(Role::Second));
  updateGeometry();
  update();
}

QSize MoreLink::sizeHint() const {
  const QFontMetricsF metrics(m_look.metrics.font(Role::Second));
  const qreal widest = std::max(metrics.horizontalAdvance(word(false)), metrics.horizontalAdvance(word(true)));
  return {static_cast<int>(std::ceil(widest)) + 2 * m_look.metrics.px(Padding),
          static_cast<int>(std::ceil(metrics.height()))};
}

void MoreLink::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  QFont font = m_look.metrics.font(Role::Second);
  font.setUnderline(true);
  painter.setFont(font);
  painter.setPen(underMouse() ? m_look.theme.ink : m_look.theme.ink2);
  painter.drawText(rect().adjusted(0, 0, -m_look.metrics.px(Padding), 0), Qt::AlignRight | Qt::AlignVCenter, text());
  if (hasFocus()) {
    const qreal width = m_look.metrics.lineWidth(2);
    painter.setPen(QPen(m_look.theme.focus, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2));
  }
}

}  // namespace tilewise
