// SPDX-License-Identifier: MIT
#pragma once

/// JSON without exceptions crossing a border of core. Included by .cpp files only: the library's header is large.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/expected.h"
#include "core/files/json_errors.h"
#include "core/files/shown_text.h"

namespace tilewise {

/// Parses the text and hands it to `take`, which returns an Expected and may use at() and get<>() freely: what they
/// throw becomes FileFormat with the place in the text, what was found there and what is accepted.
template <class Take>
auto readJson(std::span<const std::byte> text, const std::string& place, Take take)
    -> decltype(take(nlohmann::json())) {
  try {
    const auto* begin = reinterpret_cast<const char*>(text.data());
    return take(nlohmann::json::parse(begin, begin + text.size()));
  } catch (const nlohmann::json::parse_error& reason) {
    return failure(jsonSyntaxError(reason, text, place));
  } catch (const nlohmann::json::exception& reason) {
    return failure(jsonFormError(reason, place));
  }
}

/// A whole number; one beyond 64 bits becomes the largest, which no range accepts. For use in `take`: throws as the
/// library does when the member is something else (its own conversion of a large real would be undefined).
inline std::int64_t wholeNumber(const nlohmann::json& member) {
  if (!member.is_number()) return member.get<std::int64_t>();  // throws with the words that fit
  if (member.is_number_unsigned()) {
    constexpr std::uint64_t Largest = std::numeric_limits<std::int64_t>::max();
    return static_cast<std::int64_t>(std::min(member.get<std::uint64_t>(), Largest));
  }
  return member.get_ref<const nlohmann::json::number_integer_t&>();
}

/// The same without a sign: a seed.
inline std::uint64_t seedNumber(const nlohmann::json& member) {
  if (!member.is_number()) return member.get<std::uint64_t>();
  return member.get_ref<const nlohmann::json::number_unsigned_t&>();
}

/// A number for JSON: what is not finite becomes "inf", "-inf" or "nan".
inline nlohmann::ordered_json jsonNumber(double value) {
  if (std::isnan(value)) return "nan";
  if (std::isinf(value)) return value > 0 ? "inf" : "-inf";
  return value;
}

}  // namespace tilewise
