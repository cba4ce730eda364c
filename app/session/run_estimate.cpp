// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/run_estimate.h"

#include <algorithm>
#include <utility>

#include "core/base/grouped.h"
#include "core/costs/device_table.h"
#include "core/trace/schedule.h"

namespace tilewise {

namespace {

/// Strips of one kind that are walked; the others are like them.
constexpr std::int64_t SampledStrips = 64;

std::int64_t eventsOf(const Schedule& schedule) {
  std::int64_t events = 0;
  for (const Range& phase : schedule.phases()) {
    const std::int64_t sampled = std::min(phase.size(), SampledStrips);
    std::int64_t counted = 0;
    for (std::int64_t n = 0; n < sampled; ++n) {
      // Middles of equal parts: under a causal mask long and short strips balance.
      const std::int64_t strip = phase.begin + (2 * n + 1) * phase.size() / (2 * sampled);
      schedule.forEachEvent(schedule.strip(strip), [&counted](const Event&) {
        ++counted;
        return true;
      });
    }
    events += counted * phase.size() / sampled;
  }
  return events;
}

/// Inputs as they are given and as HBM holds them, results in both forms.
std::int64_t bytesOf(const Problem& problem) {
  const std::int64_t element = problem.settings().precision == Precision::Float64 ? 8 : 4;
  const std::int64_t queries = problem.Tq();
  const std::int64_t keys = problem.Tk();
  std::int64_t values = queries * (problem.dk() + problem.dv()) + keys * (problem.dk() + problem.dv());
  if (problem.settings().backward) values += 2 * queries * problem.dv() + (queries + keys) * problem.dk();
  return values * (8 + element);
}

}  // namespace

Expected<Problem> problemOf(const RunRequest& request) {
  ProblemSettings settings = request.settings;
  if (request.inputs) settings = sizedFor(std::move(settings), *request.inputs);
  const auto problem = Problem::make(std::move(settings));
  if (!problem) return tl::unexpected(problem.error());
  if (const auto capacity = sramCapacityBytes(*problem); !capacity) return tl::unexpected(capacity.error());
  const std::int64_t tiles = TileGrid(*problem).tileCount();
  if (tiles > MostTiles) {
    return failure({ErrorCode::TooLarge, "the grid of tiles", grouped(tiles) + " tiles",
                    "at most " + grouped(MostTiles) + " tiles; larger blocks give fewer"});
  }
  return problem;
}

Expected<RunEstimate> estimateRun(const RunRequest& request) {
  const auto problem = problemOf(request);
  if (!problem) return tl::unexpected(problem.error());
  return RunEstimate{eventsOf(Schedule(*problem, problem->lastPass())), bytesOf(*problem)};
}

}  // namespace tilewise
