// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QList>

#include "app/views/look/look.h"

class QBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace tilewise {

class ChoiceButton;
class LessonTour;
class ParagraphView;

/// The question of a step: asked, answered by typing or choosing, replied to; the answer is shown when it is right or asked for.
class QuestionCard : public QFrame {
  Q_OBJECT

 public:
  explicit QuestionCard(LessonTour& tour, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// The question of the step at hand; hidden where there is none.
  void takeStep();
  /// To where the answer goes.
  void takeFocus();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void takeAnswer();
  void checkTyped();
  void showReply(const QString& markup, const QColor& ink);
  void markChoices();

  LessonTour& m_tour;
  Look m_look;
  QBoxLayout* m_layout;
  QLabel* m_title;
  ParagraphView* m_ask;
  QWidget* m_entry;  ///< field, unit and button
  QLineEdit* m_field;
  QLabel* m_unit;
  QPushButton* m_check;
  QList<ChoiceButton*> m_choices;
  ParagraphView* m_verdict;  ///< "Right." or "Not yet."
  ParagraphView* m_reply;
  QPushButton* m_help;
};

}  // namespace tilewise
