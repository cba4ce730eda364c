// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a run would come to, before anything is made of it.

#include <cstdint>

#include "app/session/make_run.h"

namespace tilewise {

/// A run beyond either is not recorded unasked: its counters alone are offered. 65,536 tokens in blocks of 64 x 64 are
/// within both, for every algorithm and pass.
inline constexpr std::int64_t MostEvents = 32'000'000;
inline constexpr std::int64_t MostBytes = 1'000'000'000;

/// A result of more FLOPs in products is not held against float64 unasked: that would keep all cores busy for minutes.
inline constexpr std::int64_t MostFlopsChecked = 200'000'000'000;

struct RunEstimate {
  std::int64_t events = 0;  ///< of the pass that is stepped, about: the strips of each kind have the mean of a sample
  std::int64_t bytes = 0;   ///< inputs, what the engine holds, results, about

  bool isTooLarge() const { return events > MostEvents || bytes > MostBytes; }
};

/// Errors: those of Problem::make; TooLarge (more than MostTiles).
/// Cost:   the events of some 64 strips of each kind.
[[nodiscard]] Expected<RunEstimate> estimateRun(const RunRequest& request);

/// The problem of a request, sized for its arrays. Errors: those of Problem::make and sramCapacityBytes; TooLarge (more
/// than MostTiles).
[[nodiscard]] Expected<Problem> problemOf(const RunRequest& request);

}  // namespace tilewise
