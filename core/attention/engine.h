// SPDX-License-Identifier: MIT
#pragma once

/// Runs a problem: all strips of its schedule, on all threads; the backward pass after the forward pass, where it is
/// asked for.

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "core/attention/gradients.h"
#include "core/base/expected.h"
#include "core/memory/hbm_inputs.h"
#include "core/memory/traffic_counter.h"
#include "core/problem/inputs.h"
#include "core/tiling/on_chip.h"
#include "core/trace/event.h"

namespace tilewise {

/// Shared between a run and who watches it.
struct RunControl {
  std::atomic<bool> cancel{false};
  std::atomic<std::int64_t> stripsDone{0};
  std::atomic<std::int64_t> stripsTotal{0};
};

/// What one pass moved and held.
struct PassCount {
  TrafficCounter hbm;    ///< counted at the copies
  Footprint onChipPeak;  ///< zero for standard attention (not modelled)
};

/// Results of a backward pass.
struct BackwardResult {
  Gradients gradients;
  PassCount count;
  std::int64_t rowsNotFinite = 0;  ///< rows of dQ, dK and dV with NaN or infinity
};

/// Results of a run. Values are exact copies of the engine's (float32 widens without rounding).
struct RunResult {
  Matrix<double> O;    ///< Tq x dv
  Vector<double> lse;  ///< Tq; -inf for a row without keys. Standard, FA-1: m + log l, not counted
  Vector<double> m;    ///< Tq; standard and FA-1, else empty
  Vector<double> l;    ///< Tq; standard and FA-1, else empty
  PassCount count;
  std::int64_t rowsWithoutKeys = 0;
  std::int64_t rowsNotFinite = 0;  ///< rows with NaN or infinity in O
  std::optional<BackwardResult> backward;
};

/// Whether what a run holds beside its inputs and results is not too large.
/// Errors: TooLarge (the matrices of standard attention over 8 GiB, a tile over 8 GiB).
[[nodiscard]] Expected<void> checkHeldSizes(const Problem& problem);

/// Whether run() would begin.
/// Errors: TooLarge (the matrices of standard attention over 8 GiB, a tile over 8 GiB), Shape.
[[nodiscard]] Expected<void> checkRunnable(const Problem& problem, const Inputs& inputs);

/// Numerics: the same bits for any number of threads. Against float64 naive attention each array is within 16 epsilon x
///           max(1, largest |score|) x max(1, largest value).
/// Errors:   those of checkRunnable; Cancelled, OutOfMemory.
/// Thread:   any; uses `threads` (0: as many as the machine has cores), this one among them.
[[nodiscard]] Expected<RunResult> run(const Problem& problem, const Inputs& inputs, RunControl& control,
                                      unsigned threads = 0);

/// The same on inputs that HBM holds already. Requires: their shapes are those of the problem.
[[nodiscard]] Expected<RunResult> run(const Problem& problem, const HbmInputs& inputs, RunControl& control,
                                      unsigned threads = 0);

/// The stream of a run: each event with what the data decided about it. False ends the run. Event::pass tells where the
/// backward pass begins; events are numbered from 1 in each pass.
using EventSink = std::function<bool(const Event&, const EventFigures&)>;

/// The same run on one thread, in the order of the schedule, with its events.
/// Errors: as run(); Cancelled when the sink ends it.
[[nodiscard]] Expected<RunResult> runInOrder(const Problem& problem, const Inputs& inputs, const EventSink& sink);

}  // namespace tilewise
