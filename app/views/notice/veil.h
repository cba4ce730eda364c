// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

namespace tilewise {

/// Covers a panel that would give an answer away, and says so. What it covers takes no focus meanwhile.
class Veil : public QWidget {
  Q_OBJECT

 public:
  /// Its parent is the panel's, over which it lies.
  explicit Veil(QWidget& panel);

  void setLook(const Look& look);
  void setShown(bool shown);

 protected:
  void paintEvent(QPaintEvent* event) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  QWidget& m_panel;
  Look m_look;
};

}  // namespace tilewise
