// SPDX-License-Identifier: MIT
#include <filesystem>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/folder_files.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "core/lessons/exercise.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

Json exerciseJson(const Exercise& exercise) {
  return {{"name", exercise.name}, {"title", exercise.title}, {"options", exercise.options}};
}

void list(bool json) {
  if (!json) {
    for (const Exercise& each : exercises()) fmt::print("{:<18} {}\n", each.name, each.title);
    return;
  }
  Json all = Json::array();
  for (const Exercise& each : exercises()) all.push_back(exerciseJson(each));
  fmt::print("{}\n", jsonText({{"schema", "tilewise.exercises/1"}, {"exercises", all}}));
}

/// One exercise, with its statement and the files that were written, if any.
void tell(const Exercise& exercise, const std::vector<std::string>& written) {
  Json json{{"schema", "tilewise.exercise/1"}};
  json.update(exerciseJson(exercise));
  json["statement"] = exercise.statement;
  json["written"] = written;
  fmt::print("{}\n", jsonText(json));
}

Expected<std::vector<std::string>> writeExercise(const Exercise& exercise, const std::string& folder,
                                                 ExistingFile existing) {
  const std::vector<ExerciseFile> all = filesOf(exercise);
  std::vector<FolderFile> files;
  std::vector<std::string_view> names;
  std::vector<std::string> written;
  for (const ExerciseFile& each : all) {
    files.push_back({each.name, each.bytes});
    names.push_back(each.name);
    written.push_back((std::filesystem::path(folder) / each.name).string());
  }
  if (const auto possible = checkFolder(folder, names, existing); !possible) return tl::unexpected(possible.error());
  if (const auto done = writeFolder(folder, files, existing); !done) return tl::unexpected(done.error());
  return written;
}

}  // namespace

Expected<ExitCode> exercisesCommand(const ExercisesOptions& options) {
  if (options.name.empty()) {
    if (options.outDirectory) {
      return failure({ErrorCode::Missing, "exercises", "the exercise that --out is for", exerciseNames()});
    }
    list(options.json);
    return ExitCode::Done;
  }
  const Exercise* exercise = findExercise(options.name);
  if (exercise == nullptr) {
    return failure({ErrorCode::UnknownName, "exercises", shownValue(options.name), exerciseNames()});
  }
  std::vector<std::string> written;
  if (options.outDirectory && !options.outDirectory->empty()) {
    const auto existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
    auto files = writeExercise(*exercise, *options.outDirectory, existing);
    if (!files) return tl::unexpected(files.error());
    written = std::move(*files);
  } else if (!options.json || options.outDirectory) {
    return failure({ErrorCode::Missing, "--out", "", "a folder for the exercise"});
  }
  if (options.json) tell(*exercise, written);
  return ExitCode::Done;
}

}  // namespace tilewise
