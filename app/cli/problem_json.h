// SPDX-License-Identifier: MIT
#pragma once

#include <nlohmann/json_fwd.hpp>

#include "app/cli/problem_options.h"
#include "core/problem/problem.h"

namespace tilewise {

/// A number for JSON: what is not finite becomes "inf", "-inf" or "nan".
nlohmann::ordered_json jsonNumber(double value);

/// The member "problem" of every report.
nlohmann::ordered_json problemJson(const ProblemRequest& request, const Problem& problem);

}  // namespace tilewise
