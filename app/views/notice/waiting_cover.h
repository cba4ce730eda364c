// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

class QLabel;
class QPushButton;

namespace tilewise {

/// Stands in the place of what would give the answer to a question away, and leads back to the question.
class WaitingCover : public QWidget {
  Q_OBJECT

 public:
  explicit WaitingCover(QWidget* parent);

  void setLook(const Look& look);
  /// To the way back.
  void takeFocus();

 signals:
  void backWished();

 private:
  QLabel* m_words;
  QPushButton* m_back;
};

}  // namespace tilewise
