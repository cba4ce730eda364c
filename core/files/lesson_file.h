// SPDX-License-Identifier: MIT
#pragma once

/// Lessons as files: the form is checked here, what they claim in core/lessons.

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>

#include "core/base/expected.h"
#include "core/files/lesson.h"

namespace tilewise {

inline constexpr std::size_t LargestLesson = std::size_t{4} << 20;
inline constexpr std::size_t MostLessonSteps = 200;

/// Reads the text of a lesson file. `place` names it in errors, followed by the step and the member.
/// Errors: FileFormat, FileTruncated (no JSON; a member that is missing or of the wrong kind; a text, formula or expression that
///         cannot be read);
///         NotAvailable (a newer version); UnknownName (a member, a preset, a word, a step that is branched to); OutOfRange (no
///         steps or too many, a number); Conflict (two members that exclude each other, one id twice, an aside that nothing
///         leads to); TooLarge; those of readSettings.
[[nodiscard]] Expected<Lesson> parseLesson(std::span<const std::byte> text, const std::string& place);

/// Errors: also those of readFile.
[[nodiscard]] Expected<Lesson> readLesson(const std::filesystem::path& path);

/// Whether a text is meant as a lesson of some version, by its first bytes: for files that are opened without a name that says so.
bool looksLikeLesson(std::span<const std::byte> text);

}  // namespace tilewise
