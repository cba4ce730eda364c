// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/run_desk.h"

#include <QFileInfo>

#include "app/session/same_place.h"

namespace tilewise {

RunDesk::RunDesk(Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&m_job, &RunJob::finished, this, &RunDesk::arrive);
  connect(&m_job, &RunJob::failed, this, &RunDesk::failed);
  connect(&m_job, &RunJob::checked, &session, &Session::setAccuracy);
}

void RunDesk::open(const RunRequest& request, qint64 position) {
  m_arrival = Arrival::At;
  m_position = position;
  m_path.clear();
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
  m_arrival = Arrival::At;
  m_position = position;
  m_path = path;
  const ProblemSettings present = m_session.run() ? m_session.run()->problem.settings() : ProblemSettings{};
  m_job.start(QFileInfo(path).fileName(), [path, present] { return requestForFile(path, present); });
}

void RunDesk::changeSettings(const ProblemSettings& settings) {
  RunRequest request{QString(), settings, nullptr, {}};
  const std::shared_ptr<const Run>& present = m_session.run();
  if (present && settings.inputKind == InputKind::Own) {
    request.arrays = present->arrays;
    // One head that was given as such: it has no others.
    if (!present->arrays) request.inputs = present->inputs;
    request.labels = present->labels;
  }
  if (present) request.title = present->title;
  m_arrival = Arrival::SamePlace;
  m_path.clear();
  m_job.start(request);
}

void RunDesk::arrive(const std::shared_ptr<const Run>& run) {
  const qint64 position = m_arrival == Arrival::SamePlace ? samePlace(m_session, *run) : m_position;
  m_session.setRun(run, position);
  if (!m_path.isEmpty()) emit opened(m_path);
  m_path.clear();
}

}  // namespace tilewise
