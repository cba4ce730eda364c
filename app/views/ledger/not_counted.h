// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolButton>

#include "app/views/look/look.h"

namespace tilewise {

/// What the HBM count does not model, a sentence each.
QStringList notCounted();

/// "(i) not counted", for the title of the ledger's dock: a click shows the list in a small popup below.
class NotCountedNote : public QToolButton {
  Q_OBJECT

 public:
  explicit NotCountedNote(QWidget* parent = nullptr);

  void setLook(const Look& look);

 private:
  void showNote();

  Look m_look;
};

}  // namespace tilewise
