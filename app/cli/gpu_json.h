// SPDX-License-Identifier: MIT
#pragma once

/// A card and what ran on it, as JSON.

#include <nlohmann/json_fwd.hpp>

#include "app/cli/problem_options.h"
#include "core/gpu/gpu_record.h"

namespace tilewise {

nlohmann::ordered_json cardJson(const CardFacts& facts, const Expected<Nvrtc>& nvrtc);

/// The members of a run without schema and card, as `gpu run --json` has them: the forward pass at the top level.
nlohmann::ordered_json gpuRunJson(const ProblemRequest& request, const Problem& problem, const RecordedRun& recorded,
                                  const GpuRun& run);

}  // namespace tilewise
