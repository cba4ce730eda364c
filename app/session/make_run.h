// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

#include "app/session/run.h"
#include "core/replay/replay.h"

namespace tilewise {

/// What a person wants to see: settings, and their own arrays when they have some.
struct RunRequest {
  QString title;
  ProblemSettings settings;
  std::shared_ptr<const Inputs> inputs;  ///< of the head at hand; null: from `arrays`, else made up from the settings
  AxisTexts labels;
  std::shared_ptr<const InputArrays> arrays{};  ///< own arrays, all heads, of the sizes in the settings; null: none
  ArraySource source{};                         ///< of own arrays
  /// What to keep; absent: all, and whoever opens it asks first where that is more than RunEstimate allows.
  std::optional<RunKind> kind{};
};

/// An index of more tiles would take longer to make than a person waits.
inline constexpr std::int64_t MostTiles = std::int64_t{1} << 24;

/// A result that takes no more FLOPs in products than this is there when a run opens (about half a second on one core);
/// a larger one comes later.
inline constexpr std::int64_t FlopsBeforeOpening = 20'000'000'000;

/// Bytes. Larger inputs in float64 are not kept beside what HBM holds, where that is the same values.
inline constexpr std::int64_t MostBytesTwice = std::int64_t{64} << 20;

/// FLOPs in products of all passes of the result, by rule.
std::int64_t resultFlops(const Problem& problem, const TileCensus& census);

/// Shared between who opens a run and who watches that.
struct OpeningWatch {
  std::atomic<bool> cancel{false};
  std::atomic<int> partsDone{0};
  std::atomic<int> partsTotal{0};  ///< inputs, counts and an index for each way to compute the pass; 0: not begun
};

/// The run without its result: inputs, index, counters.
/// Errors: those of Problem::make, sramCapacityBytes and checkShapes; TooLarge (more than MostTiles); OutOfRange (a head
///         that own arrays do not have); OutOfMemory; Cancelled, after the part at hand.
/// Thread: any; takes its time.
[[nodiscard]] Expected<std::shared_ptr<const Run>> openRun(const RunRequest& request, OpeningWatch& watch);
[[nodiscard]] Expected<std::shared_ptr<const Run>> openRun(const RunRequest& request);

/// The same run with its result. Errors: those of run(). Thread: any; takes its time.
[[nodiscard]] Expected<std::shared_ptr<const Run>> withResult(const std::shared_ptr<const Run>& run,
                                                              RunControl& control);

/// Both. Errors: of both.
[[nodiscard]] Expected<std::shared_ptr<const Run>> makeRun(const RunRequest& request, RunControl& control);

/// Whether a replay holds the rows at hand alone: standard attention whose matrices are too large.
bool holdsRowsOnly(const Problem& problem);

/// The inputs of a whole run in float64: those that it holds, else made of what HBM holds, which are the same values.
/// With `queries` only these rows of Q and dO are filled (the others take no memory). Thread: any.
std::shared_ptr<const Inputs> inputsOf(const Run& run, std::optional<Range> queries = {});

/// A replay of the pass that is stepped. Requires: a whole run, which outlives it.
std::unique_ptr<Replay> replayOf(const Run& run);

}  // namespace tilewise
