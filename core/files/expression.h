// SPDX-License-Identifier: MIT
#pragma once

/// What a lesson asks for: "tiles.skipped", "row.m(row=414) - row.m_before(row=414)". Names and numbers, their sums, differences,
/// products and quotients, comparisons (1 where they hold, else 0) and some functions. Here is only the form; what the names stand
/// for is known in core/lessons.

#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

/// "tensor=K"
struct ExpressionArgument {
  std::string name;
  std::string value;

  bool operator==(const ExpressionArgument&) const = default;
};

struct Expression {
  enum class Kind : std::uint8_t {
    Number,     ///< number
    Quantity,   ///< name with arguments
    Operation,  ///< name (+ - * / == != < <= > >= or a function) of operands
  };

  Kind kind = Kind::Number;
  double number = 0;
  std::string name;
  std::vector<ExpressionArgument> arguments;
  std::vector<Expression> operands;
  std::string text;  ///< of the whole, as it was written; of its parts empty

  bool operator==(const Expression&) const = default;
};

inline constexpr std::size_t LongestExpression = 400;

/// `place` names it in errors. Errors: FileFormat, TooLarge.
[[nodiscard]] Expected<Expression> parseExpression(std::string_view text, const std::string& place);

/// The functions: "abs, ceil, exp, floor, log, max, min, round, sqrt".
std::string expressionFunctions();

}  // namespace tilewise
