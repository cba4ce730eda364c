// SPDX-License-Identifier: MIT
#pragma once

/// What a lesson may ask for, by name: "tiles.skipped", "row.m(row=414)". Each is computed by engine, counters or models for the
/// step's problem and position. docs/lessons.md lists them.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/files/expression.h"
#include "core/lessons/lesson_stage.h"

namespace tilewise {

class QuantityReader;

struct Quantity {
  std::string_view name;
  std::string_view parameters;  ///< names between blanks; one with ? may be left out
  double (*value)(QuantityReader&);
};

/// The lists, each in the order of the manual.
std::span<const Quantity> sizeQuantities();    ///< of the problem, its tiles and blocks
std::span<const Quantity> countQuantities();   ///< events, and values moved
std::span<const Quantity> numberQuantities();  ///< of rows and entries at the position, of the results
std::span<const Quantity> modelQuantities();   ///< closed forms, what is held, devices
std::span<const Quantity> faultQuantities();   ///< errors, and what a fault does

/// Null when there is none of that name.
const Quantity* findQuantity(std::string_view name);

/// The value of a quantity at a position of a stage. `place` names it in errors.
/// Requires: expression.kind is Quantity; a position of the trace.
/// Errors: UnknownName (the name, an argument, a word), Missing (an argument, a number that is not there at this position),
///         OutOfRange (an argument; a value that is not finite), NotANumber; those of LessonStage.
[[nodiscard]] Expected<double> quantityValue(LessonStage& stage, std::int64_t position, const Expression& expression,
                                             const std::string& place);

}  // namespace tilewise
