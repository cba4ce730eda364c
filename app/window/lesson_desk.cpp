// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/lesson_desk.h"

#include <utility>

#include <QFileInfo>

#include "app/session/lesson_place.h"
#include "app/session/session.h"
#include "app/session/session_snapshot.h"
#include "app/window/run_desk.h"
#include "app/window/workspaces.h"
#include "core/files/lesson_file.h"

namespace tilewise {

LessonDesk::LessonDesk(Session& session, RunDesk& desk, Workspaces& workspaces, QObject* parent)
    : QObject(parent), m_session(session), m_desk(desk), m_workspaces(workspaces) {
  connect(&m_tour, &LessonTour::stepChanged, this, [this] {
    m_wanted = true;
    goToStep();
    emit pointedChanged();
    emit placeChanged();
    showAsking();
    const LessonStep* step = m_tour.step();
    if (step != nullptr && step->aside) return;
    emit cameTo(QString::fromStdString(m_tour.lesson()->name), step == nullptr ? QString() : QString::fromStdString(step->id));
  });
  connect(&m_tour, &LessonTour::factsChanged, this, [this] {
    goToStep();
    emit placeChanged();
  });
  connect(&m_tour, &LessonTour::answerChanged, this, &LessonDesk::showAsking);
  connect(&session, &Session::runChanged, this, [this] {
    settle();
    emit pointedChanged();
    emit placeChanged();
  });
  connect(&session, &Session::positionChanged, this, &LessonDesk::placeChanged);
  connect(&desk, &RunDesk::lessonWished, this, &LessonDesk::openFile);
}

void LessonDesk::open(std::shared_ptr<const Lesson> lesson, const QString& step, const Answers& answers) {
  m_file.clear();
  begin(std::move(lesson), step, answers);
}

void LessonDesk::begin(std::shared_ptr<const Lesson> lesson, const QString& step, const Answers& answers) {
  if (!m_tour.lesson() && m_session.run()) {
    m_own = visitOf(m_session, m_desk.marks());
    m_ownWorkspace = m_workspaces.currentWord();
    m_ownFile = sessionFileOf(m_session, m_desk.marks());
    m_workspaces.writeTo(*m_ownFile);
  }
  m_tour.begin(std::move(lesson), step, answers);
  emit begun();
}

Expected<void> LessonDesk::takeFile(const QString& path, const QString& step, const Answers& answers) {
  auto lesson = readLesson(path.toStdString());
  if (!lesson) return tl::unexpected(lesson.error());
  m_file = QFileInfo(path).absoluteFilePath();
  begin(std::make_shared<const Lesson>(std::move(*lesson)), step, answers);
  emit opened(m_file);
  return {};
}

void LessonDesk::openFile(const QString& path) {
  if (const auto taken = takeFile(path); !taken) emit failed(taken.error());
}

void LessonDesk::leave() {
  if (!m_tour.lesson()) return;
  m_wanted = false;
  m_tour.end();
  if (m_own) {
    m_desk.openVisit(*m_own);
    m_workspaces.bringToFront(m_ownWorkspace);
  }
  m_own.reset();
  m_ownFile.reset();
  showAsking();
  emit pointedChanged();
  emit placeChanged();
  emit left();
}

std::optional<LessonFilePlace> LessonDesk::filePlace() const {
  if (!m_tour.lesson()) return std::nullopt;
  const LessonStep* step = m_tour.step();
  return LessonFilePlace{m_file.isEmpty() ? m_tour.lesson()->name : std::string(), m_file.toStdString(),
                         step == nullptr ? std::string() : step->id, m_tour.answers()};
}

QString LessonDesk::workspace() const {
  const LessonStep* step = m_tour.step();
  return step == nullptr || step->workspace.empty() ? QStringLiteral("step") : QString::fromStdString(step->workspace);
}

void LessonDesk::showAsking() {
  const bool asking = m_tour.lesson() && m_tour.isAsking();
  if (asking == m_asking) return;
  m_asking = asking;
  emit askingChanged(asking);
}

bool LessonDesk::isAtPlace() const {
  const LessonStep* step = m_tour.step();
  const LessonStepFacts* facts = m_tour.facts();
  if (step == nullptr || facts == nullptr || !m_session.run()) return true;
  return isRunOf(*m_session.run(), m_tour.lesson()->setups[step->setup]) && m_session.position() == facts->position;
}

void LessonDesk::returnToPlace() {
  m_wanted = true;
  goToStep();
}

std::vector<LessonMark> LessonDesk::pointed() const {
  const LessonStep* step = m_tour.step();
  if (step == nullptr || !m_session.run()) return {};
  const bool isHere = isRunOf(*m_session.run(), m_tour.lesson()->setups[step->setup]);
  return isHere ? step->show : std::vector<LessonMark>();
}

/// The run first, if it is another; then, when position and run are there, the rest.
void LessonDesk::goToStep() {
  const LessonStep* step = m_tour.step();
  if (step == nullptr || !m_wanted) return;
  const LessonStepFacts* facts = m_tour.facts();
  // An empty window is not shown: its first run need not wait for the numbers of the step.
  if (facts == nullptr && m_session.run()) return;
  const LessonSetup& setup = m_tour.lesson()->setups[step->setup];
  if (m_session.run() && isRunOf(*m_session.run(), setup)) return settle();
  const auto request = requestForSetup(setup, QString::fromStdString(m_tour.lesson()->title));
  if (!request) {
    m_wanted = false;
    emit failed(request.error());
    return;
  }
  m_desk.open(*request, facts == nullptr ? 0 : facts->position);
}

void LessonDesk::settle() {
  const LessonStep* step = m_tour.step();
  const LessonStepFacts* facts = m_tour.facts();
  if (!m_wanted || step == nullptr || facts == nullptr || !m_session.run()) return;
  if (!isRunOf(*m_session.run(), m_tour.lesson()->setups[step->setup])) return;
  m_wanted = false;
  m_workspaces.bringToFront(workspace());
  m_session.setPosition(facts->position);
  for (const LessonMark& mark : step->show) {
    if (mark.kind == LessonMark::Kind::Row) m_session.chooseRow(mark.first);
  }
  emit pointedChanged();
  emit placeChanged();
  emit arrived();
}

}  // namespace tilewise
