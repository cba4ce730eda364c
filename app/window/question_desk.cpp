// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/question_desk.h"

#include "app/session/session.h"
#include "app/window/lesson_desk.h"
#include "app/window/step_workspace.h"
#include "app/window/window_actions.h"
#include "app/window/workspaces.h"

namespace tilewise {

namespace {

const QString StepWord = QStringLiteral("step");

}  // namespace

QuestionDesk::QuestionDesk(Session& session, LessonDesk& lessons, Workspaces& workspaces, StepWorkspace& step,
                           WindowActions& actions)
    : m_session(session), m_lessons(lessons), m_workspaces(workspaces), m_step(step), m_actions(actions) {
  connect(&lessons, &LessonDesk::askingChanged, this, &QuestionDesk::follow);
  connect(&lessons.tour(), &LessonTour::stepChanged, this, &QuestionDesk::follow);
  connect(&session, &Session::hidesNextChanged, this, &QuestionDesk::follow);
  connect(&workspaces, &Workspaces::questionWished, this, &QuestionDesk::comeBack);
}

void QuestionDesk::follow() {
  const bool ofLesson = m_lessons.isAsking();
  const bool waiting = ofLesson || m_session.hidesNext();
  m_step.setSecret(ofLesson);
  m_workspaces.setAskedIn(!waiting ? QString() : ofLesson ? m_lessons.workspace() : StepWord);
  if (waiting == m_waiting) return;
  m_waiting = waiting;
  emit waitingChanged(waiting);
}

void QuestionDesk::comeBack() {
  m_workspaces.bringToFront(m_lessons.isAsking() ? m_lessons.workspace() : StepWord);
  m_lessons.isAsking() ? m_actions.focusLesson->trigger() : m_step.focusQuestion();
}

}  // namespace tilewise
