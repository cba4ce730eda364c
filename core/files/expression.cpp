// SPDX-License-Identifier: MIT
#include "core/files/expression.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/files/shown_text.h"

namespace tilewise {

namespace {

constexpr std::array<std::pair<std::string_view, int>, 9> Functions{
    {{"abs", 1}, {"ceil", 1}, {"exp", 1}, {"floor", 1}, {"log", 1}, {"max", 2}, {"min", 2}, {"round", 1}, {"sqrt", 1}}};

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
bool isNamePart(char c) { return isNameStart(c) || isDigit(c) || c == '_' || c == '.'; }
bool isValuePart(char c) { return isNamePart(c) || c == '-'; }

class ExpressionParser {
 public:
  ExpressionParser(std::string_view text, const std::string& place) : m_text(text), m_place(place) {}

  Expected<Expression> parse() {
    Expression whole = comparison();
    if (!m_error && !atEnd()) refuse("an operator or the end");
    if (m_error) return failure(*m_error);
    whole.text = m_text;
    return whole;
  }

 private:
  static constexpr int MostNested = 32;

  void refuse(const std::string& accepted) {
    if (m_error) return;
    m_error = Error{ErrorCode::FileFormat, m_place, shownText(m_text),
                    fmt::format("{} at character {}", accepted, m_at + 1)};
  }

  void skipBlanks() {
    while (m_at < m_text.size() && m_text[m_at] == ' ') ++m_at;
  }
  bool atEnd() {
    skipBlanks();
    return m_at >= m_text.size();
  }
  bool take(std::string_view token) {
    skipBlanks();
    if (!m_text.substr(m_at).starts_with(token)) return false;
    m_at += token.size();
    return true;
  }

  static Expression operation(std::string_view name, Expression left, Expression right) {
    Expression made;
    made.kind = Expression::Kind::Operation;
    made.name = name;
    made.operands.push_back(std::move(left));
    made.operands.push_back(std::move(right));
    return made;
  }

  Expression comparison() {
    Expression left = sum();
    for (const std::string_view each : {"==", "!=", "<=", ">=", "<", ">"}) {
      if (!m_error && take(each)) return operation(each, std::move(left), sum());
    }
    return left;
  }

  Expression sum() {
    Expression left = product();
    while (!m_error) {
      if (take("+")) {
        left = operation("+", std::move(left), product());
      } else if (take("-")) {
        left = operation("-", std::move(left), product());
      } else {
        break;
      }
    }
    return left;
  }

  Expression product() {
    Expression left = factor();
    while (!m_error) {
      if (take("*")) {
        left = operation("*", std::move(left), factor());
      } else if (take("/")) {
        left = operation("/", std::move(left), factor());
      } else {
        break;
      }
    }
    return left;
  }

  Expression factor() {
    if (++m_nested > MostNested) refuse("a simpler expression, from what begins");
    Expression made;
    if (m_error) return made;
    if (take("-")) {
      made = operation("-", {}, factor());  // 0 - x
    } else if (take("(")) {
      made = comparison();
      if (!m_error && !take(")")) refuse(")");
    } else {
      made = primary();
    }
    --m_nested;
    return made;
  }

  Expression primary() {
    skipBlanks();
    const char c = m_at < m_text.size() ? m_text[m_at] : '\0';
    if (isDigit(c)) return number();
    if (isNameStart(c)) return named();
    refuse("a number, a name or (");
    return {};
  }

  Expression number() {
    Expression made;
    const char* const begin = m_text.data() + m_at;
    const auto [end, code] = std::from_chars(begin, m_text.data() + m_text.size(), made.number);
    if (code != std::errc() || !std::isfinite(made.number)) refuse("a number");
    m_at += static_cast<std::size_t>(end - begin);
    return made;
  }

  std::string word(bool (*isPart)(char)) {
    skipBlanks();
    std::string text;
    while (m_at < m_text.size() && isPart(m_text[m_at])) text += m_text[m_at++];
    return text;
  }

  Expression named() {
    Expression made;
    made.kind = Expression::Kind::Quantity;
    made.name = word(isNamePart);
    const auto* const function =
        std::find_if(Functions.begin(), Functions.end(), [&](const auto& each) { return each.first == made.name; });
    if (function != Functions.end()) return call(std::move(made), function->second);
    if (!take("(")) return made;
    do {
      ExpressionArgument argument;
      argument.name = word(isNamePart);
      if (argument.name.empty() || !take("=")) {
        refuse("NAME=VALUE");
        return made;
      }
      argument.value = word(isValuePart);
      if (argument.value.empty()) refuse("a number or a word");
      made.arguments.push_back(std::move(argument));
    } while (!m_error && take(","));
    if (!m_error && !take(")")) refuse(")");
    return made;
  }

  Expression call(Expression made, int count) {
    made.kind = Expression::Kind::Operation;
    if (!take("(")) refuse("(");
    for (int n = 0; n < count && !m_error; ++n) {
      if (n > 0 && !take(",")) refuse(",");
      made.operands.push_back(comparison());
    }
    if (!m_error && !take(")")) refuse(")");
    return made;
  }

  std::string_view m_text;
  const std::string& m_place;
  std::size_t m_at = 0;
  int m_nested = 0;
  std::optional<Error> m_error;
};

}  // namespace

Expected<Expression> parseExpression(std::string_view text, const std::string& place) {
  if (text.size() > LongestExpression) {
    return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", text.size()),
                    fmt::format("at most {} bytes", LongestExpression)});
  }
  return ExpressionParser(text, place).parse();
}

std::string expressionFunctions() {
  std::string names;
  for (const auto& [name, count] : Functions) names += (names.empty() ? "" : ", ") + std::string(name);
  return names;
}

}  // namespace tilewise
