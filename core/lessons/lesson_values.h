// SPDX-License-Identifier: MIT
#pragma once

/// Positions and values of a lesson: its expressions, computed.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/files/lesson.h"
#include "core/lessons/lesson_stage.h"

namespace tilewise {

/// Cost: what is computed for a setup is kept. Thread: one at a time; another may cancel through the watch.
class LessonValues {
 public:
  /// Both outlive this. `place` names the lesson in errors.
  LessonValues(const Lesson& lesson, LessonWatch& watch, std::string place = {});

  const Lesson& lesson() const { return m_lesson; }
  /// "lesson.json: step 3 (skip-test)". Range: 0 <= step < steps.
  std::string placeOf(std::size_t step) const;

  /// Errors: those of LessonStage::make.
  [[nodiscard]] Expected<LessonStage*> stageOf(std::size_t step);
  /// Errors: OutOfRange (more events than there are), Missing (no such event).
  [[nodiscard]] Expected<std::int64_t> positionOf(std::size_t step);
  /// Errors: those of quantityValue(); OutOfRange (a result that is not finite); UnknownName (the step of an argument).
  [[nodiscard]] Expected<double> value(const Expression& expression, std::size_t step, const std::string& place);
  [[nodiscard]] Expected<std::vector<LessonPiece>> filled(const LessonText& text, std::size_t step,
                                                          const std::string& place);

 private:
  [[nodiscard]] Expected<double> evaluate(const Expression& expression, std::size_t step, const std::string& place);
  [[nodiscard]] Expected<double> quantity(const Expression& expression, std::size_t step, const std::string& place);
  [[nodiscard]] Expected<double> operation(const Expression& expression, std::size_t step, const std::string& place);
  [[nodiscard]] Expected<std::int64_t> positionOfEvent(std::size_t step, LessonStage& stage) const;

  const Lesson& m_lesson;
  LessonWatch& m_watch;
  std::string m_place;
  std::vector<std::unique_ptr<LessonStage>> m_stages;  ///< by setup; null until asked for
  std::map<std::size_t, std::int64_t> m_positions;
};

}  // namespace tilewise
