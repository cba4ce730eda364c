// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/make_run.h"

#include <new>
#include <utility>

#include "core/costs/device_table.h"

namespace tilewise {

namespace {

/// The problem under another algorithm, or another order of its backward pass.
Problem as(const Problem& problem, Algorithm algorithm, BackwardOrder order) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = algorithm;
  settings.backwardOrder = order;
  return *Problem::make(std::move(settings));
}

std::vector<Rival> rivalsOf(const Problem& problem, const std::shared_ptr<const Trace>& own) {
  constexpr auto Fa2 = BackwardOrder::FlashAttention2;
  std::vector<Rival> rivals{{Algorithm::Standard, Fa2, {}}};
  if (problem.lastPass() == Pass::Forward) {
    rivals.push_back({Algorithm::FlashAttention1, Fa2, {}});
    rivals.push_back({Algorithm::FlashAttention2, Fa2, {}});
  } else {
    const Algorithm byTiles = problem.isStandard() ? Algorithm::FlashAttention2 : problem.algorithm();
    for (const BackwardOrder order :
         {BackwardOrder::FlashAttention1, BackwardOrder::QueryOuter, BackwardOrder::TwoLoops, Fa2}) {
      rivals.push_back({byTiles, order, {}});
    }
  }
  for (Rival& rival : rivals) {
    const bool sameOrder =
        problem.lastPass() == Pass::Forward || problem.isStandard() || rival.order == problem.backwardOrder();
    const bool isOwn = rival.algorithm == problem.algorithm() && sameOrder;
    rival.trace =
        isOwn ? own : std::make_shared<const Trace>(as(problem, rival.algorithm, rival.order), problem.lastPass());
  }
  return rivals;
}

/// Given, cut out of own arrays, or made up.
Expected<std::shared_ptr<const Inputs>> inputsFor(const Problem& problem, const RunRequest& request) {
  if (request.inputs) return request.inputs;
  if (!request.arrays) return std::make_shared<const Inputs>(makeInputs(problem));
  const std::int64_t heads = request.arrays->Q.heads;
  const std::int64_t head = problem.settings().head;
  if (head >= heads) {
    return failure({ErrorCode::OutOfRange, "--head", std::to_string(head),
                    heads == 1 ? std::string("0, the only head of the data")
                               : "0 to " + std::to_string(heads - 1) + ", the heads of the data"});
  }
  return std::make_shared<const Inputs>(inputsOfHead(*request.arrays, problem));
}

Expected<std::shared_ptr<const Run>> make(const RunRequest& request, RunControl& control) {
  ProblemSettings settings = request.settings;
  if (request.inputs) settings = sizedFor(std::move(settings), *request.inputs);
  const auto problem = Problem::make(std::move(settings));
  if (!problem) return tl::unexpected(problem.error());
  if (const auto capacity = sramCapacityBytes(*problem); !capacity) return tl::unexpected(capacity.error());

  const std::int64_t tiles = TileGrid(*problem).tileCount();
  if (tiles > MostTiles) {
    return failure({ErrorCode::TooLarge, "the grid of tiles", std::to_string(tiles),
                    "at most " + std::to_string(MostTiles) + " tiles; larger blocks give fewer"});
  }

  const auto inputs = inputsFor(*problem, request);
  if (!inputs) return tl::unexpected(inputs.error());
  auto made =
      std::make_shared<Run>(Run{request.title, *problem, *inputs, request.labels, {}, {}, {}, {}, request.arrays});
  made->census = takeCensus(*problem);
  made->trace = std::make_shared<const Trace>(*problem, problem->lastPass());
  made->rivals = rivalsOf(*problem, made->trace);
  auto result = run(*problem, *made->inputs, control);
  if (!result) return tl::unexpected(result.error());
  made->result = std::move(*result);
  return std::shared_ptr<const Run>(std::move(made));
}

}  // namespace

Expected<std::shared_ptr<const Run>> makeRun(const RunRequest& request, RunControl& control) {
  try {
    return make(request, control);
  } catch (const std::bad_alloc&) {
    return failure({ErrorCode::OutOfMemory, "the run", "", ""});
  }
}

}  // namespace tilewise
