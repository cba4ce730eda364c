// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Brings the session to the steps of a lesson, and back: to the step after wandering off, to the own session after the lesson.

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>

#include "app/session/lesson_tour.h"
#include "app/session/run_history.h"

namespace tilewise {

class RunDesk;
class Session;
class Workspaces;

class LessonDesk : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  LessonDesk(Session& session, RunDesk& desk, Workspaces& workspaces, QObject* parent = nullptr);

  using Answers = std::vector<LessonFileAnswer>;

  LessonTour& tour() { return m_tour; }

  /// At a step, with what was answered before; at the first, where there is none of that id.
  void open(std::shared_ptr<const Lesson> lesson, const QString& step = {}, const Answers& answers = {});
  /// The lesson of a file, at a step of it, with what was answered before.
  /// Errors: those of readLesson().
  Expected<void> takeFile(const QString& path, const QString& step = {}, const Answers& answers = {});
  /// The same; failed() if the file holds no lesson.
  void openFile(const QString& path);
  /// The session that was at hand before the lesson comes back.
  void leave();

  /// Whether the session stands where the step does. True without a lesson.
  bool isAtPlace() const;
  void returnToPlace();

  /// The marked places of the step, while the session has its run.
  std::vector<LessonMark> pointed() const;

  /// What the session was before the lesson began; absent without a lesson, and where there was none.
  const std::optional<SessionFile>& ownFile() const { return m_ownFile; }
  /// Where one is in which lesson, and what was answered in it; absent without one.
  std::optional<LessonFilePlace> filePlace() const;
  /// The workspace that the step belongs to, as a word of --workspace.
  QString workspace() const;
  /// Whether a question waits whose answer the panels would give away.
  bool isAsking() const { return m_asking; }

 signals:
  void begun();  ///< a lesson is at hand, in the place of none or of another
  void left();
  void placeChanged();    ///< isAtPlace() may be new
  void pointedChanged();  ///< what pointed() gives
  void arrived();         ///< the session has come to where the step is
  void askingChanged(bool asking);  ///< whether a question waits whose answer the panels would give away
  /// How far one has come: the id of a step, empty at the end.
  void cameTo(const QString& lesson, const QString& step);
  void failed(const tilewise::Error& error);
  void opened(const QString& path);

 private:
  void begin(std::shared_ptr<const Lesson> lesson, const QString& step, const Answers& answers);
  void goToStep();
  void settle();
  void showAsking();

  Session& m_session;
  RunDesk& m_desk;
  Workspaces& m_workspaces;
  LessonTour m_tour;
  std::optional<Visit> m_own;
  std::optional<SessionFile> m_ownFile;
  QString m_ownWorkspace;
  QString m_file;         ///< that the lesson is in; empty: it ships
  bool m_asking = false;
  bool m_wanted = false;  ///< the session is to be brought to the step as soon as it can
};

}  // namespace tilewise
