// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

class QLabel;

namespace tilewise {

class LessonTour;
class ParagraphView;

/// What the speaker sees of a lesson: the step at hand, its question with the answer, and what comes next. Hidden without a lesson.
class SpeakerLesson : public QWidget {
  Q_OBJECT

 public:
  /// tour: outlives this.
  explicit SpeakerLesson(const LessonTour& tour, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// As it is shown, without markup.
  QString text() const;

 private:
  void follow();
  void showStep();
  void showQuestion();
  void showComing();

  const LessonTour& m_tour;
  QLabel* m_where;
  ParagraphView* m_text;
  ParagraphView* m_question;
  ParagraphView* m_answer;
  QLabel* m_next;
  ParagraphView* m_coming;
};

}  // namespace tilewise
