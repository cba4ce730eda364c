// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/callout.h"

#include <algorithm>

#include <QAccessible>
#include <QPainter>

#include "app/views/look/icons.h"

namespace tilewise {

namespace {

constexpr int ExpiryMs = 6000;

}  // namespace

Callout::Callout(QWidget* parent) : QWidget(parent) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  setFocusPolicy(Qt::NoFocus);
  m_expiry.setSingleShot(true);
  m_expiry.setInterval(ExpiryMs);
  connect(&m_expiry, &QTimer::timeout, this, &QWidget::hide);
  hide();
}

void Callout::setLook(const Look& look) {
  m_look = look;
  resize(sizeHint());
  update();
}

void Callout::showAt(const QWidget& anchor, QPoint point, const QString& markup, Tone tone) {
  m_text = MathText::parse(markup);
  m_tone = tone;
  setAccessibleName(m_text.plain());
  QWidget* window = anchor.window();
  if (parentWidget() != window) setParent(window);
  resize(sizeHint());
  const QPoint at = anchor.mapTo(window, point);
  const int gap = m_look.metrics.px(6);
  const int x = std::clamp(at.x() - width() / 2, 0, std::max(0, window->width() - width()));
  int y = at.y() - height() - gap;
  if (y < 0) y = anchor.mapTo(window, QPoint(0, anchor.height())).y() + gap;
  move(x, y);
  show();
  raise();
  update();
  if (tone == Tone::Error) {
    m_expiry.start();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
  } else {
    m_expiry.stop();
  }
}

QString Callout::shownText() const { return isHidden() ? QString() : m_text.plain(); }

QSize Callout::sizeHint() const {
  const QFont font = m_look.metrics.font(Role::Body);
  const QSizeF text = m_text.size(font);
  const int mark = m_tone == Tone::Error ? m_look.metrics.px(22) : 0;
  return QSize(qCeil(text.width()), qCeil(text.height())) +
         QSize(2 * m_look.metrics.px(10) + mark, m_look.metrics.px(10));
}

void Callout::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const Metrics& metrics = m_look.metrics;
  const Theme& theme = m_look.theme;
  const bool error = m_tone == Tone::Error;
  const qreal line = metrics.lineWidth(1);
  const QRectF frame = QRectF(rect()).adjusted(line / 2, line / 2, -line / 2, -line / 2);
  painter.setPen(QPen(error ? theme.err : theme.edge, line));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(frame, metrics.px(4), metrics.px(4));
  qreal x = metrics.px(10);
  if (error) {
    const qreal side = metrics.px(14);
    paintIcon(painter, QRectF(x, (height() - side) / 2, side, side), IconName::Cross, theme.err);
    x += metrics.px(22);
  }
  const QFont font = metrics.font(Role::Body);
  const QFontMetricsF fm(font);
  const qreal baseline = (height() + fm.ascent() - fm.descent()) / 2;
  m_text.draw(painter, QPointF(x, baseline), font, error ? theme.err : theme.ink, theme.nowText);
}

}  // namespace tilewise
