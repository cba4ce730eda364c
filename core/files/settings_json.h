// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The member "problem" of a preset or a session as settings that Problem::make accepts. docs/file-formats.md lists its members.
/// May throw what nlohmann::json throws: a reader calls it inside readJson.
/// Errors: UnknownName (a member or a word); OutOfRange (lengths of documents, a pattern's value); those of
///         Problem::make. The place is that of the file and the member or option.
[[nodiscard]] Expected<ProblemSettings> readSettings(const nlohmann::json& problem, const std::string& place);

/// The same the other way: every setting, so that reading gives an equal value.
nlohmann::ordered_json writeSettings(const ProblemSettings& settings);

}  // namespace tilewise
