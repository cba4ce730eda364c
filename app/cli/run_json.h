// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "app/cli/run_report.h"

namespace tilewise {

/// The report of `run --json`. docs/cli.md describes it.
nlohmann::ordered_json reportJson(const ProblemRequest& request, const RunReport& report);

/// Its member "check": an object for each array.
nlohmann::ordered_json checkJson(const Accuracy& accuracy);

}  // namespace tilewise
