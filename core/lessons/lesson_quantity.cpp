// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_quantity.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/files/lesson_text.h"
#include "core/lessons/quantity_reader.h"

namespace tilewise {

namespace {

/// The parameter of this name: whether there is one, and whether it must be given.
struct Parameter {
  bool exists = false;
  bool mustBeGiven = false;
};

Parameter parameterOf(std::string_view parameters, std::string_view name) {
  while (!parameters.empty()) {
    const auto end = std::min(parameters.find(' '), parameters.size());
    std::string_view each = parameters.substr(0, end);
    parameters.remove_prefix(std::min(end + 1, parameters.size()));
    const bool mayBeAbsent = each.ends_with('?');
    if (mayBeAbsent) each.remove_suffix(1);
    if (each == name) return {true, !mayBeAbsent};
  }
  return {};
}

Expected<void> checkArguments(const Quantity& quantity, const Expression& expression, const std::string& place) {
  for (const ExpressionArgument& each : expression.arguments) {
    if (parameterOf(quantity.parameters, each.name).exists) continue;
    return failure({ErrorCode::UnknownName, place + ": " + expression.name, shownText(each.name),
                    quantity.parameters.empty() ? "no argument" : std::string(quantity.parameters)});
  }
  std::string_view rest = quantity.parameters;
  while (!rest.empty()) {
    const auto end = std::min(rest.find(' '), rest.size());
    const std::string_view name = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (name.ends_with('?')) continue;
    const bool given = std::any_of(expression.arguments.begin(), expression.arguments.end(),
                                   [name](const ExpressionArgument& each) { return each.name == name; });
    if (!given) {
      return failure({ErrorCode::Missing, place + ": " + expression.name, std::string(name),
                      fmt::format("{}({}=...)", expression.name, name)});
    }
  }
  return {};
}

}  // namespace

const Quantity* findQuantity(std::string_view name) {
  for (const auto list : {sizeQuantities(), countQuantities(), numberQuantities(), modelQuantities(), faultQuantities()}) {
    for (const Quantity& each : list) {
      if (each.name == name) return &each;
    }
  }
  return nullptr;
}

Expected<double> quantityValue(LessonStage& stage, std::int64_t position, const Expression& expression,
                               const std::string& place) {
  const Quantity* quantity = findQuantity(expression.name);
  if (quantity == nullptr) {
    return failure({ErrorCode::UnknownName, place, shownText(expression.name), "a quantity that docs/lessons.md lists"});
  }
  if (const auto fit = checkArguments(*quantity, expression, place); !fit) return tl::unexpected(fit.error());
  QuantityReader reader(stage, position, expression, place);
  const double value = quantity->value(reader);
  if (reader.error()) return failure(*reader.error());
  if (!std::isfinite(value)) {
    return failure({ErrorCode::OutOfRange, place + ": " + expression.name, writtenNumber(value), "a finite number"});
  }
  return value;
}

}  // namespace tilewise
