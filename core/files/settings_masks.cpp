// SPDX-License-Identifier: MIT
#include "core/files/settings_masks.h"

#include <cstdint>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/files/json_text.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr const char* Labels = "labels";
constexpr const char* Tiles = "tiles";

/// Documents of these lengths, one after the other: 0 for each row of the first, 1 for the second.
Expected<std::vector<std::int64_t>> labelsOfLengths(const json& member, std::int64_t rows, const std::string& place) {
  std::vector<std::int64_t> labels;
  std::int64_t label = 0;
  for (const json& each : member) {
    const std::int64_t length = wholeNumber(each);
    const std::int64_t left = rows - static_cast<std::int64_t>(labels.size());
    if (length < 1 || length > left) {
      return failure({ErrorCode::OutOfRange, place, fmt::format("length {}", length),
                      fmt::format("lengths of 1 or more that add up to {}", rows)});
    }
    labels.insert(labels.end(), static_cast<std::size_t>(length), label++);
  }
  return labels;
}

/// The lengths of documents that lie one after the other, or {"labels": [...]}, one a row.
Expected<std::vector<std::int64_t>> labelsOf(const json& member, std::int64_t rows, const std::string& place) {
  if (member.is_array()) return labelsOfLengths(member, rows, place);
  std::vector<std::int64_t> labels;
  for (const json& each : member.at(Labels)) labels.push_back(wholeNumber(each));
  if (static_cast<std::int64_t>(labels.size()) != rows) {
    return failure({ErrorCode::Shape, place, fmt::format("{} labels", labels.size()), fmt::format("{}, one a row", rows)});
  }
  return labels;
}

Expected<BlockMask> patternMask(const json& member, std::int64_t nr, std::int64_t nc, const std::string& place) {
  const auto pattern = member.at("pattern").get<std::string>();
  const std::string ofValue = place + ": " + pattern;
  if (pattern == "random") {
    const auto fraction = member.at("value").get<double>();
    if (fraction >= 0 && fraction <= 1) return randomBlocks(nr, nc, fraction, member.contains("seed") ? seedNumber(member.at("seed")) : 1);
    return failure({ErrorCode::OutOfRange, ofValue, fmt::format("{}", fraction), "0 to 1, the fraction of tiles"});
  }
  if (pattern != "banded" && pattern != "strided" && pattern != "global") {
    return failure({ErrorCode::UnknownName, place, pattern, "banded, strided, global, random"});
  }
  const auto value = wholeNumber(member.at("value"));
  const std::int64_t least = pattern == "strided" ? 1 : 0;
  if (value < least || value > MaximumTokens) {
    return failure(
        {ErrorCode::OutOfRange, ofValue, fmt::format("{}", value), fmt::format("{} to {}", least, MaximumTokens)});
  }
  if (pattern == "banded") return bandedBlocks(nr, nc, value);
  return pattern == "strided" ? stridedBlocks(nr, nc, value) : globalBlocks(nr, nc, value);
}

/// {"tiles": [...]}: a text a row of tiles, "1" for one that is visible and "0" for an empty one.
Expected<BlockMask> tilesMask(const json& rows, std::int64_t nr, std::int64_t nc, const std::string& place) {
  const auto wanted = fmt::format("{} texts of {} digits 0 or 1", nr, nc);
  if (static_cast<std::int64_t>(rows.size()) != nr) {
    return failure({ErrorCode::Shape, place, fmt::format("{} rows", rows.size()), wanted});
  }
  BlockMask mask(nr, nc);
  for (std::int64_t i = 0; i < nr; ++i) {
    const auto text = rows.at(static_cast<std::size_t>(i)).get<std::string>();
    if (static_cast<std::int64_t>(text.size()) != nc || text.find_first_not_of("01") != std::string::npos) {
      return failure({ErrorCode::Shape, fmt::format("{}: row {}", place, i), shownText(text), wanted});
    }
    for (std::int64_t j = 0; j < nc; ++j) mask.set(i, j, text[static_cast<std::size_t>(j)] == '1');
  }
  return mask;
}

}  // namespace

Expected<void> readDocuments(ProblemSettings& settings, const json& problem, const std::string& place) {
  if (!problem.contains("documents")) return {};
  auto queries = labelsOf(problem.at("documents"), settings.Tq, place + ": documents");
  if (!queries) return tl::unexpected(queries.error());
  const char* ofKeys = problem.contains("documents_k") ? "documents_k" : "documents";
  auto keys = labelsOf(problem.at(ofKeys), settings.Tk, place + ": " + ofKeys);
  if (!keys) return tl::unexpected(keys.error());
  settings.documents = Documents(std::move(*queries), std::move(*keys));
  return {};
}

Expected<void> readBlockMask(ProblemSettings& settings, const json& problem, const std::string& place) {
  if (!problem.contains("block_mask")) return {};
  const json& member = problem.at("block_mask");
  const std::int64_t nr = (settings.Tq + settings.Br - 1) / settings.Br;
  const std::int64_t nc = (settings.Tk + settings.Bc - 1) / settings.Bc;
  if (nr * nc > MaximumMaskTiles) {
    return failure({ErrorCode::TooLarge, place + ": block_mask", fmt::format("{} x {} tiles", nr, nc),
                    fmt::format("at most {} tiles", MaximumMaskTiles)});
  }
  if (member.contains(Tiles)) {
    auto mask = tilesMask(member.at(Tiles), nr, nc, place + ": block_mask");
    if (!mask) return tl::unexpected(mask.error());
    settings.blockMask = std::move(*mask);
    return {};
  }
  BlockMask all(nr, nc);
  for (std::int64_t i = 0; i < nr; ++i) {
    for (std::int64_t j = 0; j < nc; ++j) all.set(i, j, false);
  }
  // One pattern, or a list of them; taken where it stands, so that an error knows its place.
  const std::size_t patterns = member.is_array() ? member.size() : 1;
  for (std::size_t n = 0; n < patterns; ++n) {
    const auto mask = patternMask(member.is_array() ? member.at(n) : member, nr, nc, place + ": block_mask");
    if (!mask) return tl::unexpected(mask.error());
    for (std::int64_t i = 0; i < nr; ++i) {
      for (std::int64_t j = 0; j < nc; ++j) all.set(i, j, all.visible(i, j) || mask->visible(i, j));
    }
  }
  settings.blockMask = std::move(all);
  return {};
}

void writeMasks(nlohmann::ordered_json& json, const ProblemSettings& settings) {
  if (settings.documents) {
    json["documents"][Labels] = settings.documents->queries();
    json["documents_k"][Labels] = settings.documents->keys();
  }
  if (!settings.blockMask) return;
  const BlockMask& mask = *settings.blockMask;
  auto& rows = json["block_mask"][Tiles] = nlohmann::ordered_json::array();
  for (std::int64_t i = 0; i < mask.rows(); ++i) {
    std::string text;
    for (std::int64_t j = 0; j < mask.columns(); ++j) text += mask.visible(i, j) ? '1' : '0';
    rows.push_back(std::move(text));
  }
}

}  // namespace tilewise
