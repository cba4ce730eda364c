// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/compare/compare_choice.h"
#include "app/views/look/look.h"

class QComboBox;
class QPushButton;

namespace tilewise {

/// What is compared, to be chosen; and the way to the second configuration, where there is one.
class CompareTools : public QWidget {
  Q_OBJECT

 public:
  explicit CompareTools(QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The choices of a pass; the one at hand stays where the pass has it too.
  void setPass(Pass pass);
  const CompareChoice& choice() const;
  void choose(int index);
  /// By its words in a session file; what the pass does not have changes nothing.
  void choose(const std::vector<std::string>& compared);

  QComboBox& chooser() { return *m_chooser; }
  QPushButton& secondButton() { return *m_second; }

 signals:
  void choiceChanged();
  void secondWished();

 private:
  QList<CompareChoice> m_choices;
  QComboBox* m_chooser;
  QPushButton* m_second;
};

}  // namespace tilewise
