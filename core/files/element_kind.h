// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tilewise {

/// The element types of an array file that can be read. (What the byte counters assume is ElementType,
/// problem/words.h.)
// clang-format off
enum class ElementKind : std::uint8_t {
  Bool, Int8, Int16, Int32, Int64, UInt8, UInt16, UInt32, UInt64, Float16, Float32, Float64
};
// clang-format on

/// All of them in one phrase, for messages.
inline constexpr std::string_view ReadableKinds = "float16, float32, float64, whole numbers or bool";

/// NumPy's name of the type: "float16".
std::string_view name(ElementKind kind);

/// Bytes of one element.
std::size_t sizeOf(ElementKind kind);

/// True for Float16, Float32 and Float64.
bool isFloating(ElementKind kind);

}  // namespace tilewise
