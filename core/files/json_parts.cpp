// SPDX-License-Identifier: MIT
#include "core/files/json_parts.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_head.h"
#include "core/files/json_text.h"

namespace tilewise {

using nlohmann::json;

JsonObject::JsonObject(const json& object, std::string place) : m_object(object), m_place(std::move(place)) {
  if (!object.is_object()) {
    m_error = Error{ErrorCode::FileFormat, m_place, shownText(object.dump()), "an object"};
  }
}

void JsonObject::keep(const Expected<void>& taken) {
  if (!taken && !m_error) m_error = taken.error();
}

void JsonObject::refuse(ErrorCode code, const char* name, std::string value, std::string accepted) {
  if (!m_error) m_error = Error{code, placeOf(name), std::move(value), std::move(accepted)};
}

bool JsonObject::has(const char* name) {
  m_known.emplace_back(name);
  return !m_error && m_object.contains(name);
}

const json* JsonObject::find(const char* name) {
  m_known.emplace_back(name);
  if (m_error) return nullptr;
  const auto found = m_object.find(name);
  if (found != m_object.end()) return &*found;
  m_error = Error{ErrorCode::FileFormat, m_place, fmt::format("an object without \"{}\"", name),
                  fmt::format("an object with \"{}\"", name)};
  return nullptr;
}

const json* JsonObject::listOf(const char* name, std::size_t most) {
  const json* const member = find(name);
  if (member == nullptr) return nullptr;
  if (!member->is_array()) {
    refuse(ErrorCode::FileFormat, name, shownText(member->dump()), "a list");
    return nullptr;
  }
  if (member->size() <= most) return member;
  refuse(ErrorCode::TooLarge, name, fmt::format("a list of {}", member->size()), fmt::format("at most {}", most));
  return nullptr;
}

void JsonObject::whole(const char* name, std::int64_t& target, std::int64_t first, std::int64_t last) {
  const json* const member = find(name);
  if (member == nullptr) return;
  const auto value = takeAt(placeOf(name), [&]() -> Expected<std::int64_t> { return wholeNumber(*member); });
  if (!value) return keep(tl::unexpected(value.error()));
  if (*value < first || *value > last) {
    const bool isOpen = last >= std::numeric_limits<int>::max();
    return refuse(ErrorCode::OutOfRange, name, shownText(member->dump()),
                  isOpen ? fmt::format("from {} on", first) : fmt::format("{} to {}", first, last));
  }
  target = *value;
}

void JsonObject::whole(const char* name, int& target, int first, int last) {
  std::int64_t value = target;
  whole(name, value, first, std::int64_t{last});
  target = static_cast<int>(value);
}

void JsonObject::real(const char* name, double& target, double first) {
  const json* const member = find(name);
  if (member == nullptr) return;
  if (!member->is_number() || !(member->get<double>() >= first) || !std::isfinite(member->get<double>())) {
    return refuse(ErrorCode::OutOfRange, name, shownText(member->dump()), fmt::format("a number from {} on", first));
  }
  target = member->get<double>();
}

void JsonObject::anyReal(const char* name, double& target) {
  const json* const member = find(name);
  if (member == nullptr) return;
  if (member->is_number()) {
    target = member->get<double>();
    return;
  }
  constexpr double Infinity = std::numeric_limits<double>::infinity();
  for (const double value : {Infinity, -Infinity, std::numeric_limits<double>::quiet_NaN()}) {
    if (*member != json(jsonNumber(value))) continue;
    target = value;
    return;
  }
  refuse(ErrorCode::FileFormat, name, shownText(member->dump()), "a number, \"inf\", \"-inf\" or \"nan\"");
}

void JsonObject::flag(const char* name, bool& target) {
  part(name, [&target](const json& member, const std::string&) -> Expected<void> {
    target = member.get<bool>();
    return {};
  });
}

void JsonObject::text(const char* name, std::string& target, std::size_t longest) {
  part(name, [&target, longest](const json& member, const std::string& place) -> Expected<void> {
    target = member.get<std::string>();
    if (target.size() <= longest) return {};
    return failure({ErrorCode::OutOfRange, place, fmt::format("{} bytes", target.size()),
                    fmt::format("at most {} bytes", longest)});
  });
}

Expected<void> JsonObject::finish() {
  if (m_error) return tl::unexpected(*m_error);
  std::vector<std::string_view> known(m_known.begin(), m_known.end());
  std::ranges::sort(known);
  known.erase(std::unique(known.begin(), known.end()), known.end());
  return checkMembers(m_object, known, m_place + ": a member");
}

}  // namespace tilewise
