// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/calm_wheel.h"

#include <QEvent>
#include <QObject>
#include <QWidget>

namespace tilewise {

namespace {

class WheelFilter : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(watched)->hasFocus()) return false;
    event->ignore();  // so that the widget around it scrolls
    return true;
  }
};

}  // namespace

void calmWheel(QWidget& box) {
  if (box.focusPolicy() == Qt::WheelFocus) box.setFocusPolicy(Qt::StrongFocus);
  box.installEventFilter(new WheelFilter(&box));
}

}  // namespace tilewise
