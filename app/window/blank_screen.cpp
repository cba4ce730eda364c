// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/blank_screen.h"

#include <QEvent>
#include <QPainter>

namespace tilewise {

BlankScreen::BlankScreen(QWidget& window) : QWidget(&window), m_window(window) {
  setObjectName(QStringLiteral("blank"));
  setAccessibleName(tr("The screen is blank. B, a full stop or Esc shows it again."));
  setAttribute(Qt::WA_OpaquePaintEvent);
  window.installEventFilter(this);
  hide();
}

void BlankScreen::setBlank(bool blank) {
  setGeometry(m_window.rect());
  setVisible(blank);
  if (blank) raise();
}

bool BlankScreen::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &m_window && event->type() == QEvent::Resize) setGeometry(m_window.rect());
  return QWidget::eventFilter(watched, event);
}

void BlankScreen::paintEvent(QPaintEvent*) { QPainter(this).fillRect(rect(), Qt::black); }

void BlankScreen::mousePressEvent(QMouseEvent*) { emit clicked(); }

}  // namespace tilewise
