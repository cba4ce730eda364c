// SPDX-License-Identifier: MIT
#include "core/files/json_head.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/files/shown_text.h"

namespace tilewise {

std::string schemaText(std::string_view name, int version) { return fmt::format("{}{}", name, version); }

Expected<void> checkSchema(const nlohmann::json& file, std::string_view name, int version, const std::string& place) {
  const auto schema = file.at("schema").get<std::string>();
  const std::string own = schemaText(name, version);
  if (schema == own) return {};
  const ErrorCode code = schema.starts_with(name) ? ErrorCode::NotAvailable : ErrorCode::FileFormat;
  return failure({code, place + ": schema", shownText(schema), own});
}

Expected<void> checkMembers(const nlohmann::json& object, std::span<const std::string_view> members,
                            const std::string& place) {
  if (!object.is_object()) return failure({ErrorCode::FileFormat, place, shownText(object.dump()), "an object"});
  for (const auto& [key, member] : object.items()) {
    if (std::ranges::find(members, key) != members.end()) continue;
    return failure({ErrorCode::UnknownName, place, shownText(key), fmt::format("{}", fmt::join(members, ", "))});
  }
  return {};
}

}  // namespace tilewise
