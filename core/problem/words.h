// SPDX-License-Identifier: MIT
#pragma once

/// The closed lists that a problem is described with, and their words on the command line and in files.

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tilewise {

enum class Algorithm : std::uint8_t { Standard, FlashAttention1, FlashAttention2 };
enum class Alignment : std::uint8_t { TopLeft, BottomRight };
enum class ElementType : std::uint8_t { Fp16, Bf16, Fp32, Fp64 };
enum class Precision : std::uint8_t { Float64, Float32 };
enum class InputKind : std::uint8_t { Normal, Outliers, Ramp, Own };
enum class Pass : std::uint8_t { Forward, Backward };
enum class BackwardOrder : std::uint8_t { FlashAttention2, FlashAttention1, QueryOuter, TwoLoops };
enum class Storage : std::uint8_t { None, Fp16, Bf16, Fp8 };

std::string_view word(Algorithm value);    ///< standard | fa1 | fa2
std::string_view word(Alignment value);    ///< top-left | bottom-right
std::string_view word(ElementType value);  ///< fp16 | bf16 | fp32 | fp64
std::string_view word(Precision value);    ///< f64 | f32
std::string_view word(InputKind value);    ///< normal | outliers | ramp | own
std::string_view word(Pass value);         ///< forward | backward
std::string_view word(BackwardOrder value);  ///< fa2 | fa1 | query-outer | two-loops
std::string_view word(Storage value);        ///< none | fp16 | bf16 | fp8

/// The value that a word stands for; absent when the word is unknown.
template <class Value>
std::optional<Value> fromWord(std::string_view text);
/// All words of a list, in its order, for messages and choosers: "standard, fa1, fa2".
template <class Value>
std::string allWords();

/// Size of one element of the modelled type.
std::int64_t bytesOf(ElementType type);

}  // namespace tilewise
