// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/busy_bar.h"

#include <algorithm>

#include <QPainter>
#include <QPushButton>

#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

constexpr int DelayMs = 100;
// Lengths at 100 %.
constexpr int Bar = 3;
constexpr int Line = 28;
constexpr int Gap = 12;

}  // namespace

BusyBar::BusyBar(QWidget* parent) : QWidget(parent), m_cancel(new QPushButton(tr("&Cancel"), this)) {
  m_cancel->setFocusPolicy(Qt::TabFocus);
  m_delay.setSingleShot(true);
  m_delay.setInterval(DelayMs);
  connect(&m_delay, &QTimer::timeout, this, &QWidget::show);
  connect(m_cancel, &QPushButton::clicked, this, &BusyBar::cancelWished);
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
  hide();
}

void BusyBar::setLook(const Look& look) {
  m_look = look;
  updateGeometry();
  resizeEvent(nullptr);
  update();
}

void BusyBar::begin(const QString& text) {
  m_text = text;
  m_share.reset();
  m_busy = true;
  m_cancel->setToolTip(tr("Cancel: %1").arg(text));
  setAccessibleName(text);
  if (isHidden()) m_delay.start();
  update();
}

void BusyBar::setShare(double share) {
  m_share = std::clamp(share, 0.0, 1.0);
  setAccessibleDescription(percent(*m_share, 0));
  update();
}

void BusyBar::end() {
  m_busy = false;
  m_delay.stop();
  hide();
}

QString BusyBar::shownText() const { return m_share ? tr("%1, %2").arg(m_text, percent(*m_share, 0)) : m_text; }

QSize BusyBar::sizeHint() const {
  return {m_look.metrics.px(400), m_look.metrics.px(Bar) + m_look.metrics.px(Line + 8)};
}
QSize BusyBar::minimumSizeHint() const {
  return {m_cancel->sizeHint().width() + m_look.metrics.px(80), sizeHint().height()};
}

QRectF BusyBar::barRect() const { return QRectF(0, 0, width(), m_look.metrics.px(Bar)); }

void BusyBar::resizeEvent(QResizeEvent*) {
  const Metrics& metrics = m_look.metrics;
  const int wide = m_cancel->sizeHint().width();
  m_cancel->setGeometry(width() - wide, metrics.px(Bar) + metrics.px(4), wide, metrics.px(Line));
}

void BusyBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Metrics& metrics = m_look.metrics;
  const QRectF bar = barRect();
  painter.fillRect(bar, m_look.theme.line);
  // Without a known share a quarter of the bar stands still: nothing moves that does not mean progress.
  painter.fillRect(QRectF(bar.topLeft(), QSizeF(bar.width() * m_share.value_or(0.25), bar.height())), m_look.theme.ink);
  const QFont font = metrics.font(Role::Body);
  const QFontMetricsF fm(font);
  const QRectF room(metrics.px(4), bar.bottom(), m_cancel->x() - metrics.px(4 + Gap), height() - bar.bottom());
  painter.setFont(font);
  painter.setPen(m_look.theme.ink);
  painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter, fm.elidedText(shownText(), Qt::ElideMiddle, room.width()));
}

}  // namespace tilewise
