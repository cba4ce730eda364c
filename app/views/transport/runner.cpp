// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/runner.h"

#include "app/session/marks.h"
#include "app/session/session.h"

namespace tilewise {

Runner::Runner(Session& session, QObject* parent) : QObject(parent), m_session(session) {
  connect(&m_session, &Session::positionChanged, this, &Runner::cancel);
  connect(&m_session, &Session::runChanged, this, [this] {
    cancel();
    emit targetChanged(target());
  });
  connect(&m_search, &RescaleSearch::progressed, this, &Runner::searched);
  connect(&m_search, &RescaleSearch::found, this, [this](qint64 position) {
    emit searched(std::nullopt);
    reach(RunTo::Rescale, position);
  });
  connect(&m_search, &RescaleSearch::notFound, this, [this] {
    emit searched(std::nullopt);
    reach(RunTo::Rescale, std::nullopt);
  });
}

RunTo Runner::target() const {
  return !m_session.run() || occursIn(*m_session.run()->trace, m_chosen) ? m_chosen : RunTo::Store;
}

void Runner::setTarget(RunTo target) {
  if (target == m_chosen) return;
  cancel();
  m_chosen = target;
  emit targetChanged(this->target());
}

void Runner::run(int direction) {
  cancel();
  if (!m_session.run()) return;
  const RunTo target = this->target();
  m_direction = direction;
  if (target == RunTo::Rescale) {
    m_search.start(m_session.run(), m_session.position(), direction);
    return;
  }
  reach(target, runToPosition(*m_session.run()->trace, m_session.position(), direction, target,
                              m_session.inspectedTile(), marks()));
}

RunMarks Runner::marks() const {
  if (m_marks == nullptr) return {{}, {}, m_bytes};
  return {m_marks->bookmarks(), m_marks->stops(), m_bytes};
}

/// The target, or a mark that lies before it.
void Runner::reach(RunTo target, std::optional<qint64> found) {
  const qint64 from = m_session.position();
  const auto mark = markPosition(*m_session.run()->trace, from, m_direction, marks());
  if (mark && (!found || (m_direction > 0 ? *mark < *found : *mark > *found))) found = mark;
  if (found) {
    m_session.setPosition(*found);
  } else {
    emit nowhere(nowhereText(target, m_direction, from));
  }
}

void Runner::cancel() {
  if (!m_search.isRunning()) return;
  m_search.cancel();
  emit searched(std::nullopt);
}

}  // namespace tilewise
