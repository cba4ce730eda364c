// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// While a question waits, of a lesson or about the next step, it is answered from what may be seen where it is asked: other
/// workspaces and the figures of the problem are covered until it is answered, shown or taken away.

#include <QObject>

namespace tilewise {

class LessonDesk;
class Session;
class StepWorkspace;
class WindowActions;
class Workspaces;

class QuestionDesk : public QObject {
  Q_OBJECT

 public:
  /// All outlive this.
  QuestionDesk(Session& session, LessonDesk& lessons, Workspaces& workspaces, StepWorkspace& step, WindowActions& actions);

  bool isWaiting() const { return m_waiting; }

 signals:
  void waitingChanged(bool waiting);

 private:
  void follow();
  void comeBack();

  Session& m_session;
  LessonDesk& m_lessons;
  Workspaces& m_workspaces;
  StepWorkspace& m_step;
  WindowActions& m_actions;
  bool m_waiting = false;
};

}  // namespace tilewise
