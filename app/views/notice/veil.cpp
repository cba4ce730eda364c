// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/notice/veil.h"

#include <QEvent>
#include <QPainter>

namespace tilewise {

Veil::Veil(QWidget& panel) : QWidget(panel.parentWidget()), m_panel(panel) {
  panel.installEventFilter(this);
  setAccessibleName(tr("Hidden while the question waits"));
  hide();
}

void Veil::setLook(const Look& look) {
  m_look = look;
  update();
}

void Veil::setShown(bool shown) {
  m_panel.setEnabled(!shown);
  setGeometry(m_panel.geometry());
  setVisible(shown);
  raise();
}

bool Veil::eventFilter(QObject* watched, QEvent* event) {
  const bool moved = event->type() == QEvent::Resize || event->type() == QEvent::Move || event->type() == QEvent::Show;
  if (watched == &m_panel && moved && !isHidden()) {
    setGeometry(m_panel.geometry());
    raise();
  }
  return QWidget::eventFilter(watched, event);
}

void Veil::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), m_look.theme.panel);
  const int inset = m_look.metrics.px(12);
  painter.setFont(m_look.metrics.font(Role::Body));
  painter.setPen(m_look.theme.ink2);
  painter.drawText(rect().adjusted(inset, inset, -inset, -inset), Qt::AlignCenter | Qt::TextWordWrap,
                   tr("Hidden while the question waits."));
}

}  // namespace tilewise
