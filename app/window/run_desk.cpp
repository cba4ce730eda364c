// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_desk.h"

#include <algorithm>
#include <utility>

#include <QFileInfo>

#include "app/session/lesson_place.h"
#include "app/session/same_place.h"
#include "app/session/session_snapshot.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

bool areFor(const ProblemSettings& settings, const InputArrays& arrays) {
  return settings.inputKind == InputKind::Own && settings.Tq == arrays.Q.rows() && settings.Tk == arrays.K.rows() &&
         settings.dk == arrays.Q.width() && settings.dv == arrays.V.width() && settings.heads == arrays.Q.heads;
}

}  // namespace

RunDesk::RunDesk(Session& session, QObject* parent) : QObject(parent), m_session(session), m_marks(session) {
  connect(&m_job, &RunJob::finished, this, &RunDesk::arrive);
  connect(&m_job, &RunJob::failed, this, &RunDesk::failed);
  connect(&m_job, &RunJob::checked, &session, &Session::setAccuracy);
}

void RunDesk::begin(Arrival arrival, const QString& path) {
  m_arrival = arrival;
  m_position = 0;
  m_path = path;
  m_visit.reset();
  m_file.reset();
}

void RunDesk::open(const RunRequest& request, qint64 position) {
  begin(Arrival::At);
  m_position = position;
  m_job.start(request);
}

void RunDesk::openPreset(const QString& name) {
  const auto request = requestForPreset(name);
  if (request) {
    open(*request);
  } else {
    emit failed(request.error());
  }
}

void RunDesk::openFile(const QString& path, qint64 position) {
  if (isSession(path)) return openSession(path);
  if (isLesson(path)) {
    emit lessonWished(path);
    return;
  }
  begin(Arrival::At, path);
  m_position = position;
  const ProblemSettings present = m_session.run() ? m_session.run()->problem.settings() : ProblemSettings{};
  m_job.start(QFileInfo(path).fileName(), [path, present] { return requestForFile(path, present); });
}

void RunDesk::openSession(const QString& path) {
  begin(Arrival::Session, path);
  m_file = std::make_shared<SessionFile>();
  m_job.start(QFileInfo(path).fileName(), [path, file = m_file]() -> Expected<RunRequest> {
    auto read = readSession(path.toStdString());
    if (!read) return tl::unexpected(read.error());
    auto visit = visitOf(*read);
    if (!visit) return tl::unexpected(visit.error());
    *file = std::move(*read);
    return std::move(visit->request);
  });
}

void RunDesk::openVisit(const Visit& visit) {
  begin(Arrival::At);
  m_visit = visit;
  m_job.start(m_visit->request);
}

void RunDesk::openAs(RunRequest request, RunKind kind) {
  request.kind = kind;
  m_job.start(request);
}

void RunDesk::changeSettings(const ProblemSettings& settings) {
  begin(Arrival::SamePlace);
  RunRequest request{QString(), settings, nullptr, {}};
  const std::shared_ptr<const Run>& present = m_session.run();
  if (m_offered && m_offered->arrays && areFor(settings, *m_offered->arrays)) {
    request = *m_offered;
    request.settings = settings;
    return open(request);
  }
  if (present && settings.inputKind == InputKind::Own) {
    request.arrays = present->arrays;
    // One head that was given as such: it has no others.
    if (!present->arrays) request.inputs = present->inputs;
    request.labels = present->labels;
    request.source = present->source;
  }
  const auto isExample = [&](const Preset& preset) { return preset.data.empty() && preset.settings == settings; };
  const auto example = std::ranges::find_if(presets(), isExample);
  if (example != presets().end()) {
    request.title = QString::fromStdString(example->name);
  } else if (present) {
    request.title = present->title;
  }
  m_job.start(request);
}

void RunDesk::undo() {
  if (m_history.undoable() == nullptr) return;
  begin(Arrival::Undo);
  m_visit = *m_history.undoable();
  m_job.start(m_visit->request);
}

void RunDesk::redo() {
  if (m_history.redoable() == nullptr) return;
  begin(Arrival::Redo);
  m_visit = *m_history.redoable();
  m_job.start(m_visit->request);
}

void RunDesk::arrive(const std::shared_ptr<const Run>& run) {
  remember();
  m_offered.reset();
  if (m_arrival == Arrival::SamePlace) {
    const qint64 position = samePlace(m_session, *run);
    const auto row = m_session.rowChosen() ? std::optional(m_session.row()) : std::nullopt;
    m_marks.carryTo(*run);
    m_session.setRun(run, position);
    // A choice is kept as far as the new problem has the row.
    if (row && *row < run->problem.Tq()) m_session.chooseRow(row);
  } else {
    if (m_file) m_visit = placeOf(*m_file);
    m_marks.clear();
    m_session.setRun(run, m_visit ? m_visit->position : m_position);
    if (m_visit) goTo(*m_visit, m_session, m_marks);
  }
  emit historyChanged();
  if (m_arrival == Arrival::Session) {
    emit sessionOpened(m_path, *m_file);
  } else if (!m_path.isEmpty()) {
    emit opened(m_path);
  }
  begin(Arrival::At);
}

/// What the new run takes the place of.
void RunDesk::remember() {
  if (!m_session.run()) return;
  Visit present = visitOf(m_session, m_marks);
  switch (m_arrival) {
    case Arrival::Undo: return m_history.undo(std::move(present));
    case Arrival::Redo: return m_history.redo(std::move(present));
    case Arrival::At:
    case Arrival::SamePlace:
    case Arrival::Session: return m_history.leave(std::move(present));
  }
}

}  // namespace tilewise
