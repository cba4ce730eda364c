// SPDX-License-Identifier: MIT
#include <filesystem>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "core/files/write_file.h"
#include "core/lessons/exercise.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

void list(bool json) {
  if (!json) {
    for (const Exercise& each : exercises()) fmt::print("{:<18} {}\n", each.name, each.title);
    return;
  }
  Json all = Json::array();
  for (const Exercise& each : exercises()) {
    all.push_back({{"name", each.name}, {"title", each.title}, {"options", each.options}});
  }
  fmt::print("{}\n", jsonText({{"schema", "tilewise.exercises/1"}, {"exercises", all}}));
}

}  // namespace

Expected<ExitCode> exercisesCommand(const ExercisesOptions& options) {
  if (options.name.empty()) {
    list(options.json);
    return ExitCode::Done;
  }
  const Exercise* exercise = findExercise(options.name);
  if (exercise == nullptr) {
    return failure({ErrorCode::UnknownName, "exercises", shownValue(options.name), exerciseNames()});
  }
  if (!options.outDirectory || options.outDirectory->empty()) {
    return failure({ErrorCode::Missing, "--out", "", "a folder for the exercise"});
  }
  const std::filesystem::path folder = *options.outDirectory;
  const auto existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return failure({ErrorCode::FileUnwritable, folder.string(), code.message(), "a folder that can be made"});
  const auto files = filesOf(*exercise);
  for (const ExerciseFile& each : files) {
    if (const auto writable = checkWritable(folder / each.name, existing); !writable) {
      return tl::unexpected(writable.error());
    }
  }
  for (const ExerciseFile& each : files) {
    if (const auto written = writeFile(folder / each.name, each.bytes, existing); !written) {
      return tl::unexpected(written.error());
    }
  }
  return ExitCode::Done;
}

}  // namespace tilewise
