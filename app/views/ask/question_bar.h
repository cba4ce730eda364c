// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// A question with a place for its answer, and afterwards what was right and why.

#include <QFrame>
#include <QList>

#include "app/views/ask/step_question.h"
#include "app/views/look/look.h"

class QLabel;
class QPushButton;
class QToolButton;

namespace tilewise {

class MarkedEdit;
class MathsLabel;

class QuestionBar : public QFrame {
  Q_OBJECT

 public:
  explicit QuestionBar(QWidget* parent = nullptr);

  void setLook(const Look& look);
  void ask(const StepQuestion& question);
  /// To where the answer goes.
  void takeFocus();
  /// What is wrong with what was typed; the question stays.
  void hint(const QString& sentence);
  /// The answer, after a right one, a wrong one, or none (absent).
  void tell(const StepQuestion& question, std::optional<bool> right);
  /// Of the question or of the answer, without markup.
  QString shownText() const;
  bool isAsking() const { return m_asking; }

 signals:
  void typed(const QString& text);
  void chosen(int choice);
  void revealWished();
  void nextWished();
  void closed();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  enum class Mark { Question, Right, Wrong, Told };
  QPushButton* addButton(const QString& text);
  void say(const QString& markup, Mark mark);
  void showControls();

  Look m_look;
  Mark m_mark = Mark::Question;
  bool m_asking = false;
  QString m_markup;
  MathsLabel* m_text;
  MarkedEdit* m_field;
  QLabel* m_hint;
  QList<QPushButton*> m_choices;
  QPushButton* m_answer;
  QPushButton* m_reveal;
  QPushButton* m_next;
  QToolButton* m_close;
  StepQuestion m_question;
};

}  // namespace tilewise
