// SPDX-License-Identifier: MIT
#pragma once

/// A paragraph of a lesson: words, formulas between dollar signs, and values that are filled in: "All {{tiles.total}} tiles of $S$
/// ...". A value is an expression, and after a colon its decimals: "{{row.m(row=3):2}}". Two dollar signs at both ends make the
/// paragraph one formula.

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/files/expression.h"
#include "core/files/formula_text.h"

namespace tilewise {

/// A value in a text.
struct FilledValue {
  Expression expression;
  int decimals = -1;  ///< -1: a whole number without, any other with 4

  bool operator==(const FilledValue&) const = default;
};

/// Words, or a formula.
struct LessonPiece {
  bool isFormula = false;
  std::string words;              ///< where it is none
  std::vector<FormulaRun> runs{};  ///< of a formula

  bool operator==(const LessonPiece&) const = default;
};

/// As it is in the file: found fit, with its values still to be filled in.
struct LessonText {
  std::string text;
  std::vector<FilledValue> values;  ///< in their order

  bool isEmpty() const { return text.empty(); }
  bool operator==(const LessonText&) const = default;
};

inline constexpr std::size_t LongestParagraph = 2000;
inline constexpr int MostFilledDecimals = 12;

/// Errors: FileFormat (braces or dollars that are not closed), TooLarge; those of parseExpression and parseFormula.
[[nodiscard]] Expected<LessonText> parseLessonText(std::string_view text, const std::string& place);

/// The pieces with the values in their places. Requires: one number for each value.
std::vector<LessonPiece> fill(const LessonText& text, const std::vector<double>& values);
/// The same as plain text.
std::string filledText(const LessonText& text, const std::vector<double>& values);

/// "1,180,672", "0.4615", "−3.20": with so many decimals; -1 as FilledValue says.
std::string writtenNumber(double value, int decimals = -1);

}  // namespace tilewise
