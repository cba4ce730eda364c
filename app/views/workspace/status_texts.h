// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

/// A status line of plain texts: what holds of the figures at the left, what they are given in at the right.
class StatusTexts : public QWidget {
  Q_OBJECT

 public:
  explicit StatusTexts(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setTexts(const QString& left, const QString& right);

  QSize minimumSizeHint() const override;

 private:
  QLabel* m_left;
  QLabel* m_right;
};

}  // namespace tilewise
