// SPDX-License-Identifier: MIT
#include "core/gpu/shipped_records.h"

#include <algorithm>
#include <string_view>

#include "core/files/embedded.h"

namespace tilewise {

namespace {

constexpr std::string_view Folder = "gpu/";
constexpr std::string_view Ending = ".json";

std::string joined(const std::vector<std::string>& names) {
  std::string text;
  for (const std::string& name : names) text += (text.empty() ? "" : ", ") + name;
  return text;
}

}  // namespace

std::vector<std::string> shippedRecords() {
  std::vector<std::string> names;
  for (const std::string_view file : embeddedNames(Folder)) {
    names.emplace_back(file.substr(Folder.size(), file.size() - Folder.size() - Ending.size()));
  }
  std::sort(names.begin(), names.end());
  return names;
}

Expected<GpuRecord> shippedRecord(const std::string& name) {
  const std::string file = std::string(Folder) + name + std::string(Ending);
  const auto bytes = embedded(file);
  if (bytes.empty()) return failure({ErrorCode::UnknownName, "the recorded runs", name, joined(shippedRecords())});
  return parseRecord(bytes, name + std::string(Ending));
}

}  // namespace tilewise
