// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>
#include <vector>

#include "core/files/lesson_file.h"

namespace {

/// What was read can be filled in, with any numbers.
void fillIn(const tilewise::LessonText& text) {
  static_cast<void>(tilewise::filledText(text, std::vector<double>(text.values.size(), -1234.5)));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto lesson = parseLesson(std::as_bytes(std::span(data, size)), "fuzz.json");
  if (!lesson) return 0;
  for (const LessonStep& step : lesson->steps) {
    for (const LessonText& each : step.text) fillIn(each);
    if (!step.question) continue;
    fillIn(step.question->ask);
    for (const LessonChoice& each : step.question->choices) fillIn(each.text);
  }
  return 0;
}
