// SPDX-License-Identifier: MIT
#include "core/files/presets.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/contract.h"
#include "core/files/embedded.h"
#include "core/files/input_files.h"
#include "core/files/json_text.h"
#include "core/files/settings_json.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::string_view Schema = "tilewise.presets/1";
constexpr std::array<std::string_view, 4> Groups{"lesson", "small", "shapes", "real head"};

Expected<Preset> takePreset(const json& entry, const std::string& place) {
  Preset preset;
  preset.name = entry.at("name").get<std::string>();
  preset.title = entry.at("title").get<std::string>();
  preset.group = entry.at("group").get<std::string>();
  const std::string own = place + ": " + preset.name;
  if (std::find(Groups.begin(), Groups.end(), preset.group) == Groups.end()) {
    return failure({ErrorCode::UnknownName, own, preset.group, fmt::format("{}", fmt::join(Groups, ", "))});
  }
  Expected<ProblemSettings> settings = readSettings(entry.at("problem"), own);
  if (!settings) return tl::unexpected(settings.error());
  preset.settings = std::move(*settings);
  if (entry.contains("data")) {
    preset.data = entry.at("data").get<std::string>();
    preset.settings.inputKind = InputKind::Own;
  }
  return preset;
}

Expected<std::vector<Preset>> takePresets(const json& file, const std::string& place) {
  const auto schema = file.at("schema").get<std::string>();
  if (schema != Schema) return failure({ErrorCode::FileFormat, place, schema, std::string(Schema)});
  std::vector<Preset> list;
  for (const json& entry : file.at("presets")) {
    Expected<Preset> preset = takePreset(entry, place);
    if (!preset) return tl::unexpected(preset.error());
    const auto same = [&preset](const Preset& other) { return other.name == preset->name; };
    if (std::any_of(list.begin(), list.end(), same)) {
      return failure({ErrorCode::Conflict, place + ": " + preset->name, "another preset of that name", "one"});
    }
    list.push_back(std::move(*preset));
  }
  return list;
}

}  // namespace

Expected<std::vector<Preset>> parsePresets(std::span<const std::byte> text, const std::string& place) {
  return readJson(text, place, [&place](const json& file) { return takePresets(file, place); });
}

const std::vector<Preset>& presets() {
  static const std::vector<Preset> list = [] {
    Expected<std::vector<Preset>> parsed = parsePresets(embedded("presets.json"), "presets.json");
    TILEWISE_EXPECTS(parsed.has_value());
    return std::move(*parsed);
  }();
  return list;
}

const Preset* findPreset(std::string_view name) {
  for (const Preset& preset : presets()) {
    if (preset.name == name) return &preset;
  }
  return nullptr;
}

Expected<InputArrays> presetInputs(const Preset& preset) {
  TILEWISE_EXPECTS(!preset.data.empty());
  const std::span<const std::byte> bytes = embedded(preset.data);
  if (bytes.empty()) return failure({ErrorCode::EntryMissing, preset.data, "", "an embedded file"});
  return parseInputArchive(bytes, preset.data);
}

}  // namespace tilewise
