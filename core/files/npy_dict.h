// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

/// What the header of an .npy file says.
struct NpyDict {
  std::string descr;  ///< the element type, for example "<f8"
  bool fortranOrder = false;
  std::vector<std::int64_t> shape;  ///< no dimension negative; empty for a single number
};

/// Reads the dict literal of a header and nothing more of Python: the three keys, once each, in any order, with a
/// string, True or False, and a tuple of whole numbers.
/// Errors: FileFormat (another text), ElementType (a structured type), Shape (a dimension that is negative or beyond 64
///         bits).
[[nodiscard]] Expected<NpyDict> parseNpyDict(std::string_view text, const std::string& place);

}  // namespace tilewise
