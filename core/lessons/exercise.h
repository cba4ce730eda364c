// SPDX-License-Identifier: MIT
#pragma once

/// The exercises that ship: a statement, starting code that computes the right numbers in the wrong way, and the
/// problem that an answer is checked on. resources/exercises/exercises.json, read once.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/expected.h"
#include "core/problem/problem.h"

namespace tilewise {

struct Exercise {
  std::string name;
  std::string title;
  ProblemSettings settings;
  std::string options;    ///< the problem options of the command line that make it: "--preset lesson --backward"
  std::string statement;  ///< Markdown
  std::string start;      ///< Python
};

/// All of them, in the order in which they are done.
const std::vector<Exercise>& exercises();

/// The exercise of this name, or null.
const Exercise* findExercise(std::string_view name);

/// "tiled-forward, tiled-backward, ..." for messages.
std::string exerciseNames();

struct ExerciseFile {
  std::string name;
  std::vector<std::byte> bytes;
};

/// What a student works on: statement.md, start.py, tilewise_hbm.py, and the inputs q.npy, k.npy, v.npy, with a
/// backward pass do.npy.
std::vector<ExerciseFile> filesOf(const Exercise& exercise);

/// Reads the text of an exercises file. `place` names it in errors.
/// Errors: FileFormat, FileTruncated (no JSON, a member that is missing or of the wrong kind); UnknownName (a preset that does not
///         exist); Conflict (one name twice); EntryMissing (a statement or starting code that is not built in).
[[nodiscard]] Expected<std::vector<Exercise>> parseExercises(std::span<const std::byte> text, const std::string& place);

}  // namespace tilewise
