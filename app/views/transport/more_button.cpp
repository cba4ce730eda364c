// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/more_button.h"

#include "app/views/transport/speeds.h"

namespace tilewise {

MoreButton::MoreButton(QMenu& runTo, QWidget* parent) : QPushButton(parent), m_menu(this) {
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(tr("Speed and run to"));
  setToolTip(tr("Speed and run to"));
  QMenu* speeds = m_menu.addMenu(tr("Speed"));
  for (const double speed : Speeds) {
    connect(speeds->addAction(speedText(speed)), &QAction::triggered, this, [this, speed] { emit speedWished(speed); });
  }
  connect(speeds->addAction(tr("any number…")), &QAction::triggered, this, &MoreButton::numberWished);
  runTo.setTitle(tr("Run to"));
  m_menu.addMenu(&runTo);
  // It stands at the bottom of the window, so the menu opens upwards.
  connect(this, &QPushButton::clicked, this,
          [this] { m_menu.popup(mapToGlobal(QPoint(0, -m_menu.sizeHint().height()))); });
}

}  // namespace tilewise
