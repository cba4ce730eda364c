// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tilewise {

/// Black over a whole window, until it is clicked or taken away.
class BlankScreen : public QWidget {
  Q_OBJECT

 public:
  explicit BlankScreen(QWidget& window);

  void setBlank(bool blank);

 signals:
  void clicked();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  QWidget& m_window;
};

}  // namespace tilewise
