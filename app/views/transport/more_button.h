// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QPushButton>

namespace tilewise {

/// Speed and run to as a menu, where there is no room for them.
class MoreButton : public QPushButton {
  Q_OBJECT

 public:
  /// runTo: the menu of targets, which stays its owner's.
  MoreButton(QMenu& runTo, QWidget* parent);

 signals:
  void speedWished(double speed);
  void numberWished();  ///< any number of steps a second

 private:
  QMenu m_menu;
};

}  // namespace tilewise
