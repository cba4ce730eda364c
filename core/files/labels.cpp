// SPDX-License-Identifier: MIT
#include "core/files/labels.h"

#include <algorithm>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/files/embedded.h"
#include "core/files/json_text.h"

namespace tilewise {

namespace {

using nlohmann::json;

/// A frame has its time; the class token, which stands in front of the frames, has only a text.
AxisLabel frameLabel(const json& entry) {
  const auto text = entry.at("text").get<std::string>();
  if (!entry.contains("seconds")) return {"class", text};
  return {entry.at("phone").get<std::string>(), text};
}

AxisLabel tokenLabel(const json& entry) {
  const auto text = entry.at("text").get<std::string>();
  AxisLabel label;
  for (const char each : text) label.full += each == '\n' ? std::string("\\n") : std::string(1, each);
  label.full = '"' + label.full + '"';
  const std::size_t first = text.find_first_not_of(' ');
  if (first == std::string::npos) {
    label.brief = "␣";
  } else {
    label.brief = text.substr(first, text.find_last_not_of(' ') + 1 - first);
    if (label.brief == "\n") label.brief = "↵";
  }
  return label;
}

std::vector<AxisLabel> takeSet(const json& set) {
  std::vector<AxisLabel> labels;
  // Tokens have a number in the model's vocabulary; nothing else tells the two kinds of sets apart.
  for (const json& entry : set) labels.push_back(entry.contains("id") ? tokenLabel(entry) : frameLabel(entry));
  return labels;
}

Expected<AxisLabels> takeLabels(const json& file, std::string_view head, const std::string& place) {
  const json& heads = file.at("heads");
  const auto found = heads.find(std::string(head));
  if (found == heads.end()) {
    std::string names;
    for (const auto& [name, ignored] : heads.items()) names += (names.empty() ? "" : ", ") + name;
    return failure({ErrorCode::UnknownName, place, std::string(head), names});
  }
  const json& sets = file.at("sets");
  AxisLabels labels{takeSet(sets.at(found->at("rows").get<std::string>())),
                    takeSet(sets.at(found->at("columns").get<std::string>()))};
  const auto firstRow = found->at("first_row").get<std::size_t>();
  if (firstRow > labels.rows.size()) {
    return failure({ErrorCode::OutOfRange, place, "first_row " + std::to_string(firstRow),
                    "0 to " + std::to_string(labels.rows.size())});
  }
  labels.rows.erase(labels.rows.begin(), labels.rows.begin() + static_cast<std::ptrdiff_t>(firstRow));
  return labels;
}

}  // namespace

Expected<AxisLabels> parseLabels(std::span<const std::byte> text, std::string_view head, const std::string& place) {
  return readJson(text, place, [&](const json& file) { return takeLabels(file, head, place); });
}

Expected<AxisLabels> labelsOf(std::string_view head) {
  return parseLabels(embedded("heads/labels.json"), head, "labels.json");
}

}  // namespace tilewise
