// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/frame_pacer.h"

#include <QWidget>

namespace tilewise {

FramePacer::FramePacer(QWidget& widget) : m_widget(widget) {
  m_timer.setSingleShot(true);
  m_timer.setTimerType(Qt::PreciseTimer);
  QObject::connect(&m_timer, &QTimer::timeout, &m_widget, [this] { m_widget.update(); });
}

void FramePacer::request() {
  if (m_timer.isActive()) return;
  const qint64 age = m_sinceFrame.isValid() ? m_sinceFrame.elapsed() : m_interval;
  if (age >= m_interval) {
    m_widget.update();
  } else {
    m_timer.start(static_cast<int>(m_interval - age));
  }
}

}  // namespace tilewise
