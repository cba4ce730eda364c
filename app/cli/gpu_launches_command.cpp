// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_point_inputs.h"
#include "app/cli/gpu_sweep_points.h"
#include "app/cli/problem_json.h"
#include "core/gpu/card_json.h"
#include "core/gpu/counted_run.h"

namespace tilewise {

Expected<ExitCode> gpuLaunchesCommand(const ProblemOptions& problem, const GpuLaunchesOptions& options) {
  const auto points = sweepPoints(problem);
  if (!points) return tl::unexpected(points.error());
  const auto shard = readShard(options.shard);
  if (!shard) return tl::unexpected(shard.error());
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());
  std::unique_ptr<RangeProfiler> profiler;
  if (!options.isUncounted) {
    auto made = RangeProfiler::make(tools->card);
    if (!made) return tl::unexpected(made.error());
    profiler = std::move(*made);
  }
  GpuPointInputs inputs;
  auto launches = nlohmann::ordered_json::array();
  for (std::int64_t n = shard->index; n < static_cast<std::int64_t>(points->size()); n += shard->count) {
    const auto request = (*points)[static_cast<std::size_t>(n)].resolve();
    if (!request) return tl::unexpected(request.error());
    const auto each = problemOnCard(request->settings);
    if (!each) return tl::unexpected(each.error());
    const GpuRunSettings settings{options.isDeterministic};
    // What the card cannot hold was refused where the points were timed, too.
    if (!planOnCard(*tools->card, *each, settings)) continue;
    const auto onCard = inputs.of(*tools, *request, *each);
    if (!onCard) return tl::unexpected(onCard.error());
    const auto counts = countOnCard(tools->card, *tools->compiler, *each, *onCard, settings, profiler.get());
    if (!counts) return tl::unexpected(counts.error());
    for (const KernelCounts& launch : *counts) launches.push_back(countsJson(launch));
  }
  fmt::print("{}\n", nlohmann::ordered_json{{"schema", LaunchesSchema}, {"launches", std::move(launches)}}.dump());
  return ExitCode::Done;
}

}  // namespace tilewise
