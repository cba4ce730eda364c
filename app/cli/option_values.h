// SPDX-License-Identifier: MIT
#pragma once

/// Texts of options as numbers, names and lists. Each function names the option, the text and what is accepted when the
/// text is none of that kind.

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/words.h"

namespace tilewise {

/// A text of the command line as messages show it: "an empty text" for one.
std::string shownValue(const std::string& text);

/// A whole number, decimal digits with an optional sign and nothing else. Errors: NotANumber, OutOfRange (64 bits).
[[nodiscard]] Expected<std::int64_t> wholeNumber(const std::string& option, const std::string& text);
/// The same without a sign. Errors: NotANumber, OutOfRange.
[[nodiscard]] Expected<std::uint64_t> seedNumber(const std::string& option, const std::string& text);
/// A finite number. Errors: NotANumber, OutOfRange.
[[nodiscard]] Expected<double> realNumber(const std::string& option, const std::string& text);

/// The parts between commas: one more than there are commas.
std::vector<std::string> commaParts(const std::string& text);
/// Finite numbers between commas. Errors: NotANumber, OutOfRange.
[[nodiscard]] Expected<std::vector<double>> realNumbers(const std::string& option, const std::string& text);

/// A word of one of the closed lists. Errors: UnknownName.
template <class Value>
[[nodiscard]] Expected<Value> listed(const std::string& option, const std::string& text) {
  if (const auto value = fromWord<Value>(text)) return *value;
  return failure({ErrorCode::UnknownName, option, shownValue(text), allWords<Value>()});
}

}  // namespace tilewise
