// SPDX-License-Identifier: MIT
#pragma once

/// Runs FlashAttention-2 with one of its lines broken.

#include <cstdint>
#include <optional>

#include "core/attention/engine.h"
#include "core/faults/fault.h"

namespace tilewise {

struct BrokenRun {
  RunResult result;                ///< its on-chip peak is that of the right algorithm
  std::int64_t tilesComputed = 0;  ///< forward, counted as they are computed
};

/// Whether runBroken() would begin.
/// Errors: those of checkRunnable(); NotAvailable (an algorithm or a backward order other than FlashAttention-2's);
///         TooLarge (a padded tile over 8 GiB).
[[nodiscard]] Expected<void> checkBrokenRunnable(const Problem& problem, const Inputs& inputs,
                                                 std::optional<Fault> fault);

/// The backward pass reads what the broken forward pass left.
/// Numerics: without a fault the same bits as run(). The same bits for any number of threads.
/// Errors:   those of checkBrokenRunnable(); Cancelled, OutOfMemory.
/// Thread:   any; starts `threads` of its own (0: as many as the machine has cores).
[[nodiscard]] Expected<BrokenRun> runBroken(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault,
                                            RunControl& control, unsigned threads = 0);

/// The problem under FlashAttention-2 and its backward order, which is what runBroken() takes.
Problem withFlashAttention2(const Problem& problem);

}  // namespace tilewise
