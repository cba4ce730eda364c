// SPDX-License-Identifier: MIT
#include "core/lessons/shipped_lessons.h"

#include <utility>

#include "core/base/contract.h"
#include "core/files/embedded.h"
#include "core/files/json_text.h"
#include "core/files/lesson_file.h"

namespace tilewise {

namespace {

Expected<std::vector<Lesson>> readAll() {
  const std::string place = "lessons/lessons.json";
  return readJson(embedded(place), place, [&](const nlohmann::json& list) -> Expected<std::vector<Lesson>> {
    std::vector<Lesson> lessons;
    for (const nlohmann::json& each : list.at("lessons")) {
      const std::string file = "lessons/" + each.get<std::string>() + ".json";
      auto lesson = parseLesson(embedded(file), file);
      if (!lesson) return tl::unexpected(lesson.error());
      TILEWISE_EXPECTS(lesson->name == each.get<std::string>());
      lessons.push_back(std::move(*lesson));
    }
    return lessons;
  });
}

}  // namespace

const std::vector<Lesson>& shippedLessons() {
  static const std::vector<Lesson> all = [] {
    auto read = readAll();
    TILEWISE_EXPECTS(read.has_value());
    return std::move(*read);
  }();
  return all;
}

const Lesson* findLesson(std::string_view name) {
  for (const Lesson& each : shippedLessons()) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::string lessonNames() {
  std::string names;
  for (const Lesson& each : shippedLessons()) names += (names.empty() ? "" : ", ") + each.name;
  return names;
}

}  // namespace tilewise
