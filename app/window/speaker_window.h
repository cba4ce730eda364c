// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the speaker sees and the class does not: the step of the lesson with its answer and the next one, the sentence of the run's
/// step and the one after it, the clock, the time since the talk began, notes.

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

#include "app/session/step_ahead.h"
#include "app/views/look/look.h"

class QLabel;
class QPlainTextEdit;
class QScrollArea;
class QPushButton;

namespace tilewise {

class LessonTour;
class MathsLabel;
class SpeakerLesson;

/// "7:05" of seconds; "1:07:05" from an hour on.
QString elapsedText(qint64 seconds);

class SpeakerWindow : public QWidget {
  Q_OBJECT

 public:
  /// A window of its own that belongs to `window`. All outlive this.
  SpeakerWindow(Session& session, const LessonTour& tour, QWidget* window);

  void setLook(const Look& look);
  void setNotes(const QString& notes);
  QString notes() const;
  /// Begins to count the time, where it does not yet.
  void startClock();

  /// As they are shown, without markup.
  QString nowText() const { return m_nowText; }
  QString nextText() const { return m_nextText; }
  QString lessonText() const;

 signals:
  void notesChanged(const QString& notes);
  void closed();

 protected:
  void showEvent(QShowEvent* event) override;
  void closeEvent(QCloseEvent* event) override;

 private:
  QLabel* addHeading(const QString& text);
  void follow();
  void showTime();

  Session& m_session;
  StepAhead m_ahead;
  QTimer m_tick;
  QElapsedTimer m_since;
  QString m_nowText, m_nextText;
  QLabel* m_clock;
  QLabel* m_elapsed;
  QPushButton* m_restart;
  QScrollArea* m_scroll;
  SpeakerLesson* m_lesson;
  QLabel* m_step;
  QList<QLabel*> m_headings;
  MathsLabel* m_now;
  MathsLabel* m_next;
  QPlainTextEdit* m_notes;
};

}  // namespace tilewise
