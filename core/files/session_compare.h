// SPDX-License-Identifier: MIT
#pragma once

/// The part of a session file that tells what Compare shows.

#include <nlohmann/json_fwd.hpp>

#include "core/files/session_file.h"

namespace tilewise {

/// `place` names the member in errors. May throw as the JSON library does; for use in readJson.
/// Errors: UnknownName (a member, a word), FileFormat (no word), OutOfRange (a speed below 0); those of readSettings.
[[nodiscard]] Expected<CompareFile> readCompare(const nlohmann::json& member, const std::string& place);

nlohmann::ordered_json writeCompare(const CompareFile& compare);

/// The text of a member that must be one of the words. Errors: FileFormat, UnknownName.
[[nodiscard]] Expected<std::string> takeWordOf(std::span<const std::string_view> words, const nlohmann::json& member,
                                               const std::string& place);

}  // namespace tilewise
