// SPDX-License-Identifier: MIT
#pragma once

/// What all files of Tilewise begin with, and that they hold nothing else than what is read. Called inside readJson: what
/// nlohmann::json throws passes through.

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"

namespace tilewise {

/// "tilewise.session/1". name: with the slash.
std::string schemaText(std::string_view name, int version);

/// Whether the file says that it is one of these. Another version is not read at all: what its members mean is not known.
/// Errors: FileFormat (another kind of file), NotAvailable (another version).
[[nodiscard]] Expected<void> checkSchema(const nlohmann::json& file, std::string_view name, int version,
                                         const std::string& place);

/// A member that nobody reads is a slip of the pen. Errors: FileFormat (not an object), UnknownName (not on the list).
[[nodiscard]] Expected<void> checkMembers(const nlohmann::json& object, std::span<const std::string_view> members,
                                          const std::string& place);
[[nodiscard]] inline Expected<void> checkMembers(const nlohmann::json& object,
                                                 std::initializer_list<std::string_view> members,
                                                 const std::string& place) {
  return checkMembers(object, std::span(members.begin(), members.size()), place);
}

}  // namespace tilewise
