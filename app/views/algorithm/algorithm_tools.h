// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>
#include <QWidget>

#include "app/models/algorithm_code.h"
#include "app/views/look/look.h"

class QToolButton;

namespace tilewise {

/// The choice between pseudo-code and programs, and the button that copies a program.
class AlgorithmTools : public QWidget {
  Q_OBJECT

 public:
  explicit AlgorithmTools(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void setText(AlgorithmText text);
  /// Whether there is a program to copy.
  void setCopyable(bool copyable);

 signals:
  void textWished(AlgorithmText text);
  void copyWished();

 private:
  QMenu m_menu;
  QToolButton* m_choice;
  QToolButton* m_copy;
};

}  // namespace tilewise
