// SPDX-License-Identifier: MIT
#include "core/lessons/lesson_values.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/lessons/lesson_quantity.h"

namespace tilewise {

namespace {

double apply(const std::string& name, double a, double b) {
  if (name == "+") return a + b;
  if (name == "-") return a - b;
  if (name == "*") return a * b;
  if (name == "/") return a / b;
  if (name == "==") return a == b ? 1 : 0;
  if (name == "!=") return a != b ? 1 : 0;
  if (name == "<") return a < b ? 1 : 0;
  if (name == "<=") return a <= b ? 1 : 0;
  if (name == ">") return a > b ? 1 : 0;
  if (name == ">=") return a >= b ? 1 : 0;
  if (name == "max") return std::max(a, b);
  if (name == "min") return std::min(a, b);
  if (name == "abs") return std::abs(a);
  if (name == "ceil") return std::ceil(a);
  if (name == "floor") return std::floor(a);
  if (name == "round") return std::round(a);
  if (name == "exp") return std::exp(a);
  if (name == "log") return std::log(a);
  return std::sqrt(a);
}

/// What the position asks for, in words: "rescaled in tile (3, 5)".
std::string wordsOf(const LessonPosition& at) {
  std::string words(word(at.event));
  if (at.tensor) words.append(" ").append(word(*at.tensor));
  if (at.i && at.j) {
    words += fmt::format(" in tile ({}, {})", *at.i, *at.j);
  } else if (at.i) {
    words += fmt::format(" in query block {}", *at.i);
  } else if (at.j) {
    words += fmt::format(" in key block {}", *at.j);
  }
  return at.nth > 1 ? fmt::format("{}, number {}", words, at.nth) : words;
}

}  // namespace

LessonValues::LessonValues(const Lesson& lesson, LessonWatch& watch, std::string place)
    : m_lesson(lesson), m_watch(watch), m_place(std::move(place)), m_stages(lesson.setups.size()) {}

std::string LessonValues::placeOf(std::size_t step) const {
  return fmt::format("{}{}step {} ({})", m_place, m_place.empty() ? "" : ": ", step + 1, m_lesson.steps[step].id);
}

Expected<LessonStage*> LessonValues::stageOf(std::size_t step) {
  const std::size_t setup = m_lesson.steps[step].setup;
  if (!m_stages[setup]) {
    auto made = LessonStage::make(m_lesson.setups[setup], m_watch);
    if (!made) {
      Error error = made.error();
      error.place = placeOf(step) + ": setup: " + error.place;
      return failure(std::move(error));
    }
    m_stages[setup] = std::move(*made);
  }
  return m_stages[setup].get();
}

Expected<std::int64_t> LessonValues::positionOf(std::size_t step) {
  if (const auto known = m_positions.find(step); known != m_positions.end()) return known->second;
  // A step that keeps its place stands where an earlier one does: no recursion, since a lesson may be long.
  std::size_t from = step;
  const auto keeps = [this](std::size_t n) { return m_lesson.steps[n].at.kind == LessonPosition::Kind::Keep; };
  while (from > 0 && keeps(from) && m_lesson.steps[from - 1].setup == m_lesson.steps[step].setup) --from;
  const auto stage = stageOf(from);
  if (!stage) return tl::unexpected(stage.error());
  const LessonPosition& at = m_lesson.steps[from].at;
  const std::int64_t events = (*stage)->trace().eventCount();
  std::int64_t position = 0;
  switch (at.kind) {
    case LessonPosition::Kind::Keep:
    case LessonPosition::Kind::Start: break;
    case LessonPosition::Kind::End: position = events; break;
    case LessonPosition::Kind::Number:
      if (at.number > events) {
        return failure({ErrorCode::OutOfRange, placeOf(from) + ": at", std::to_string(at.number), fmt::format("0 to {}", events)});
      }
      position = at.number;
      break;
    case LessonPosition::Kind::Event: {
      const auto found = positionOfEvent(from, **stage);
      if (!found) return found;
      position = *found;
    }
  }
  m_positions[step] = position;
  return position;
}

Expected<std::int64_t> LessonValues::positionOfEvent(std::size_t step, LessonStage& stage) const {
  const LessonPosition& at = m_lesson.steps[step].at;
  const auto fits = [&at](const Event& event) {
    return event.kind == at.event && (!at.i || event.i == at.i) && (!at.j || event.j == at.j) &&
           (!at.tensor || event.tensor == at.tensor);
  };
  std::int64_t left = at.nth;
  std::int64_t k = 0;
  std::int64_t found = 0;
  const Schedule& schedule = stage.trace().schedule();
  for (std::int64_t strip = 0; strip < schedule.stripCount() && found == 0; ++strip) {
    schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) {
      ++k;
      if (!fits(event) || --left > 0) return true;
      found = k;
      return false;
    });
  }
  if (found > 0) return at.before ? found - 1 : found;
  return failure({ErrorCode::Missing, placeOf(step) + ": at", wordsOf(at),
                  fmt::format("an event of the {} events of this setup", stage.trace().eventCount())});
}

Expected<double> LessonValues::value(const Expression& expression, std::size_t step, const std::string& place) {
  const auto computed = evaluate(expression, step, place);
  if (!computed || std::isfinite(*computed)) return computed;
  return failure({ErrorCode::OutOfRange, place, shownText(expression.text) + " = " + std::to_string(*computed), "a finite number"});
}

Expected<double> LessonValues::evaluate(const Expression& expression, std::size_t step, const std::string& place) {
  switch (expression.kind) {
    case Expression::Kind::Number: return expression.number;
    case Expression::Kind::Quantity: return quantity(expression, step, place);
    case Expression::Kind::Operation: return operation(expression, step, place);
  }
  return 0;
}

Expected<double> LessonValues::quantity(const Expression& expression, std::size_t step, const std::string& place) {
  Expression asked = expression;
  const auto other = std::find_if(asked.arguments.begin(), asked.arguments.end(),
                                  [](const ExpressionArgument& each) { return each.name == "step"; });
  if (other != asked.arguments.end()) {
    const auto found = m_lesson.stepOf(other->value);
    if (!found) {
      return failure({ErrorCode::UnknownName, place + ": " + expression.name + ": step", shownText(other->value),
                      "the id of a step"});
    }
    step = *found;
    asked.arguments.erase(other);
  }
  const auto stage = stageOf(step);
  if (!stage) return tl::unexpected(stage.error());
  const auto position = positionOf(step);
  if (!position) return tl::unexpected(position.error());
  return quantityValue(**stage, *position, asked, place);
}

Expected<double> LessonValues::operation(const Expression& expression, std::size_t step, const std::string& place) {
  double operands[2] = {0, 0};
  for (std::size_t n = 0; n < expression.operands.size(); ++n) {
    const auto operand = evaluate(expression.operands[n], step, place);
    if (!operand) return operand;
    operands[n] = *operand;
  }
  return apply(expression.name, operands[0], operands[1]);
}

Expected<std::vector<LessonPiece>> LessonValues::filled(const LessonText& text, std::size_t step, const std::string& place) {
  std::vector<double> values;
  for (const FilledValue& each : text.values) {
    const auto computed = value(each.expression, step, place);
    if (!computed) return tl::unexpected(computed.error());
    values.push_back(*computed);
  }
  return fill(text, values);
}

}  // namespace tilewise
