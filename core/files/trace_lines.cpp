// SPDX-License-Identifier: MIT
#include "core/files/trace_lines.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>

#include <fmt/format.h>

#include "core/files/json_text.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;
using ReadJson = nlohmann::json;

constexpr std::array<const char*, 17> Members{
    "k",     "pass",   "event", "i",      "j",      "tensor",       "block",             "values", "why",
    "flops", "masked", "rows",  "growth", "factor", "exponentials", "rows_without_keys", "row"};

bool countsRows(EventKind kind) { return kind == EventKind::RunningMaxUpdated || kind == EventKind::Rescaled; }
bool countsExponentials(EventKind kind) {
  return kind == EventKind::Exponentiated || kind == EventKind::WeightsRecomputed;
}
bool countsRowsWithoutKeys(EventKind kind) { return kind == EventKind::LseWritten || kind == EventKind::Normalised; }

Json object(const TraceLine& line) {
  const Event& event = line.event;
  Json json{{"k", line.k}, {"pass", word(event.pass)}, {"event", word(event.kind)}};
  if (event.i) json["i"] = *event.i;
  if (event.j) json["j"] = *event.j;
  if (event.tensor) {
    json["tensor"] = word(*event.tensor);
    json["block"] = *event.block;
    json["values"] = event.values;
  }
  if (event.why) json["why"] = word(*event.why);
  if (event.flops > 0) json["flops"] = event.flops;
  if (event.kind == EventKind::MaskApplied) json["masked"] = event.masked;
  if (countsRows(event.kind)) {
    json["rows"] = line.figures.rows;
    if (line.figures.growth) json["growth"] = jsonNumber(*line.figures.growth);
    if (line.figures.factor) json["factor"] = jsonNumber(*line.figures.factor);
    if (line.figures.row) json["row"] = *line.figures.row;
  }
  if (countsExponentials(event.kind)) json["exponentials"] = event.exponentials;
  if (countsRowsWithoutKeys(event.kind)) json["rows_without_keys"] = event.rowsWithoutKeys;
  return json;
}

/// Reads the members of one object and keeps the first failure.
class MemberReader {
 public:
  MemberReader(const ReadJson& object, std::string place) : m_object(object), m_place(std::move(place)) {}

  const std::optional<Error>& error() const { return m_error; }

  void checkNames() {
    for (const auto& [name, value] : m_object.items()) {
      if (std::find(Members.begin(), Members.end(), name) != Members.end()) continue;
      refuse({ErrorCode::UnknownName, m_place, name, fmt::format("{}", fmt::join(Members, ", "))});
    }
  }

  bool has(const char* name) const { return m_object.contains(name); }
  std::int64_t whole(const char* name, std::int64_t least = 0) {
    const std::int64_t value = wholeNumber(m_object.at(name));
    if (value < least) {
      refuse({ErrorCode::FileFormat, m_place + ": " + name, m_object.at(name).dump(),
              "a whole number from " + std::to_string(least) + " on"});
    }
    return value;
  }
  double real(const char* name) {
    const ReadJson& member = m_object.at(name);
    if (!member.is_string()) return member.get<double>();
    const auto text = member.get<std::string>();
    if (text == "inf") return std::numeric_limits<double>::infinity();
    if (text == "-inf") return -std::numeric_limits<double>::infinity();
    if (text != "nan") refuse({ErrorCode::FileFormat, m_place + ": " + name, text, "a number, inf, -inf or nan"});
    return std::numeric_limits<double>::quiet_NaN();
  }
  /// The value that a word stands for, out of the first `count` of its list.
  template <class Value>
  Value listed(const char* name, std::size_t count) {
    const auto text = m_object.at(name).get<std::string>();
    std::string all;
    for (std::size_t n = 0; n < count; ++n) {
      const std::string_view each = word(static_cast<Value>(n));
      if (each == text) return static_cast<Value>(n);
      all += (n == 0 ? "" : ", ") + std::string(each);
    }
    refuse({ErrorCode::UnknownName, m_place + ": " + name, text, all});
    return {};
  }

 private:
  void refuse(Error error) {
    if (!m_error) m_error = std::move(error);
  }

  const ReadJson& m_object;
  std::string m_place;
  std::optional<Error> m_error;
};

Expected<TraceLine> take(const ReadJson& object, const std::string& place) {
  if (!object.is_object()) return failure({ErrorCode::FileFormat, place, object.dump(), "one event, a JSON object"});
  MemberReader read(object, place);
  read.checkNames();
  TraceLine line;
  Event& event = line.event;
  line.k = read.whole("k", 1);
  event.pass = read.listed<Pass>("pass", 2);
  event.kind = read.listed<EventKind>("event", EventKindCount);
  if (read.has("i")) event.i = read.whole("i");
  if (read.has("j")) event.j = read.whole("j");
  if (event.kind == EventKind::Load || event.kind == EventKind::Store) {
    event.tensor = read.listed<Tensor>("tensor", TensorCount);
    event.block = read.whole("block");
    event.values = read.whole("values");
  }
  if (event.kind == EventKind::TileSkipped) event.why = read.listed<SkipReason>("why", SkipReasonCount);
  if (read.has("flops")) event.flops = read.whole("flops");
  if (event.kind == EventKind::MaskApplied) event.masked = read.whole("masked");
  if (countsRows(event.kind)) {
    line.figures.rows = read.whole("rows");
    if (read.has("growth")) line.figures.growth = read.real("growth");
    if (read.has("factor")) line.figures.factor = read.real("factor");
    if (read.has("row")) line.figures.row = read.whole("row");
  }
  if (countsExponentials(event.kind)) event.exponentials = read.whole("exponentials");
  if (countsRowsWithoutKeys(event.kind)) event.rowsWithoutKeys = read.whole("rows_without_keys");
  if (read.error()) return failure(*read.error());
  return line;
}

}  // namespace

std::string traceLine(const TraceLine& line) { return object(line).dump(); }

std::string traceCsvHeader() { return fmt::format("{}", fmt::join(Members, ",")); }

std::string traceCsvLine(const TraceLine& line) {
  const Json json = object(line);
  std::string text;
  for (const char* member : Members) {
    if (member != Members.front()) text += ',';
    if (!json.contains(member)) continue;
    const Json& value = json[member];
    text += value.is_string() ? value.get<std::string>() : value.dump();
  }
  return text;
}

Expected<TraceLine> parseTraceLine(std::string_view text, const std::string& place) {
  return readJson(std::as_bytes(std::span(text)), place, [&place](const ReadJson& object) { return take(object, place); });
}

}  // namespace tilewise
