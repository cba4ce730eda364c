// SPDX-License-Identifier: MIT
#pragma once

/// JSON without exceptions crossing a border of core. Included by .cpp files only: the library's header is large.

#include <cstddef>
#include <span>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/expected.h"
#include "core/files/shown_text.h"

namespace tilewise {

/// Parses the text and hands it to `take`, which returns an Expected and may use at() and get<>() freely: what they
/// throw becomes FileFormat with the library's words.
template <class Take>
auto readJson(std::span<const std::byte> text, const std::string& place, Take take)
    -> decltype(take(nlohmann::json())) {
  try {
    const auto* begin = reinterpret_cast<const char*>(text.data());
    return take(nlohmann::json::parse(begin, begin + text.size()));
  } catch (const nlohmann::json::exception& reason) {
    return failure({ErrorCode::FileFormat, place, reason.what(), "JSON of the documented form"});
  }
}

}  // namespace tilewise
