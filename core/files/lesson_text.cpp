// SPDX-License-Identifier: MIT
#include "core/files/lesson_text.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/base/contract.h"
#include "core/base/decimals.h"
#include "core/base/grouped.h"
#include "core/files/shown_text.h"

namespace tilewise {

namespace {

constexpr int UsualDecimals = 4;
constexpr double LargestGrouped = 9e15;  ///< beyond, not every whole number is a double

Error atPlace(std::string_view text, const std::string& place, const std::string& accepted) {
  return {ErrorCode::FileFormat, place, shownText(text), accepted};
}

Expected<FilledValue> parseValue(std::string_view inner, const std::string& place) {
  FilledValue value;
  const auto colon = inner.find(':');
  if (colon != std::string_view::npos) {
    const std::string_view digits = inner.substr(colon + 1);
    if (digits.empty() || digits.size() > 2 || digits.find_first_not_of("0123456789") != std::string_view::npos ||
        std::stoi(std::string(digits)) > MostFilledDecimals) {
      return failure(atPlace(inner, place, fmt::format("0 to {} decimals after the colon", MostFilledDecimals)));
    }
    value.decimals = std::stoi(std::string(digits));
  }
  auto expression = parseExpression(inner.substr(0, colon), place);
  if (!expression) return tl::unexpected(expression.error());
  value.expression = std::move(*expression);
  return value;
}

/// The text with its values replaced: by write(n) the n-th, from 0.
template <class Write>
std::string replaced(const std::string& text, Write write) {
  std::string result;
  std::size_t at = 0;
  for (std::size_t n = 0;; ++n) {
    const auto begin = text.find("{{", at);
    if (begin == std::string::npos) break;
    result += text.substr(at, begin - at);
    result += write(n);
    at = text.find("}}", begin) + 2;
  }
  return result + text.substr(at);
}

Expected<std::vector<LessonPiece>> piecesOf(const std::string& text, const std::string& place) {
  std::vector<LessonPiece> pieces;
  if (text.size() >= 4 && text.starts_with("$$") && text.ends_with("$$")) {
    auto runs = parseFormula(std::string_view(text).substr(2, text.size() - 4), place);
    if (!runs) return tl::unexpected(runs.error());
    return std::vector<LessonPiece>{{true, {}, std::move(*runs)}};
  }
  bool isFormula = false;
  for (std::size_t at = 0; at <= text.size();) {
    const auto end = std::min(text.find('$', at), text.size());
    const std::string part = text.substr(at, end - at);
    if (isFormula) {
      if (end == text.size()) return failure(atPlace(text, place, "a second $ after each $"));
      auto runs = parseFormula(part, place);
      if (!runs) return tl::unexpected(runs.error());
      pieces.push_back({true, {}, std::move(*runs)});
    } else if (!part.empty()) {
      pieces.push_back({false, part});
    }
    if (end == text.size()) break;
    isFormula = !isFormula;
    at = end + 1;
  }
  return pieces;
}

}  // namespace

Expected<LessonText> parseLessonText(std::string_view text, const std::string& place) {
  if (text.size() > LongestParagraph) {
    return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", text.size()),
                    fmt::format("at most {} bytes a paragraph", LongestParagraph)});
  }
  LessonText parsed;
  parsed.text = text;
  std::size_t at = 0;
  while ((at = text.find("{{", at)) != std::string_view::npos) {
    const auto end = text.find("}}", at);
    if (end == std::string_view::npos) return failure(atPlace(text.substr(at), place, "}} after each {{"));
    auto value = parseValue(text.substr(at + 2, end - at - 2), place);
    if (!value) return tl::unexpected(value.error());
    parsed.values.push_back(std::move(*value));
    at = end + 2;
  }
  const auto pieces = piecesOf(replaced(parsed.text, [](std::size_t) { return std::string("0"); }), place);
  if (!pieces) return tl::unexpected(pieces.error());
  return parsed;
}

std::vector<LessonPiece> fill(const LessonText& text, const std::vector<double>& values) {
  TILEWISE_EXPECTS(values.size() == text.values.size());
  const auto pieces =
      piecesOf(replaced(text.text, [&](std::size_t n) { return writtenNumber(values[n], text.values[n].decimals); }), {});
  TILEWISE_EXPECTS(pieces.has_value());
  return *pieces;
}

std::string filledText(const LessonText& text, const std::vector<double>& values) {
  std::string plain;
  for (const LessonPiece& piece : fill(text, values)) plain += piece.isFormula ? plainText(piece.runs) : piece.words;
  return plain;
}

std::string writtenNumber(double value, int decimals) {
  if (std::isnan(value)) return "NaN";
  const std::string sign = value < 0 ? "−" : "";
  if (std::isinf(value)) return sign + "∞";
  const bool isWhole = value == std::floor(value) && std::abs(value) < LargestGrouped;
  if (decimals < 0) decimals = isWhole ? 0 : UsualDecimals;
  const double magnitude = std::abs(value);
  if (magnitude >= LargestGrouped) return sign + fmt::format("{:.{}g}", magnitude, UsualDecimals);
  const std::string digits = fixedDecimals(magnitude, decimals);
  const auto point = digits.find('.');
  const bool isZero = digits.find_first_not_of("0.") == std::string::npos;
  const std::string whole = grouped(std::stoll(digits.substr(0, point)));
  return (isZero ? "" : sign) + whole + (point == std::string::npos ? "" : digits.substr(point));
}

}  // namespace tilewise
