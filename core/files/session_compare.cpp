// SPDX-License-Identifier: MIT
#include "core/files/session_compare.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "core/files/json_head.h"
#include "core/files/json_text.h"
#include "core/files/settings_json.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr std::array<std::string_view, 4> Members{"compared", "align", "speeds", "second"};

Expected<void> takeSpeeds(CompareFile& compare, const json& member, const std::string& place) {
  if (const auto known = checkMembers(member, AlignWords, place + ": a member"); !known) return known;
  for (const auto& [key, speed] : member.items()) {
    const auto* const found = std::find(AlignWords.begin(), AlignWords.end(), key);
    const auto value = speed.get<double>();
    if (!(value >= 0)) {
      return failure({ErrorCode::OutOfRange, place + ": " + key, fmt::format("{}", value), "0 or more a second"});
    }
    compare.speeds[static_cast<std::size_t>(found - AlignWords.begin())] = value;
  }
  return {};
}

/// own: the place of the member.
Expected<void> takeMember(CompareFile& compare, const std::string& key, const json& value, const std::string& own) {
  if (key == "speeds") return takeSpeeds(compare, value, own);
  if (key == "compared") {
    for (const json& each : value) {
      auto word = takeWordOf(ComparedWords, each, own);
      if (!word) return tl::unexpected(word.error());
      compare.compared.push_back(std::move(*word));
    }
    return {};
  }
  if (key == "align") {
    auto word = takeWordOf(AlignWords, value, own);
    if (!word) return tl::unexpected(word.error());
    compare.align = std::move(*word);
    return {};
  }
  auto settings = readSettings(value, own);
  if (!settings) return tl::unexpected(settings.error());
  compare.second = std::move(*settings);
  return {};
}

}  // namespace

Expected<std::string> takeWordOf(std::span<const std::string_view> words, const json& member, const std::string& place) {
  auto text = takeAt(place, [&]() -> Expected<std::string> { return member.get<std::string>(); });
  if (!text || std::find(words.begin(), words.end(), *text) != words.end()) return text;
  return failure({ErrorCode::UnknownName, place, shownText(*text), fmt::format("{}", fmt::join(words, ", "))});
}

Expected<CompareFile> readCompare(const json& member, const std::string& place) {
  if (const auto known = checkMembers(member, Members, place + ": a member"); !known) return tl::unexpected(known.error());
  CompareFile compare;
  for (const auto& [key, value] : member.items()) {
    const std::string own = place + ": " + key;
    const auto taken = takeAt(own, [&, &name = key, &each = value] { return takeMember(compare, name, each, own); });
    if (!taken) return tl::unexpected(taken.error());
  }
  return compare;
}

nlohmann::ordered_json writeCompare(const CompareFile& compare) {
  nlohmann::ordered_json json = nlohmann::ordered_json::object();
  if (!compare.compared.empty()) json["compared"] = compare.compared;
  if (!compare.align.empty()) json["align"] = compare.align;
  for (std::size_t n = 0; n < AlignWords.size(); ++n) {
    if (compare.speeds[n]) json["speeds"][std::string(AlignWords[n])] = *compare.speeds[n];
  }
  if (compare.second) json["second"] = writeSettings(*compare.second);
  return json;
}

}  // namespace tilewise
