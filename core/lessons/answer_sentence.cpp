// SPDX-License-Identifier: MIT
#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "core/base/grouped.h"
#include "core/lessons/check_answer.h"

namespace tilewise {

namespace {

/// What is said of the outputs: the first that is not right, or that all are.
std::string outputsText(const std::vector<OutputCheck>& outputs) {
  for (const OutputCheck& each : outputs) {
    if (each.pass()) continue;
    if (!each.accuracy) return fmt::format("{} is missing", word(each.tensor));
    const ArrayAccuracy& array = *each.accuracy;
    if (!array.sameNonFinite) {
      return fmt::format("{} has NaN or infinity where it should not, or a number where it should not",
                         word(each.tensor));
    }
    return fmt::format("{} is wrong, by up to {:.3g} in row {}, column {} ({:.2g} is accepted)", word(each.tensor),
                       array.maxAbs, array.row, array.column, array.bound);
  }
  return "outputs right";
}

std::string passText(const PassCheck& pass, bool isOnly) {
  const std::string of = isOnly ? "" : std::string(word(pass.pass)) + " ";
  if (pass.answered == pass.wanted) return fmt::format("{}count {}", of, grouped(pass.answered));
  return fmt::format("{}count {} instead of {}", of, grouped(pass.answered), grouped(pass.wanted));
}

}  // namespace

bool AnswerReport::outputsRight() const {
  return std::all_of(outputs.begin(), outputs.end(), [](const OutputCheck& each) { return each.pass(); });
}

bool AnswerReport::countsRight() const {
  return std::all_of(moves.begin(), moves.end(), [](const MoveCheck& each) { return each.answered == each.wanted; });
}

bool AnswerReport::fits() const {
  const auto isOver = [this](const PassCheck& each) { return each.onChip > room; };
  return room == 0 || (!heldBeyondRoom && std::none_of(passes.begin(), passes.end(), isOver));
}

bool AnswerReport::formulasRight() const {
  return std::all_of(formulas.begin(), formulas.end(), [](const FormulaCheck& each) { return each.pass(); });
}

std::string AnswerReport::sentence() const {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (!outputs.empty()) {
    add(outputsText(outputs));
    for (const PassCheck& pass : passes) add(passText(pass, passes.size() == 1));
    const bool hasSameSums =
        std::all_of(passes.begin(), passes.end(), [](const PassCheck& each) { return each.answered == each.wanted; });
    if (hasSameSums && !countsRight()) add("but not of the right tensors");
  }
  if (heldBeyondRoom) {
    add(fmt::format("a {} x {} matrix was held", grouped(heldBeyondRoom->rows), grouped(heldBeyondRoom->columns)));
  }
  for (const PassCheck& pass : passes) {
    if (room > 0 && pass.onChip > room) {
      add(fmt::format("{} values were held on chip, which has room for {}", grouped(pass.onChip), grouped(room)));
    }
  }
  if (formulas.empty()) return text;
  const auto right =
      std::count_if(formulas.begin(), formulas.end(), [](const FormulaCheck& each) { return each.pass(); });
  add(fmt::format("formulas right in {} of {} rows", right, formulas.size()));
  return text;
}

}  // namespace tilewise
