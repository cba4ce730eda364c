// SPDX-License-Identifier: MIT
#pragma once

/// A run whose passes are asked for one by one, as often as one likes: what a benchmark times.

#include <memory>

#include "core/attention/event_sinks.h"

namespace tilewise {

class PassByPass {
 public:
  virtual ~PassByPass() = default;

  /// Runs a pass as run() does; what an earlier one of its kind left is written over. Counts control.stripsDone on.
  /// Numerics: the same bits for any number of threads, with events or without.
  /// Requires: of a backward pass, that a forward pass has been run and that the problem has one.
  /// Errors:   Cancelled, OutOfMemory.
  /// Thread:   any; uses `threads` (0: as many as the machine has cores), this one among them.
  [[nodiscard]] virtual Expected<PassCount> run(Pass pass, RunControl& control, unsigned threads,
                                                const EventSinks& sinks = {}) = 0;
};

/// Requires: the shapes of the inputs are those of the problem.
/// Errors:   TooLarge (as checkHeldSizes()).
[[nodiscard]] Expected<std::unique_ptr<PassByPass>> passByPass(const Problem& problem, const HbmInputs& inputs);

}  // namespace tilewise
