// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/key_keeper.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QTabBar>

#include "app/views/transport/scrubber.h"

namespace tilewise {

namespace {

bool isNavigation(const QKeyEvent& key) {
  switch (key.key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Home:
    case Qt::Key_End:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: return !(key.modifiers() & Qt::ControlModifier);
    default: return false;
  }
}

template <class... Widgets>
bool isOneOf(const QObject* object) {
  return (... || (qobject_cast<const Widgets*>(object) != nullptr));
}

bool uses(const QObject* widget, const QKeyEvent& key) {
  if (isOneOf<QAbstractItemView, QTabBar, QAbstractSlider, QAbstractSpinBox, QComboBox, Scrubber>(widget) &&
      isNavigation(key)) {
    return true;
  }
  return isOneOf<QAbstractButton, QComboBox>(widget) && key.key() == Qt::Key_Space;
}

}  // namespace

bool KeyKeeper::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (uses(watched, key)) event->accept();
  }
  return QObject::eventFilter(watched, event);
}

}  // namespace tilewise
