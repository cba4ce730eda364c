// SPDX-License-Identifier: MIT
#pragma once

/// The masks of a problem that are lists: which document each row belongs to, which tiles are empty.

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

// Each takes its members of a problem, if they are there, into settings whose sizes and blocks are known and fit. May throw what
// nlohmann::json throws. Errors: OutOfRange (lengths, a pattern's value), UnknownName (a pattern), Shape, TooLarge.
[[nodiscard]] Expected<void> readDocuments(ProblemSettings& settings, const nlohmann::json& problem,
                                           const std::string& place);
[[nodiscard]] Expected<void> readBlockMask(ProblemSettings& settings, const nlohmann::json& problem,
                                           const std::string& place);

/// Both as they are, label by label and tile by tile.
void writeMasks(nlohmann::ordered_json& json, const ProblemSettings& settings);

}  // namespace tilewise
