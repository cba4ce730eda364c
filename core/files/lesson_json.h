// SPDX-License-Identifier: MIT
#pragma once

/// Parts of a lesson file, for core/files/lesson_file.cpp. All may throw what nlohmann::json throws: they are called inside readJson.

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/base/expected.h"
#include "core/files/json_head.h"
#include "core/files/lesson.h"

namespace tilewise {

/// A member that is text: not empty and no longer than `longest` bytes.
[[nodiscard]] Expected<std::string> takeLine(const nlohmann::json& object, const char* name, const std::string& place,
                                             std::size_t longest = 200);
/// A member that is a paragraph; empty where it is absent.
[[nodiscard]] Expected<LessonText> takeText(const nlohmann::json& object, const char* name, const std::string& place);
[[nodiscard]] Expected<Expression> takeExpression(const nlohmann::json& object, const char* name,
                                                  const std::string& place);

[[nodiscard]] Expected<LessonSetup> takeSetup(const nlohmann::json& setup, const std::string& place);
[[nodiscard]] Expected<LessonPosition> takePosition(const nlohmann::json& at, const std::string& place);
[[nodiscard]] Expected<std::vector<LessonMark>> takeMarks(const nlohmann::json& show, const std::string& place);
[[nodiscard]] Expected<LessonQuestion> takeQuestion(const nlohmann::json& question, const std::string& place);

}  // namespace tilewise
