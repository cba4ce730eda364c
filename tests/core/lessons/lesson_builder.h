// SPDX-License-Identifier: MIT
#pragma once

/// Small lessons for tests.

#include <nlohmann/json.hpp>

#include "core/files/lesson_file.h"
#include "tests/core/files/byte_strings.h"
#include "tests/core/files/error_text.h"

namespace tilewise::testing {

/// A lesson of one step on a setup, at a position.
inline nlohmann::json oneStep(const nlohmann::json& setup, const nlohmann::json& at) {
  nlohmann::json file = nlohmann::json::parse(R"({
    "schema": "tilewise.lesson/1", "name": "one", "title": "One", "about": "One step.",
    "steps": [{"id": "a", "title": "A", "text": "x"}], "sources": [{"paper": "P", "place": "p. 1"}]})");
  file["setup"] = setup;
  file["steps"][0]["at"] = at;
  return file;
}

inline Expected<Lesson> lessonOf(const nlohmann::json& file) {
  const std::string text = file.dump();
  return parseLesson(asBytes(text), "l.json");
}

}  // namespace tilewise::testing
