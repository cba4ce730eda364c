// SPDX-License-Identifier: MIT
#pragma once

/// What is wrong with a JSON file, in words of the file: the place in it, what was found there and what would have been
/// accepted. Included by .cpp files only: the library's header is large.

#include <cstddef>
#include <span>
#include <string>

#include <nlohmann/json.hpp>

#include "core/base/expected.h"

namespace tilewise {

/// Text that is no JSON. `place` names the file; line and column are added.
Error jsonSyntaxError(const nlohmann::json::parse_error& reason, std::span<const std::byte> text,
                      const std::string& place);

/// JSON of another form: a member of `place` that is missing, or what stands there and is of another kind.
Error jsonFormError(const nlohmann::json::exception& reason, const std::string& place);

/// Hands over to `take`, which returns an Expected: what it throws is an error at `place`.
template <class Take>
auto takeAt(const std::string& place, const Take& take) -> decltype(take()) {
  try {
    return take();
  } catch (const nlohmann::json::exception& reason) {
    return tl::unexpected(jsonFormError(reason, place));
  }
}

}  // namespace tilewise
