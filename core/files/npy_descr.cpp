// SPDX-License-Identifier: MIT
#include "core/files/npy_descr.h"

#include <array>
#include <bit>

#include "core/files/shown_text.h"

namespace tilewise {

namespace {

struct Code {
  std::string_view text;
  ElementKind kind;
};

// clang-format off
constexpr std::array<Code, 12> Codes{{
    {"b1", ElementKind::Bool},
    {"i1", ElementKind::Int8},    {"i2", ElementKind::Int16},   {"i4", ElementKind::Int32},
    {"i8", ElementKind::Int64},
    {"u1", ElementKind::UInt8},   {"u2", ElementKind::UInt16},  {"u4", ElementKind::UInt32},
    {"u8", ElementKind::UInt64},
    {"f2", ElementKind::Float16}, {"f4", ElementKind::Float32}, {"f8", ElementKind::Float64},
}};
// clang-format on

std::string_view refusedName(char letter) {
  switch (letter) {
    case 'O': return "Python objects";
    case 'S':
    case 'a':
    case 'U': return "text";
    case 'c': return "complex numbers";
    case 'V': return "raw bytes";
    case 'M':
    case 'm': return "dates or times";
    case 'f': return "another floating-point type";
    default: return "an unknown type";
  }
}

}  // namespace

Expected<NpyElement> parseNpyDescr(std::string_view descr, const std::string& place) {
  constexpr std::string_view Orders = "<>=|";
  const bool hasOrder = !descr.empty() && Orders.find(descr.front()) != std::string_view::npos;
  const char order = hasOrder ? descr.front() : '=';
  const std::string_view code = hasOrder ? descr.substr(1) : descr;
  for (const Code& each : Codes) {
    if (each.text != code) continue;
    constexpr char Opposite = std::endian::native == std::endian::little ? '>' : '<';
    return NpyElement{each.kind, order == Opposite && sizeOf(each.kind) > 1};
  }
  const std::string_view what = refusedName(code.empty() ? '\0' : code.front());
  return failure(
      {ErrorCode::ElementType, place, shownText(descr) + " (" + std::string(what) + ")", std::string(ReadableKinds)});
}

}  // namespace tilewise
