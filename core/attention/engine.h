// SPDX-License-Identifier: MIT
#pragma once

/// Runs a problem: all strips of its schedule, on all threads.

#include <atomic>
#include <cstdint>
#include <functional>

#include "core/base/expected.h"
#include "core/memory/hbm.h"
#include "core/problem/inputs.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

/// Shared between a run and who watches it.
struct RunControl {
  std::atomic<bool> cancel{false};
  std::atomic<std::int64_t> stripsDone{0};
  std::atomic<std::int64_t> stripsTotal{0};
};

/// Results of a forward pass. Values are exact copies of the engine's (float32 widens without rounding).
struct RunResult {
  Matrix<double> O;      ///< Tq x dv
  Vector<double> lse;    ///< Tq; -inf for a row without keys
  TrafficCounter hbm;    ///< counted at the copies
  Footprint onChipPeak;  ///< zero for standard attention (not modelled)
  std::int64_t rowsWithoutKeys = 0;
  std::int64_t rowsNotFinite = 0;  ///< rows with NaN or infinity in O
};

/// Whether run() would begin.
/// Errors: NotAvailable (FA-1: counted, not yet run), TooLarge (S and P of standard attention over 8 GiB), Shape.
[[nodiscard]] Expected<void> checkRunnable(const Problem& problem, const Inputs& inputs);

/// Numerics: the same bits for any number of threads. Against float64 naive attention each array is within 16 epsilon x
///           max(1, largest |score|) x max(1, largest value).
/// Errors:   those of checkRunnable; Cancelled, OutOfMemory.
/// Thread:   any; starts `threads` of its own (0: as many as the machine has cores).
[[nodiscard]] Expected<RunResult> run(const Problem& problem, const Inputs& inputs, RunControl& control,
                                      unsigned threads = 0);

/// The stream of a run: each event with what the data decided about it. False ends the run.
using EventSink = std::function<bool(const Event&, const EventFigures&)>;

/// The same run on one thread, in the order of the schedule, with its events.
/// Errors: as run(); Cancelled when the sink ends it.
[[nodiscard]] Expected<RunResult> runInOrder(const Problem& problem, const Inputs& inputs, const EventSink& sink);

}  // namespace tilewise
