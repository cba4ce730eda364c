// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

#include "app/views/look/look.h"

namespace tilewise {

/// A field that can be marked as holding a wrong value: a frame in the colour of errors.
class MarkedEdit : public QLineEdit {
  Q_OBJECT

 public:
  using QLineEdit::QLineEdit;

  void setLook(const Look& look);
  void setWrong(bool wrong);
  bool isWrong() const { return m_wrong; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  Look m_look;
  bool m_wrong = false;
};

}  // namespace tilewise
