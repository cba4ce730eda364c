// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/make_run.h"

#include <new>
#include <utility>

#include "core/costs/device_table.h"

namespace tilewise {

namespace {

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

  auto made = std::make_shared<Run>(Run{request.title, *problem, request.inputs, request.labels, {}, {}, {}, {}, {}});
  if (!made->inputs) made->inputs = std::make_shared<const Inputs>(makeInputs(*problem));
  made->census = takeCensus(*problem);
  made->trace = std::make_shared<const Trace>(*problem);
  made->standard = std::make_shared<const Trace>(withAlgorithm(*problem, Algorithm::Standard));
  made->fa1 = std::make_shared<const Trace>(withAlgorithm(*problem, Algorithm::FlashAttention1));
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
