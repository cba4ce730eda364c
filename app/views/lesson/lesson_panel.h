// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "app/views/look/look.h"

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace tilewise {

class LessonTour;
class ParagraphView;
class QuestionCard;

/// The lesson: where one is in it, the step's text, its question, and the way on. At the end, its sources.
class LessonPanel : public QWidget {
  Q_OBJECT

 public:
  explicit LessonPanel(LessonTour& tour, QWidget* parent = nullptr);

  void setLook(const Look& look);
  /// Whether the session stands somewhere else than the step.
  void setWandered(bool wandered);
  /// To the question, or the way on.
  void takeFocus();

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 signals:
  void returnWished();  ///< to the place of the step
  void leaveWished();

 private:
  /// What is to be seen of what is longer than the panel.
  enum class Part { Text, Question, Reply, Any };
  void takeStep();
  void takeFacts();
  void takeAnswer();
  void showEnd();
  void showButtons();
  void bringIntoView(Part part);
  void scrollToPart();
  bool isAnswering() const;

  LessonTour& m_tour;
  Look m_look;
  QLabel* m_where;
  QProgressBar* m_progress;
  ParagraphView* m_title;
  QScrollArea* m_scroll;
  QWidget* m_content;
  ParagraphView* m_text;
  QLabel* m_links;  ///< of the sources, at the end
  QuestionCard* m_question;
  QWidget* m_away;  ///< says that the session stands somewhere else
  ParagraphView* m_awayText;
  QPushButton* m_return;
  QPushButton* m_previous;
  QPushButton* m_next;
  Part m_part = Part::Text;      ///< Any: it was scrolled by hand
  bool m_focusFollows = false;   ///< to the question of the step, as soon as that is there
};

}  // namespace tilewise
