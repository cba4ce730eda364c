// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "core/base/expected.h"
#include "core/files/element_kind.h"

namespace tilewise {

/// How one element of an .npy file is stored.
struct NpyElement {
  ElementKind kind;
  bool swapped;  ///< the bytes stand in the opposite order to this machine's
};

/// Reads a type description such as "<f8": byte order (< little, > big; = and | this machine's), letter, bytes.
/// Errors: ElementType (objects, text, complex numbers, raw bytes, dates, long double).
[[nodiscard]] Expected<NpyElement> parseNpyDescr(std::string_view descr, const std::string& place);

}  // namespace tilewise
