// SPDX-License-Identifier: MIT
#pragma once

/// The points of a sweep: all combinations of what its options list.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/problem_options.h"
#include "core/base/expected.h"

namespace tilewise {

/// The part of the points that one job of an array takes.
struct SweepShard {
  std::int64_t index = 0;
  std::int64_t count = 1;
};

/// "K/N"; all points without a text. Errors: OutOfRange.
[[nodiscard]] Expected<SweepShard> readShard(const std::optional<std::string>& text);

/// Lists are values between commas, or FIRST:LAST:STEP; the last option varies fastest. Each point's options are fit.
/// Errors: NotANumber, OutOfRange, TooLarge (points); those of a point's options.
[[nodiscard]] Expected<std::vector<ProblemOptions>> sweepPoints(const ProblemOptions& problem);

}  // namespace tilewise
