// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The state after the next event, for whoever speaks of it before it happens.

#include <memory>

#include "app/session/session.h"

namespace tilewise {

class StepAhead {
 public:
  explicit StepAhead(const Session& session) : m_session(session) {}

  /// Null at the end, without a run, and where it cannot be had at once (Session::FlopsAtOnce). Holds until the next
  /// call.
  const BlockState* state();

 private:
  const Session& m_session;
  std::shared_ptr<const Run> m_run;  ///< of the replay
  std::unique_ptr<Replay> m_replay;
};

}  // namespace tilewise
