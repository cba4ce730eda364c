// SPDX-License-Identifier: MIT
#include "core/gpu/gpu_record.h"

#include <algorithm>
#include <ctime>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "core/costs/kernel_flops.h"
#include "core/files/json_head.h"
#include "core/files/json_parts.h"
#include "core/files/json_text.h"
#include "core/files/read_file.h"
#include "core/gpu/card_json.h"
#include "core/gpu/recorded_run_json.h"

namespace tilewise {

namespace {

using Parsed = nlohmann::json;
using Json = nlohmann::ordered_json;

constexpr std::string_view SchemaName = "tilewise.gpu-record/";
constexpr int Version = 1;
constexpr std::size_t LongestText = 100, LongestCommand = 20'000;
/// The backward pass is reported with this many times the arithmetic of the forward pass.
constexpr double BackwardFlops = 2.5;

std::string utcNow() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday,
                     parts.tm_hour, parts.tm_min, parts.tm_sec);
}

RecordedPass recordedPass(const Problem& problem, Pass pass, const PassReportOnCard& report) {
  RecordedPass recorded{report};
  recorded.model = passBytes(problem, pass);
  if (report.time) {
    const double flops = reportedForwardFlops(problem) * (pass == Pass::Forward ? 1 : BackwardFlops);
    recorded.teraflops = flops / report.time->seconds / 1e12;
  }
  return recorded;
}

Expected<GpuRecord> takeRecord(const Parsed& file, const std::string& place) {
  if (const auto fit = checkSchema(file, SchemaName, Version, place); !fit) return tl::unexpected(fit.error());
  GpuRecord record;
  JsonObject object(file, place);
  std::string schema;
  object.text("schema", schema, LongestText);
  object.text("program", record.program, LongestText);
  object.text("date", record.date, LongestText);
  object.text("command", record.command, LongestCommand);
  object.part("card", [&record](const Parsed& member, const std::string& own) {
    return takeFacts(record.card.facts, record.card.nvrtc, member, own);
  });
  if (object.has("rates")) {
    object.part("rates", [&record](const Parsed& member, const std::string& own) {
      return takeRates(record.card.rates.emplace(), member, own);
    });
  }
  object.list("runs", MostRecordedRuns, [&record](const Parsed& member, const std::string& own) {
    return takeRecordedRun(record.runs.emplace_back(), member, own);
  });
  if (const auto fit = object.finish(); !fit) return tl::unexpected(fit.error());
  return record;
}

/// The lines of both, each once.
std::string joinedCommands(std::string commands, const std::string& more) {
  std::set<std::string, std::less<>> known;
  const auto each = [](const std::string& text, const auto& take) {
    for (std::size_t begin = 0; begin <= text.size();) {
      const std::size_t end = std::min(text.find('\n', begin), text.size());
      take(text.substr(begin, end - begin));
      begin = end + 1;
    }
  };
  each(commands, [&known](const std::string& line) { known.insert(line); });
  each(more, [&](const std::string& line) {
    if (known.insert(line).second) commands += '\n' + line;
  });
  return commands;
}

}  // namespace

const RecordedRun* GpuRecord::find(const RunPoint& point) const {
  const auto found =
      std::find_if(runs.begin(), runs.end(), [&point](const RecordedRun& run) { return run.point == point; });
  return found == runs.end() ? nullptr : &*found;
}

GpuRecord newRecord(std::string program, RecordedCard card, std::string command) {
  return {std::move(program), utcNow(), std::move(command), std::move(card), {}};
}

RecordedRun recordedRun(const Problem& problem, RunPoint point, const GpuRun& run) {
  RecordedRun recorded{std::move(point)};
  recorded.isExact = run.isExact;
  recorded.forward = recordedPass(problem, Pass::Forward, run.forward);
  if (run.backward) recorded.backward = recordedPass(problem, Pass::Backward, *run.backward);
  recorded.repeated = run.repeated;
  return recorded;
}

Expected<GpuRecord> parseRecord(std::span<const std::byte> text, const std::string& place) {
  if (text.size() > LargestRecord) {
    return failure({ErrorCode::TooLarge, place, fmt::format("{} bytes", text.size()),
                    fmt::format("at most {} bytes", LargestRecord)});
  }
  return readJson(text, place, [&place](const Parsed& file) { return takeRecord(file, place); });
}

std::string recordText(const GpuRecord& record) {
  const auto line = [](const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); };
  Json card = factsJson(record.card.facts);
  if (!record.card.nvrtc.empty()) card["nvrtc"] = record.card.nvrtc;
  std::string text =
      fmt::format("{{\n \"schema\": {},\n \"program\": {},\n \"date\": {},\n \"command\": {},\n \"card\": {},\n",
                  line(schemaText(SchemaName, Version)), line(record.program), line(record.date), line(record.command), line(card));
  if (record.card.rates) text += fmt::format(" \"rates\": {},\n", line(ratesJson(*record.card.rates)));
  text += " \"runs\": [";
  // A run a line: sweeps are compared and cut by lines.
  for (std::size_t n = 0; n < record.runs.size(); ++n) {
    text += fmt::format("{}\n  {}", n == 0 ? "" : ",", line(recordedRunJson(record.runs[n])));
  }
  return text + "\n ]\n}\n";
}

Expected<GpuRecord> readRecord(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return parseRecord(*bytes, path.string());
}

Expected<void> writeRecord(const std::filesystem::path& path, const GpuRecord& record, ExistingFile existing) {
  const std::string text = recordText(record);
  return writeFile(path, std::as_bytes(std::span(text)), existing);
}

Expected<GpuRecord> mergedRecord(std::vector<GpuRecord> records) {
  if (records.empty()) return failure({ErrorCode::Missing, "--merge", "a record", "files of gpu sweep --record"});
  GpuRecord merged = std::move(records.front());
  for (std::size_t n = 1; n < records.size(); ++n) {
    GpuRecord& record = records[n];
    const std::string &name = record.card.facts.name, &first = merged.card.facts.name;
    if (name != first) return failure({ErrorCode::Conflict, "--merge", first, name});
    merged.command = joinedCommands(std::move(merged.command), record.command);
    if (!merged.card.rates) merged.card.rates = record.card.rates;
    for (RecordedRun& run : record.runs) {
      const auto same = std::find_if(merged.runs.begin(), merged.runs.end(),
                                     [&run](const RecordedRun& known) { return known.point == run.point; });
      if (same == merged.runs.end()) {
        merged.runs.push_back(std::move(run));
      } else if (same->refusal && !run.refusal) {
        *same = std::move(run);
      }
    }
  }
  return merged;
}

}  // namespace tilewise
