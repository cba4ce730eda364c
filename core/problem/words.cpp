// SPDX-License-Identifier: MIT
#include "core/problem/words.h"

#include <algorithm>
#include <cstddef>
#include <type_traits>

namespace tilewise {

namespace {

constexpr std::array<std::string_view, 3> Algorithms{"standard", "fa1", "fa2"};
constexpr std::array<std::string_view, 2> Alignments{"top-left", "bottom-right"};
constexpr std::array<std::string_view, 4> ElementTypes{"fp16", "bf16", "fp32", "fp64"};
constexpr std::array<std::string_view, 2> Precisions{"f64", "f32"};
constexpr std::array<std::string_view, 4> InputKinds{"normal", "outliers", "ramp", "own"};
constexpr std::array<std::string_view, 2> Passes{"forward", "backward"};
constexpr std::array<std::string_view, 4> BackwardOrders{"fa2", "fa1", "query-outer", "two-loops"};
constexpr std::array<std::string_view, 4> Storages{"none", "fp16", "bf16", "fp8"};

template <class Value>
constexpr std::span<const std::string_view> list() {
  if constexpr (std::is_same_v<Value, Algorithm>) return Algorithms;
  if constexpr (std::is_same_v<Value, Alignment>) return Alignments;
  if constexpr (std::is_same_v<Value, ElementType>) return ElementTypes;
  if constexpr (std::is_same_v<Value, Precision>) return Precisions;
  if constexpr (std::is_same_v<Value, InputKind>) return InputKinds;
  if constexpr (std::is_same_v<Value, Pass>) return Passes;
  if constexpr (std::is_same_v<Value, BackwardOrder>) return BackwardOrders;
  if constexpr (std::is_same_v<Value, Storage>) return Storages;
}

template <class Value>
std::string_view wordOf(Value value) {
  return list<Value>()[static_cast<std::size_t>(value)];
}

}  // namespace

std::string_view word(Algorithm value) { return wordOf(value); }
std::string_view word(Alignment value) { return wordOf(value); }
std::string_view word(ElementType value) { return wordOf(value); }
std::string_view word(Precision value) { return wordOf(value); }
std::string_view word(InputKind value) { return wordOf(value); }
std::string_view word(Pass value) { return wordOf(value); }
std::string_view word(BackwardOrder value) { return wordOf(value); }
std::string_view word(Storage value) { return wordOf(value); }

template <class Value>
std::optional<Value> fromWord(std::string_view text) {
  const auto words = list<Value>();
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) return std::nullopt;
  return static_cast<Value>(found - words.begin());
}

template <class Value>
std::string allWords() {
  std::string line;
  for (const std::string_view each : list<Value>()) {
    if (!line.empty()) line += ", ";
    line += each;
  }
  return line;
}

template std::optional<Algorithm> fromWord<Algorithm>(std::string_view);
template std::optional<Alignment> fromWord<Alignment>(std::string_view);
template std::optional<ElementType> fromWord<ElementType>(std::string_view);
template std::optional<Precision> fromWord<Precision>(std::string_view);
template std::optional<InputKind> fromWord<InputKind>(std::string_view);
template std::optional<Pass> fromWord<Pass>(std::string_view);
template std::optional<BackwardOrder> fromWord<BackwardOrder>(std::string_view);
template std::optional<Storage> fromWord<Storage>(std::string_view);
template std::string allWords<Algorithm>();
template std::string allWords<Alignment>();
template std::string allWords<ElementType>();
template std::string allWords<Precision>();
template std::string allWords<InputKind>();
template std::string allWords<Pass>();
template std::string allWords<BackwardOrder>();
template std::string allWords<Storage>();

std::int64_t bytesOf(ElementType type) {
  switch (type) {
    case ElementType::Fp16:
    case ElementType::Bf16: return 2;
    case ElementType::Fp32: return 4;
    case ElementType::Fp64: return 8;
  }
  return 0;
}

}  // namespace tilewise
