// SPDX-License-Identifier: MIT
#pragma once

/// The lessons that ship: resources/lessons, read once.

#include <string_view>
#include <vector>

#include "core/files/lesson.h"

namespace tilewise {

/// In the order in which they are best taken: that of resources/lessons/lessons.json.
const std::vector<Lesson>& shippedLessons();

/// The lesson of this name, or null.
const Lesson* findLesson(std::string_view name);

/// "causal-tiles, ..." for messages.
std::string lessonNames();

}  // namespace tilewise
