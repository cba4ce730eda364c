// SPDX-License-Identifier: MIT
#pragma once

/// Formulas in the text of a lesson, written in a small part of LaTeX. docs/lessons.md lists what
/// it knows.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"

namespace tilewise {

/// Characters of one kind.
struct FormulaRun {
  enum class Script : std::uint8_t { None, Sub, Super };

  std::string text;     ///< UTF-8
  bool italic = false;  ///< a variable
  bool tilde = false;   ///< over the last character
  Script script = Script::None;

  bool operator==(const FormulaRun&) const = default;
};

/// `place` names the formula in errors.
/// Errors: FileFormat (a brace that is not closed, a script in a script, nothing after ^ or _), UnknownName (a command).
[[nodiscard]] Expected<std::vector<FormulaRun>> parseFormula(std::string_view formula, const std::string& place);

/// "P̃_ij = exp(S_ij − m′)"
std::string plainText(const std::vector<FormulaRun>& runs);

}  // namespace tilewise
