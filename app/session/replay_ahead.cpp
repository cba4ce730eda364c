// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/replay_ahead.h"

#include <algorithm>
#include <utility>

#include "app/session/make_run.h"

namespace tilewise {

namespace {

constexpr int ProgressMs = 100;

}  // namespace

ReplayAhead::ReplayAhead(std::int64_t flopsAtOnce, QObject* parent) : QObject(parent), m_flopsAtOnce(flopsAtOnce) {
  m_pool.setMaxThreadCount(1);
  m_progress.setInterval(ProgressMs);
  connect(&m_progress, &QTimer::timeout, this, [this] {
    if (m_working && m_flops > 0) {
      emit progressed(std::min(1.0, static_cast<double>(m_watch->flopsDone) / static_cast<double>(m_flops)));
    }
  });
}

ReplayAhead::~ReplayAhead() {
  m_watch->cancel = true;
  m_pool.waitForDone();
}

void ReplayAhead::setRun(const std::shared_ptr<const Run>& run) {
  // The worker may still look into the old run: it holds a share of it and drops its replay when it comes back.
  m_run = run;
  setWanted(std::nullopt);
  if (!m_working) m_replay.reset();
}

void ReplayAhead::setResult(const std::shared_ptr<const Run>& whole) {
  m_run = whole;
  if (m_working) {
    m_watch->cancel = true;  // it starts again with the result, if it is still wanted
  } else if (m_replay) {
    m_replay->setResult(*m_run->result);
    rest();
  }
}

bool ReplayAhead::takesOver(const Replay& replay, qint64 position) {
  if (replay.flopsTo(position) <= m_flopsAtOnce) {
    setWanted(std::nullopt);
    return false;
  }
  if (m_wanted != position && m_working) m_watch->cancel = true;
  setWanted(position);
  if (!m_working) start();
  return true;
}

void ReplayAhead::start() {
  m_working = true;
  if (!m_replay) m_replay = replayOf(*m_run);
  m_watch = std::make_shared<ReplayWatch>();
  m_flops = m_replay->flopsTo(*m_wanted);
  m_pool.start([this, run = m_run, watch = m_watch, replay = m_replay.get(), position = *m_wanted] {
    replay->stateAt(position, *watch);
    QMetaObject::invokeMethod(this, [this, run, position] { finish(run, position); }, Qt::QueuedConnection);
  });
}

void ReplayAhead::finish(const std::shared_ptr<const Run>& run, qint64 position) {
  m_working = false;
  if (run->trace != m_run->trace) {
    m_replay.reset();
  } else if (m_run->result) {
    m_replay->setResult(*m_run->result);
  }
  if (!m_wanted) {
    rest();
    return;
  }
  if (!m_replay || m_watch->cancel || position != *m_wanted) {
    start();
    return;
  }
  emit arrived(position);
  setWanted(std::nullopt);
}

void ReplayAhead::exchange(std::unique_ptr<Replay>& replay) {
  std::swap(m_replay, replay);
  rest();
}

/// An idle replay is given back where another is as quick: one of rows alone holds whole rows (134 MB) and no more than
/// others recompute; one by tiles beside a result holds a part of what that holds too.
void ReplayAhead::rest() {
  const bool isByTilesWithResult = m_run->result && !m_run->problem.isStandard();
  if (!m_working && (isByTilesWithResult || holdsRowsOnly(m_run->problem))) m_replay.reset();
}

void ReplayAhead::setWanted(std::optional<qint64> position) {
  const bool changed = position.has_value() != m_wanted.has_value();
  m_wanted = position;
  if (!m_wanted && m_working) m_watch->cancel = true;
  if (!changed) return;
  m_wanted ? m_progress.start() : m_progress.stop();
  emit underWayChanged(m_wanted.has_value());
}

}  // namespace tilewise
