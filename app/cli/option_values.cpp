// SPDX-License-Identifier: MIT
#include "app/cli/option_values.h"

#include <charconv>
#include <cmath>
#include <system_error>

namespace tilewise {

namespace {

/// The whole text as one number; from_chars knows no locale, no blanks and no plus sign.
template <class Number>
Expected<Number> parsed(const std::string& option, const std::string& text, const char* accepted) {
  Number value{};
  const char* end = text.data() + text.size();
  const auto [stop, code] = std::from_chars(text.data(), end, value);
  if (code == std::errc::result_out_of_range) return failure({ErrorCode::OutOfRange, option, text, accepted});
  if (code != std::errc() || stop != end) return failure({ErrorCode::NotANumber, option, shownValue(text), accepted});
  return value;
}

}  // namespace

std::string shownValue(const std::string& text) { return text.empty() ? "an empty text" : text; }

Expected<std::int64_t> wholeNumber(const std::string& option, const std::string& text) {
  return parsed<std::int64_t>(option, text, "a whole number of at most 18 digits");
}

Expected<std::uint64_t> seedNumber(const std::string& option, const std::string& text) {
  return parsed<std::uint64_t>(option, text, "a whole number from 0 to 18,446,744,073,709,551,615");
}

Expected<double> realNumber(const std::string& option, const std::string& text) {
  const auto value = parsed<double>(option, text, "a finite number");
  if (value && !std::isfinite(*value)) return failure({ErrorCode::OutOfRange, option, text, "a finite number"});
  return value;
}

std::vector<std::string> commaParts(const std::string& text) {
  std::vector<std::string> parts(1);
  for (const char each : text) {
    if (each == ',') {
      parts.emplace_back();
    } else {
      parts.back() += each;
    }
  }
  return parts;
}

Expected<std::vector<double>> realNumbers(const std::string& option, const std::string& text) {
  std::vector<double> numbers;
  for (const std::string& part : commaParts(text)) {
    const auto number = realNumber(option, part);
    if (!number) return tl::unexpected(number.error());
    numbers.push_back(*number);
  }
  return numbers;
}

}  // namespace tilewise
