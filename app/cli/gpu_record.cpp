// SPDX-License-Identifier: MIT
#include "app/cli/gpu_record.h"

#include <algorithm>
#include <ctime>

#include <fmt/format.h>

#include "app/cli/problem_json.h"
#include "core/files/json_text.h"
#include "core/files/read_file.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

constexpr const char* Schema = "tilewise.gpu-record/1";

std::string utcNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                     parts.tm_hour, parts.tm_min, parts.tm_sec);
}

/// What makes two runs the same point.
Json pointOf(const Json& run) { return run.contains("point") ? run["point"] : run["problem"]; }

}  // namespace

Json newRecord(const Json& card, const std::string& command) {
  return {{"schema", Schema}, {"program", TILEWISE_VERSION}, {"date", utcNow()}, {"command", command},
          {"card", card},     {"runs", Json::array()}};
}

Expected<Json> readRecord(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto* begin = reinterpret_cast<const char*>(bytes->data());
  Json record = Json::parse(begin, begin + bytes->size(), nullptr, false);
  const bool isRecord = record.is_object() && record.value("schema", Json()) == Schema && record.contains("runs") &&
                        record["runs"].is_array() && record.contains("card") && record["card"].is_object() &&
                        std::all_of(record["runs"].begin(), record["runs"].end(),
                                    [](const Json& run) { return run.is_object() && run.contains("problem"); });
  if (!isRecord) return failure({ErrorCode::FileFormat, path.string(), "no record", Schema});
  return record;
}

Expected<void> writeRecord(const std::filesystem::path& path, const Json& record, ExistingFile existing) {
  const std::string text = jsonText(record) + '\n';
  return writeFile(path, std::as_bytes(std::span(text)), existing);
}

Expected<Json> mergedRecord(const std::vector<Json>& records) {
  if (records.empty()) return failure({ErrorCode::Missing, "--merge", "a record", "files of gpu sweep --record"});
  Json merged = records.front();
  for (std::size_t n = 1; n < records.size(); ++n) {
    const Json name = records[n]["card"].value("name", Json()), first = merged["card"].value("name", Json());
    if (name != first) return failure({ErrorCode::Conflict, "--merge", first.dump(), name.dump()});
    for (const Json& run : records[n]["runs"]) {
      if (!hasRun(merged, pointOf(run))) merged["runs"].push_back(run);
    }
  }
  return merged;
}

bool hasRun(const Json& record, const Json& point) {
  return std::any_of(record["runs"].begin(), record["runs"].end(),
                     [&](const Json& run) { return pointOf(run) == point; });
}

}  // namespace tilewise
