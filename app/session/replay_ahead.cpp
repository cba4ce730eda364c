// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay_ahead.h"

#include <utility>

#include "app/session/make_run.h"

namespace tilewise {

ReplayAhead::ReplayAhead(std::int64_t flopsAtOnce, QObject* parent) : QObject(parent), m_flopsAtOnce(flopsAtOnce) {
  m_pool.setMaxThreadCount(1);
}

ReplayAhead::~ReplayAhead() { m_pool.waitForDone(); }

void ReplayAhead::setRun(const std::shared_ptr<const Run>& run) {
  // The worker may still look into the old run: it holds a share of it and drops its replay when it comes back.
  m_run = run;
  setWanted(std::nullopt);
  if (!m_working) m_replay.reset();
}

bool ReplayAhead::takesOver(const Replay& replay, qint64 position) {
  if (replay.flopsTo(position) <= m_flopsAtOnce) {
    setWanted(std::nullopt);
    return false;
  }
  setWanted(position);
  if (!m_working) start();
  return true;
}

void ReplayAhead::start() {
  m_working = true;
  if (!m_replay) m_replay = replayOf(*m_run);
  m_pool.start([this, run = m_run, replay = m_replay.get(), position = *m_wanted] {
    replay->stateAt(position);
    QMetaObject::invokeMethod(this, [this, run, position] { finish(run, position); }, Qt::QueuedConnection);
  });
}

void ReplayAhead::finish(const std::shared_ptr<const Run>& run, qint64 position) {
  m_working = false;
  if (run != m_run) m_replay.reset();
  if (!m_wanted) return;
  if (run != m_run || position != *m_wanted) {
    start();
    return;
  }
  emit arrived(position);
  setWanted(std::nullopt);
}

void ReplayAhead::exchange(std::unique_ptr<Replay>& replay) { std::swap(m_replay, replay); }

void ReplayAhead::setWanted(std::optional<qint64> position) {
  const bool changed = position.has_value() != m_wanted.has_value();
  m_wanted = position;
  if (changed) emit underWayChanged(m_wanted.has_value());
}

}  // namespace tilewise
