// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "app/cli/problem_options.h"
#include "core/problem/problem.h"

namespace tilewise {

/// A report as text. Names of files that are no UTF-8 get a replacement character.
std::string jsonText(const nlohmann::ordered_json& json);

/// All settings of a problem, added to `json`: documents as their count, the block mask as the visible part of the
/// tiles.
void addSettings(nlohmann::ordered_json& json, const Problem& problem);

/// The member "problem" of every report.
nlohmann::ordered_json problemJson(const ProblemRequest& request, const Problem& problem);

}  // namespace tilewise
