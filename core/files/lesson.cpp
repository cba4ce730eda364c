// SPDX-License-Identifier: MIT
#include "core/files/lesson.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

double LessonQuestion::accepted() const {
  if (tolerance) return *tolerance;
  return decimals == 0 ? 0 : std::pow(10.0, -decimals);
}

std::optional<std::size_t> Lesson::stepOf(const std::string& id) const {
  for (std::size_t n = 0; n < steps.size(); ++n) {
    if (steps[n].id == id) return n;
  }
  return std::nullopt;
}

std::size_t Lesson::mainSteps() const {
  return static_cast<std::size_t>(
      std::count_if(steps.begin(), steps.end(), [](const LessonStep& step) { return !step.aside; }));
}

}  // namespace tilewise
