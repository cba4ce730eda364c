// SPDX-License-Identifier: MIT
#pragma once

/// How the strips of a pass are executed: all at once on threads, or one after the other with their events.

#include <functional>

#include "core/attention/event_sinks.h"
#include "core/attention/strip_machine.h"

namespace tilewise {

/// Makes a machine for strips of one kind. Threads that work at the same time call it at the same time.
using MakeMachine = std::function<std::unique_ptr<StripMachine>(StripKind)>;

/// Runs all strips of a pass. Strips of one kind run at once; the next kind waits for them. Where strips add to sums in
/// HBM, a strip enters a tile only after the strip before it has left the block that the tile adds to, so that sums are
/// formed in the order of the schedule whatever the threads do.
/// Counts control.stripsDone on. Events go to the sinks, if there are any.
/// Numerics: the same bits for any number of threads, with events or without.
/// Errors:   Cancelled, also when a sink ends it.
[[nodiscard]] Expected<PassCount> runStripsOnThreads(const Schedule& schedule, const MakeMachine& make,
                                                     RunControl& control, unsigned threads,
                                                     const EventSinks& sinks = {});

/// The same in the order of the schedule. Errors: Cancelled when the sink ends it.
[[nodiscard]] Expected<PassCount> runStripsInOrder(const Schedule& schedule, const MakeMachine& make,
                                                   const EventSink& sink);

}  // namespace tilewise
