// SPDX-License-Identifier: MIT
#pragma once

/// A card and what ran on it, as JSON.

#include <optional>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/problem_options.h"
#include "core/attention/accuracy.h"
#include "core/gpu/gpu_run.h"

namespace tilewise {

nlohmann::ordered_json cardJson(const CardFacts& facts, const Expected<Nvrtc>& nvrtc);

/// What is said of a run on a card.
struct GpuReport {
  Problem problem;
  GpuRun run;
  std::optional<Accuracy> accuracy{};

  /// By the kernel engineers' rule; 0 without a time.
  double teraflops(Pass pass) const;
};

/// The members of a run without schema and card: those of `gpu run --json` and of each entry of a record.
nlohmann::ordered_json gpuReportJson(const ProblemRequest& request, const GpuReport& report);

}  // namespace tilewise
