// SPDX-License-Identifier: MIT
#include "core/files/element_kind.h"

#include <array>

namespace tilewise {

namespace {

struct Facts {
  std::string_view name;
  std::size_t size;
};

// clang-format off
constexpr std::array<Facts, 12> Kinds{{
    {"bool", 1},   {"int8", 1},   {"int16", 2},  {"int32", 4},   {"int64", 8},   {"uint8", 1},
    {"uint16", 2}, {"uint32", 4}, {"uint64", 8}, {"float16", 2}, {"float32", 4}, {"float64", 8},
}};
// clang-format on

}  // namespace

std::string_view name(ElementKind kind) { return Kinds[static_cast<std::size_t>(kind)].name; }

std::size_t sizeOf(ElementKind kind) { return Kinds[static_cast<std::size_t>(kind)].size; }

bool isFloating(ElementKind kind) { return kind >= ElementKind::Float16; }

}  // namespace tilewise
