// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QTimer>

class QWidget;

namespace tilewise {

/// Repaints a widget on request, but no more often than it is allowed to.
class FramePacer {
 public:
  explicit FramePacer(QWidget& widget);

  /// Milliseconds between two repaints; 33 at first.
  void setInterval(int milliseconds) { m_interval = milliseconds; }
  int interval() const { return m_interval; }

  /// A repaint now, or as soon as the last one is old enough.
  void request();
  /// To be called when the widget paints, whoever asked for it.
  void painted() { m_sinceFrame.start(); }

 private:
  QWidget& m_widget;
  QTimer m_timer;
  QElapsedTimer m_sinceFrame;
  int m_interval = 33;
};

}  // namespace tilewise
