// SPDX-License-Identifier: MIT
#include "core/lessons/exercise.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/contract.h"
#include "core/files/embedded.h"
#include "core/files/json_text.h"
#include "core/files/npy.h"
#include "core/files/presets.h"
#include "core/problem/inputs.h"

namespace tilewise {

namespace {

Expected<std::string> textOf(const std::string& file, const std::string& place) {
  const auto bytes = embedded(file);
  if (bytes.empty()) return failure({ErrorCode::EntryMissing, place, file, "a file that is built in"});
  return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

Expected<Exercise> take(const nlohmann::json& object, const std::string& place) {
  Exercise exercise;
  exercise.name = object.at("name").get<std::string>();
  exercise.title = object.at("title").get<std::string>();
  const auto presetName = object.at("preset").get<std::string>();
  const Preset* preset = findPreset(presetName);
  if (preset == nullptr) return failure({ErrorCode::UnknownName, place + ": preset", presetName, "a shipped preset"});
  exercise.settings = preset->settings;
  exercise.options = "--preset " + presetName;
  if (object.value("backward", false)) {
    exercise.settings.backward = true;
    exercise.options += " --backward";
  }
  const std::string folder = "exercises/" + exercise.name + "/";
  auto statement = textOf(folder + "statement.md", place);
  if (!statement) return tl::unexpected(statement.error());
  auto start = textOf(folder + "start.py", place);
  if (!start) return tl::unexpected(start.error());
  exercise.statement = std::move(*statement);
  exercise.start = std::move(*start);
  return exercise;
}

std::vector<std::byte> bytesOf(std::span<const std::byte> text) { return {text.begin(), text.end()}; }

}  // namespace

Expected<std::vector<Exercise>> parseExercises(std::span<const std::byte> text, const std::string& place) {
  return readJson(text, place, [&place](const nlohmann::json& file) -> Expected<std::vector<Exercise>> {
    std::vector<Exercise> all;
    for (const nlohmann::json& object : file.at("exercises")) {
      auto exercise = take(object, place);
      if (!exercise) return tl::unexpected(exercise.error());
      const bool isTwice =
          std::any_of(all.begin(), all.end(), [&](const Exercise& each) { return each.name == exercise->name; });
      if (isTwice) return failure({ErrorCode::Conflict, place, exercise->name, "names that differ"});
      all.push_back(std::move(*exercise));
    }
    return all;
  });
}

const std::vector<Exercise>& exercises() {
  static const std::vector<Exercise> all = [] {
    auto read = parseExercises(embedded("exercises/exercises.json"), "exercises.json");
    TILEWISE_EXPECTS(read.has_value());
    return std::move(*read);
  }();
  return all;
}

const Exercise* findExercise(std::string_view name) {
  for (const Exercise& each : exercises()) {
    if (each.name == name) return &each;
  }
  return nullptr;
}

std::string exerciseNames() {
  std::string names;
  for (const Exercise& each : exercises()) names += (names.empty() ? "" : ", ") + each.name;
  return names;
}

std::vector<ExerciseFile> filesOf(const Exercise& exercise) {
  std::vector<ExerciseFile> files{{"statement.md", bytesOf(std::as_bytes(std::span(exercise.statement)))},
                                  {"start.py", bytesOf(std::as_bytes(std::span(exercise.start)))},
                                  {"tilewise_hbm.py", bytesOf(embedded("exercises/tilewise_hbm.py"))}};
  const auto problem = Problem::make(exercise.settings);
  TILEWISE_EXPECTS(problem.has_value());
  const Inputs inputs = makeInputs(*problem);
  const std::array<std::pair<const char*, const Matrix<double>*>, 4> arrays{
      {{"q.npy", &inputs.Q}, {"k.npy", &inputs.K}, {"v.npy", &inputs.V}, {"do.npy", &inputs.dO}}};
  for (const auto& [name, matrix] : arrays) {
    if (matrix->size() > 0) files.push_back({name, npyBytes(*matrix, Precision::Float32)});
  }
  return files;
}

}  // namespace tilewise
