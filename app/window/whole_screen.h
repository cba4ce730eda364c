// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The window on the whole screen, and back. The window system answers late: until it has, the size of the window is neither the one
/// nor the other, and a second wish waits. So however quickly it is wished for and taken back, the window ends as large as it was.

#include <QObject>
#include <QSize>
#include <QTimer>

class QWidget;

namespace tilewise {

class WholeScreen : public QObject {
  Q_OBJECT

 public:
  /// window: outlives this.
  explicit WholeScreen(QWidget& window);

  /// As it is wished, or as the window system has it.
  bool isOn() const { return m_wished; }
  /// settled() follows in any case, never at once.
  void set(bool on);
  /// Whether the window is on its way.
  bool isUnderWay() const { return m_underWay; }

 signals:
  void changed(bool on);  ///< isOn()
  void settled();         ///< the window has the size that it is to have

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void begin();
  void finish();
  bool isThere() const;

  QWidget& m_window;
  QTimer m_limit;
  QSize m_normal;  ///< of the window when it is not on the whole screen
  bool m_wished = false;
  bool m_target = false;  ///< of the way at hand
  bool m_underWay = false;
};

}  // namespace tilewise
