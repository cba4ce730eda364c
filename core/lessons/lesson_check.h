// SPDX-License-Identifier: MIT
#pragma once

/// Whether a lesson holds: its positions and places exist, its answers can be computed and told from the wrong ones.

#include <string>
#include <vector>

#include "core/files/lesson.h"
#include "core/lessons/lesson_stage.h"

namespace tilewise {

struct LessonStepReport {
  std::string id;
  std::string title;
  bool isAside = false;
  std::int64_t position = 0;
  std::int64_t events = 0;
  std::string answer{};        ///< of the question, as it is shown; empty without one
  std::vector<Error> faults{};  ///< the first that a computation met, and those of marks and answers

  bool pass() const { return faults.empty(); }
};

struct LessonReport {
  std::vector<LessonStepReport> steps;

  bool pass() const;
};

/// `place` names the lesson in errors.
/// The faults of a step: those of factsOf(); OutOfRange (a marked tile, block or row that is not there), Missing (a marked tensor
/// or line that this pass has not), Conflict (a wrong answer that is accepted as right, or as another wrong one; a text that shows
/// the answer; choices of which not exactly one holds; an answer that is no whole number without decimals).
/// Cost: what is computed. Errors: Cancelled.
[[nodiscard]] Expected<LessonReport> checkLesson(const Lesson& lesson, const std::string& place, LessonWatch& watch);

}  // namespace tilewise
