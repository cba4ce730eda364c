// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/step_ahead.h"

#include "app/session/make_run.h"

namespace tilewise {

const BlockState* StepAhead::state() {
  const auto& run = m_session.run();
  if (!run || run->countersOnly() || m_session.position() == m_session.stepCount()) return nullptr;
  if (m_run != run) {
    m_replay.reset();
    m_run = run;
    m_replay = replayOf(*m_run);
  }
  const qint64 next = m_session.position() + 1;
  if (!m_replay->canReach(next) || m_replay->flopsTo(next) > Session::FlopsAtOnce) return nullptr;
  return &m_replay->stateAt(next);
}

}  // namespace tilewise
