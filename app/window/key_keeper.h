// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tilewise {

/// Lets a focused widget keep the keys that it uses itself, before the window's shortcuts take them: text fields what
/// is written and edited; lists, trees, tabs, sliders and the scrubber the arrows, Home, End and pages; a button Space.
/// Everywhere else they act.
class KeyKeeper : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace tilewise
