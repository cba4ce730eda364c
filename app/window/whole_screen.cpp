// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/whole_screen.h"

#include <utility>

#include <QEvent>
#include <QScreen>
#include <QWidget>

namespace tilewise {

namespace {

constexpr int LongestWayMs = 1500;  ///< after which the window is taken to be where it will be

}  // namespace

WholeScreen::WholeScreen(QWidget& window) : m_window(window) {
  m_limit.setSingleShot(true);
  connect(&m_limit, &QTimer::timeout, this, &WholeScreen::finish);
  window.installEventFilter(this);
}

void WholeScreen::set(bool on) {
  // On the way its size says nothing.
  if (!m_underWay && !m_window.isFullScreen()) m_normal = m_window.size();
  const bool before = std::exchange(m_wished, on);
  if (on != before) emit changed(on);
  if (!m_underWay) begin();
}

void WholeScreen::begin() {
  m_underWay = true;
  m_target = m_wished;
  if (m_target != m_window.isFullScreen()) m_window.setWindowState(m_window.windowState() ^ Qt::WindowFullScreen);
  m_limit.start(m_window.isVisible() && !isThere() ? LongestWayMs : 0);
}

bool WholeScreen::isThere() const {
  const QSize wanted = m_target ? m_window.screen()->size() : m_normal;
  return wanted.isEmpty() || m_window.size() == wanted;
}

void WholeScreen::finish() {
  if (m_wished != m_target) return begin();
  m_underWay = false;
  // Where the window system has kept another size.
  if (!m_target && !m_window.isMaximized() && !isThere()) m_window.resize(m_normal);
  emit settled();
}

bool WholeScreen::eventFilter(QObject* watched, QEvent* event) {
  if (m_underWay && event->type() == QEvent::Resize && isThere()) m_limit.start(0);
  // The window system has keys of its own for it.
  if (!m_underWay && event->type() == QEvent::WindowStateChange && m_window.isFullScreen() != m_wished) {
    m_wished = m_target = m_window.isFullScreen();
    emit changed(m_wished);
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace tilewise
