// SPDX-License-Identifier: MIT
// Setups, positions and marked places of a lesson file.
#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_text.h"
#include "core/files/lesson_json.h"
#include "core/files/presets.h"
#include "core/files/settings_json.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::int64_t LargestNumber = std::int64_t{1} << 40;

Expected<std::int64_t> takeNumber(const json& member, const std::string& place, std::int64_t first = 0) {
  const std::int64_t value = wholeNumber(member);
  if (value >= first && value <= LargestNumber) return value;
  return failure({ErrorCode::OutOfRange, place, shownText(member.dump()), fmt::format("a whole number from {} on", first)});
}

template <class Value, std::size_t Count>
Expected<Value> listed(const json& member, const std::string& place) {
  const auto text = member.get<std::string>();
  std::string all;
  for (std::size_t n = 0; n < Count; ++n) {
    const auto value = static_cast<Value>(n);
    if (word(value) == text) return value;
    all += (n > 0 ? ", " : "") + std::string(word(value));
  }
  return failure({ErrorCode::UnknownName, place, shownText(text), all});
}

Expected<EventKind> takeKind(const json& member, const std::string& place) {
  return listed<EventKind, EventKindCount>(member, place);
}
Expected<Tensor> takeTensor(const json& member, const std::string& place) {
  return listed<Tensor, TensorCount>(member, place);
}

/// [query block, key block]
Expected<std::pair<std::int64_t, std::int64_t>> takePair(const json& member, const std::string& place) {
  if (!member.is_array() || member.size() != 2) {
    return failure({ErrorCode::FileFormat, place, shownText(member.dump()), "[query block, key block]"});
  }
  const auto i = takeNumber(member.at(0), place);
  if (!i) return tl::unexpected(i.error());
  const auto j = takeNumber(member.at(1), place);
  if (!j) return tl::unexpected(j.error());
  return std::pair{*i, *j};
}

Expected<void> takeEventPlace(LessonPosition& position, const json& at, const std::string& place) {
  const std::pair<const char*, std::optional<std::int64_t>*> blocks[] = {{"query_block", &position.i},
                                                                         {"key_block", &position.j}};
  for (const auto& [name, block] : blocks) {
    if (!at.contains(name)) continue;
    if (at.contains("tile")) {
      return failure({ErrorCode::Conflict, place + ": " + name, "tile", "one of the two"});
    }
    const auto number = takeNumber(at.at(name), place + ": " + name);
    if (!number) return tl::unexpected(number.error());
    *block = *number;
  }
  if (!at.contains("tile")) return {};
  const auto tile = takePair(at.at("tile"), place + ": tile");
  if (!tile) return tl::unexpected(tile.error());
  position.i = tile->first;
  position.j = tile->second;
  return {};
}

Expected<LessonMark> takeMark(const json& show, const std::string& place) {
  using Kind = LessonMark::Kind;
  constexpr const char* Kinds = "one of tile, query_block, key_block, row, tensor (with block), ledger, line";
  if (const auto fit =
          checkMembers(show, {"tile", "query_block", "key_block", "row", "tensor", "block", "ledger", "line"}, place);
      !fit) {
    return tl::unexpected(fit.error());
  }
  if (show.size() != (show.contains("block") ? 2U : 1U) || (show.contains("block") && !show.contains("tensor"))) {
    return failure({ErrorCode::FileFormat, place, shownText(show.dump()), Kinds});
  }
  LessonMark mark;
  if (show.contains("tile")) {
    const auto tile = takePair(show.at("tile"), place + ": tile");
    if (!tile) return tl::unexpected(tile.error());
    mark.first = tile->first;
    mark.second = tile->second;
    return mark;
  }
  constexpr std::array<std::pair<const char*, Kind>, 4> Numbered{
      {{"query_block", Kind::QueryBlock}, {"key_block", Kind::KeyBlock}, {"row", Kind::Row}, {"block", Kind::Block}}};
  for (const auto& [name, kind] : Numbered) {
    if (!show.contains(name)) continue;
    const auto number = takeNumber(show.at(name), place + ": " + name);
    if (!number) return tl::unexpected(number.error());
    mark.kind = kind;
    mark.first = *number;
  }
  for (const auto& [name, kind] : {std::pair{"tensor", Kind::Tensor}, {"ledger", Kind::Ledger}}) {
    if (!show.contains(name)) continue;
    const auto tensor = takeTensor(show.at(name), place + ": " + name);
    if (!tensor) return tl::unexpected(tensor.error());
    if (mark.kind != Kind::Block) mark.kind = kind;
    mark.tensor = *tensor;
  }
  if (show.contains("line")) {
    const auto event = takeKind(show.at("line"), place + ": line");
    if (!event) return tl::unexpected(event.error());
    mark.kind = Kind::Line;
    mark.event = *event;
  }
  return mark;
}

}  // namespace

Expected<LessonSetup> takeSetup(const json& setup, const std::string& place) {
  if (const auto fit = checkMembers(setup, {"preset", "problem"}, place); !fit) return tl::unexpected(fit.error());
  LessonSetup made;
  json problem = json::object();
  if (setup.contains("preset")) {
    made.preset = setup.at("preset").get<std::string>();
    const Preset* preset = findPreset(made.preset);
    if (preset == nullptr) {
      return failure({ErrorCode::UnknownName, place + ": preset", shownText(made.preset),
                      "a name that tilewise-cli presets lists"});
    }
    made.ownData = !preset->data.empty();
    problem = writeSettings(preset->settings);
  }
  if (setup.contains("problem")) {
    for (const auto& [name, member] : setup.at("problem").items()) problem[name] = member;
  }
  auto settings = readSettings(problem, place);
  if (!settings) return tl::unexpected(settings.error());
  made.settings = std::move(*settings);
  const bool isOwn = made.settings.inputKind == InputKind::Own;
  if (isOwn && !made.ownData) {
    return failure({ErrorCode::Conflict, place, "own arrays", "a preset that has them"});
  }
  made.ownData = isOwn;
  return made;
}

Expected<LessonPosition> takePosition(const json& at, const std::string& place) {
  LessonPosition position;
  if (at.is_string()) {
    const auto text = at.get<std::string>();
    if (text != "start" && text != "end") {
      return failure({ErrorCode::UnknownName, place, shownText(text), "start, end, a number of events, or an event"});
    }
    position.kind = text == "start" ? LessonPosition::Kind::Start : LessonPosition::Kind::End;
    return position;
  }
  if (at.is_number()) {
    const auto number = takeNumber(at, place);
    if (!number) return tl::unexpected(number.error());
    position.kind = LessonPosition::Kind::Number;
    position.number = *number;
    return position;
  }
  if (const auto fit = checkMembers(at, {"event", "tile", "query_block", "key_block", "tensor", "nth", "before"}, place);
      !fit) {
    return tl::unexpected(fit.error());
  }
  position.kind = LessonPosition::Kind::Event;
  const auto kind = takeKind(at.at("event"), place + ": event");
  if (!kind) return tl::unexpected(kind.error());
  position.event = *kind;
  if (const auto taken = takeEventPlace(position, at, place); !taken) return tl::unexpected(taken.error());
  if (at.contains("tensor")) {
    const auto tensor = takeTensor(at.at("tensor"), place + ": tensor");
    if (!tensor) return tl::unexpected(tensor.error());
    position.tensor = *tensor;
  }
  if (at.contains("nth")) {
    const auto nth = takeNumber(at.at("nth"), place + ": nth", 1);
    if (!nth) return tl::unexpected(nth.error());
    position.nth = *nth;
  }
  position.before = at.contains("before") && at.at("before").get<bool>();
  return position;
}

Expected<std::vector<LessonMark>> takeMarks(const json& show, const std::string& place) {
  std::vector<LessonMark> marks;
  if (!show.is_array()) return failure({ErrorCode::FileFormat, place, shownText(show.dump()), "a list of places"});
  for (const json& each : show) {
    const auto mark = takeMark(each, fmt::format("{} {}", place, marks.size() + 1));
    if (!mark) return tl::unexpected(mark.error());
    marks.push_back(*mark);
  }
  return marks;
}

}  // namespace tilewise
