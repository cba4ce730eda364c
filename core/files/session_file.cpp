// SPDX-License-Identifier: MIT
#include "core/files/session_file.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_head.h"
#include "core/files/json_text.h"
#include "core/files/presets.h"
#include "core/files/read_file.h"
#include "core/files/session_compare.h"
#include "core/files/settings_json.h"
#include "core/files/write_file.h"
#include "core/trace/trace.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::string_view SchemaName = "tilewise.session/";
constexpr int Version = 1;
constexpr std::array<std::string_view, 15> Members{"schema",    "title",   "preset",     "data",      "problem",
                                                   "position",  "tile",    "row",        "bookmarks", "stops",
                                                   "workspace", "compare", "gpu_source", "copy_of",   "lesson"};

/// Numbers beyond what a run may have are no positions: the trace is not asked for them.
Expected<std::int64_t> within(std::int64_t value, std::int64_t first, std::int64_t last, const std::string& place) {
  if (value >= first && value <= last) return value;
  return failure({ErrorCode::OutOfRange, place, std::to_string(value), fmt::format("{} to {}", first, last)});
}

Expected<std::int64_t> takeWithin(const json& member, std::int64_t first, std::int64_t last, const std::string& place) {
  return takeAt(place, [&] { return within(wholeNumber(member), first, last, place); });
}

Expected<std::string> takeName(const json& member, const std::string& place) {
  auto text = takeAt(place, [&]() -> Expected<std::string> { return member.get<std::string>(); });
  if (!text || text->size() <= LongestName) return text;
  return failure({ErrorCode::OutOfRange, place, fmt::format("{} bytes", text->size()),
                  fmt::format("at most {} bytes", LongestName)});
}

Expected<TileIndex> takeTile(const json& member, const TileGrid& grid, const std::string& place) {
  if (!member.is_array() || member.size() != 2) {
    return failure({ErrorCode::FileFormat, place, shownText(member.dump()), "[query block, key block]"});
  }
  const auto i = takeWithin(member.at(0), 0, grid.nr() - 1, place);
  if (!i) return tl::unexpected(i.error());
  const auto j = takeWithin(member.at(1), 0, grid.nc() - 1, place);
  if (!j) return tl::unexpected(j.error());
  return TileIndex{*i, *j};
}

Expected<void> checkHead(const json& file, const std::string& place) {
  if (const auto known = checkSchema(file, SchemaName, Version, place); !known) return known;
  return checkMembers(file, Members, place + ": a member");
}

/// Where the arrays come from.
Expected<void> takeSource(SessionFile& session, const json& file, const std::string& place) {
  if (file.contains("preset")) {
    session.source.preset = file.at("preset").get<std::string>();
    const Preset* preset = findPreset(session.source.preset);
    if (preset == nullptr || preset->data.empty()) {
      return failure({ErrorCode::UnknownName, place + ": preset", shownText(session.source.preset), "a preset with arrays of its own"});
    }
  }
  if (file.contains("data")) {
    for (const json& each : file.at("data")) session.source.files.emplace_back(each.get<std::string>());
    const auto files = session.source.files.size();
    if (files != 1 && files != 3 && files != 4) {
      return failure({ErrorCode::OutOfRange, place + ": data", fmt::format("{} files", files), "1, or 3 or 4 for q, k, v and do"});
    }
  }
  const bool isOwn = session.settings.inputKind == InputKind::Own;
  const int sources = (session.source.preset.empty() ? 0 : 1) + (session.source.files.empty() ? 0 : 1);
  if (sources == (isOwn ? 1 : 0)) return {};
  return failure({ErrorCode::Conflict, place, isOwn ? "own arrays" : "made-up arrays",
                  isOwn ? "either \"preset\" or \"data\"" : "neither \"preset\" nor \"data\""});
}

Expected<Bookmark> takeBookmark(const json& member, std::int64_t events, const std::string& place) {
  const auto at = takeWithin(member.at("position"), 0, events, place);
  if (!at) return tl::unexpected(at.error());
  auto name = takeName(member.at("name"), place);
  if (!name) return tl::unexpected(name.error());
  return Bookmark{*at, std::move(*name)};
}

/// What belongs to the run that the settings give.
Expected<void> takePlaces(SessionFile& session, const json& file, const std::string& place) {
  const auto problem = Problem::make(session.settings);
  if (!problem) return tl::unexpected(problem.error());
  const TileGrid grid(*problem);
  // A grid that is too large to be stepped has no events: counting them would take its time.
  const std::int64_t events = grid.tileCount() <= LargestSteppedGrid ? Trace(*problem, problem->lastPass()).eventCount() : 0;
  const auto position = takeWithin(file.at("position"), 0, events, place + ": position");
  if (!position) return tl::unexpected(position.error());
  session.position = *position;
  if (file.contains("tile")) {
    const auto tile = takeTile(file.at("tile"), grid, place + ": tile");
    if (!tile) return tl::unexpected(tile.error());
    session.tile = *tile;
  }
  if (file.contains("row")) {
    const auto row = takeWithin(file.at("row"), 0, problem->Tq() - 1, place + ": row");
    if (!row) return tl::unexpected(row.error());
    session.row = *row;
  }
  // Lists are read where they stand, so that an error knows its place in them.
  const json none = json::array();
  for (const json& each : file.contains("bookmarks") ? file.at("bookmarks") : none) {
    const std::string own = fmt::format("{}: bookmark {}", place, session.bookmarks.size() + 1);
    auto bookmark = takeAt(own, [&] { return takeBookmark(each, events, own); });
    if (!bookmark) return tl::unexpected(bookmark.error());
    session.bookmarks.push_back(std::move(*bookmark));
  }
  for (const json& each : file.contains("stops") ? file.at("stops") : none) {
    const auto tile = takeTile(each, grid, fmt::format("{}: stop {}", place, session.stops.size() + 1));
    if (!tile) return tl::unexpected(tile.error());
    session.stops.push_back(*tile);
  }
  return {};
}

Expected<LessonFileAnswer> takeAnswer(const json& member, const std::string& place) {
  if (const auto known = checkMembers(member, {"step", "given", "number", "revealed"}, place + ": a member"); !known) {
    return tl::unexpected(known.error());
  }
  LessonFileAnswer answer{member.at("step").get<std::string>(), {}, {}, false};
  if (member.contains("given")) answer.given = member.at("given").get<std::string>();
  if (member.contains("number")) answer.number = member.at("number").get<double>();
  if (member.contains("revealed")) answer.isRevealed = member.at("revealed").get<bool>();
  return answer;
}

Expected<LessonFilePlace> takeLesson(const json& member, const std::string& place) {
  if (const auto known = checkMembers(member, {"name", "file", "step", "answers"}, place + ": a member"); !known) {
    return tl::unexpected(known.error());
  }
  if (member.contains("name") == member.contains("file")) {
    return failure({ErrorCode::Conflict, place, shownText(member.dump()), "either \"name\" or \"file\""});
  }
  LessonFilePlace lesson;
  if (member.contains("name")) lesson.name = member.at("name").get<std::string>();
  if (member.contains("file")) lesson.file = member.at("file").get<std::string>();
  lesson.step = member.at("step").get<std::string>();
  const json none = json::array();
  for (const json& each : member.contains("answers") ? member.at("answers") : none) {
    const std::string own = fmt::format("{}: answer {}", place, lesson.answers.size() + 1);
    auto answer = takeAt(own, [&] { return takeAnswer(each, own); });
    if (!answer) return tl::unexpected(answer.error());
    lesson.answers.push_back(std::move(*answer));
  }
  return lesson;
}

nlohmann::ordered_json lessonJson(const LessonFilePlace& place) {
  nlohmann::ordered_json lesson;
  if (!place.name.empty()) lesson["name"] = place.name;
  if (!place.file.empty()) lesson["file"] = place.file.string();
  lesson["step"] = place.step;
  for (const LessonFileAnswer& each : place.answers) {
    nlohmann::ordered_json answer{{"step", each.step}};
    if (!each.given.empty()) answer["given"] = each.given;
    if (each.number) answer["number"] = *each.number;
    if (each.isRevealed) answer["revealed"] = true;
    lesson["answers"].push_back(std::move(answer));
  }
  return lesson;
}

Expected<SessionFile> takeSession(const json& file, const std::string& place) {
  if (const auto fit = checkHead(file, place); !fit) return tl::unexpected(fit.error());
  SessionFile session;
  auto title = takeName(file.at("title"), place + ": title");
  if (!title) return tl::unexpected(title.error());
  session.title = std::move(*title);
  auto settings = readSettings(file.at("problem"), place + ": problem");
  if (!settings) return tl::unexpected(settings.error());
  session.settings = std::move(*settings);
  if (file.contains("workspace")) {
    auto word = takeWordOf(WorkspaceWords, file.at("workspace"), place + ": workspace");
    if (!word) return tl::unexpected(word.error());
    session.workspace = std::move(*word);
  }
  if (file.contains("compare")) {
    auto compare = readCompare(file.at("compare"), place + ": compare");
    if (!compare) return tl::unexpected(compare.error());
    session.compare = std::move(*compare);
  }
  if (file.contains("gpu_source")) {
    auto source = takeName(file.at("gpu_source"), place + ": gpu_source");
    if (!source) return tl::unexpected(source.error());
    session.gpuSource = std::move(*source);
  }
  if (file.contains("copy_of")) session.copyOf = file.at("copy_of").get<std::string>();
  if (file.contains("lesson")) {
    const std::string own = place + ": lesson";
    auto lesson = takeAt(own, [&] { return takeLesson(file.at("lesson"), own); });
    if (!lesson) return tl::unexpected(lesson.error());
    session.lesson = std::move(*lesson);
  }
  for (const auto& take : {takeSource, takePlaces}) {
    if (const auto taken = take(session, file, place); !taken) return tl::unexpected(taken.error());
  }
  return session;
}

}  // namespace

std::string fitName(std::string text) {
  if (text.size() <= LongestName) return text;
  std::size_t end = LongestName;
  // A byte that goes on with a letter of UTF-8.
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
  text.resize(end);
  return text;
}

Expected<SessionFile> parseSession(std::span<const std::byte> text, const std::string& place) {
  return readJson(text, place, [&place](const json& file) { return takeSession(file, place); });
}

std::string sessionText(const SessionFile& session) {
  nlohmann::ordered_json file{{"schema", schemaText(SchemaName, Version)}, {"title", session.title}};
  if (!session.source.preset.empty()) file["preset"] = session.source.preset;
  for (const auto& each : session.source.files) file["data"].push_back(each.string());
  file["problem"] = writeSettings(session.settings);
  file["position"] = session.position;
  const auto pair = [](TileIndex tile) { return nlohmann::ordered_json{tile.i, tile.j}; };
  if (session.tile) file["tile"] = pair(*session.tile);
  if (session.row) file["row"] = *session.row;
  for (const Bookmark& each : session.bookmarks) {
    file["bookmarks"].push_back({{"position", each.position}, {"name", each.name}});
  }
  for (const TileIndex stop : session.stops) file["stops"].push_back(pair(stop));
  if (!session.workspace.empty()) file["workspace"] = session.workspace;
  if (session.compare) file["compare"] = writeCompare(*session.compare);
  if (!session.gpuSource.empty()) file["gpu_source"] = session.gpuSource;
  if (!session.copyOf.empty()) file["copy_of"] = session.copyOf.string();
  if (session.lesson) file["lesson"] = lessonJson(*session.lesson);
  return file.dump(1, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
}

Expected<SessionFile> readSession(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  if (bytes->size() > LargestSession) {
    return failure({ErrorCode::TooLarge, path.string(), fmt::format("{} bytes", bytes->size()),
                    fmt::format("at most {} bytes", LargestSession)});
  }
  auto session = parseSession(*bytes, path.string());
  if (!session) return session;
  for (auto& each : session->source.files) each = std::filesystem::absolute(path).parent_path() / each;
  return session;
}

Expected<void> writeSession(const std::filesystem::path& path, SessionFile session) {
  const auto folder = std::filesystem::absolute(path).parent_path();
  for (auto& each : session.source.files) {
    const auto relative = each.lexically_relative(folder);
    if (!relative.empty() && *relative.begin() != "..") each = relative;
  }
  const std::string text = sessionText(session);
  return writeFile(path, std::as_bytes(std::span(text)), ExistingFile::Replace);
}

}  // namespace tilewise
