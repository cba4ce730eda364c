// SPDX-License-Identifier: MIT
#include "core/files/preset_settings.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include "core/files/json_text.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr const char* Members =
    "tq, tk, dk, dv, br, bc, batch, heads, kv_heads, head, algorithm, backward, backward_order, shuffle, causal, "
    "align, window, documents, documents_k, block_mask, scale, softcap, alibi, dropout, dtype, precision, storage, init, seed";

Error within(Error error, const std::string& place) {
  error.place = place + ": " + error.place;
  return error;
}

Expected<void> checkSettings(const ProblemSettings& settings, const std::string& place) {
  const auto problem = Problem::make(settings);
  if (!problem) return failure(within(problem.error(), place));
  return {};
}

/// The value that a word of the file stands for.
template <class Value>
Expected<void> takeWord(Value& value, const json& member, const std::string& place) {
  const auto text = member.get<std::string>();
  const std::optional<Value> known = fromWord<Value>(text);
  if (!known) return failure({ErrorCode::UnknownName, place, text, allWords<Value>()});
  value = *known;
  return {};
}

/// Whether the member is a number or a flag, and taken.
bool takeNumber(ProblemSettings& s, const std::string& key, const json& member) {
  const std::pair<std::string_view, std::int64_t*> whole[] = {
      {"tq", &s.Tq}, {"tk", &s.Tk},     {"dk", &s.dk},       {"dv", &s.dv},       {"br", &s.Br},
      {"bc", &s.Bc}, {"head", &s.head}, {"batch", &s.batch}, {"heads", &s.heads},
  };
  for (const auto& [name, value] : whole) {
    if (key == name) return *value = wholeNumber(member), true;
  }
  const std::pair<std::string_view, double*> real[] = {{"softcap", &s.softCap}, {"dropout", &s.dropout}};
  for (const auto& [name, value] : real) {
    if (key == name) return *value = member.get<double>(), true;
  }
  if (key == "causal") return s.causal = member.get<bool>(), true;
  if (key == "backward") return s.backward = member.get<bool>(), true;
  if (key == "scale") return s.scale = member.get<double>(), true;
  if (key == "seed") return s.seed = seedNumber(member), true;
  if (key == "shuffle") return s.shuffle = seedNumber(member), true;
  if (key == "kv_heads") return s.kvHeads = wholeNumber(member), true;
  return false;
}

/// Whether the member is a list, and taken. The masks that need the sizes are taken when these are known.
bool takeList(ProblemSettings& s, const std::string& key, const json& member) {
  if (key == "alibi") {
    s.alibi = member.is_number() ? std::vector{member.get<double>()} : member.get<std::vector<double>>();
    return true;
  }
  if (key == "window") {
    s.window = {wholeNumber(member.at(0)), wholeNumber(member.at(1))};
    return true;
  }
  return key == "documents" || key == "documents_k" || key == "block_mask";
}

/// One member; its names are those of the options.
Expected<void> takeSetting(ProblemSettings& settings, const std::string& key, const json& member,
                           const std::string& place) {
  if (takeNumber(settings, key, member) || takeList(settings, key, member)) return {};
  const std::string own = place + ": " + key;
  if (key == "algorithm") return takeWord(settings.algorithm, member, own);
  if (key == "backward_order") return takeWord(settings.backwardOrder, member, own);
  if (key == "align") return takeWord(settings.alignment, member, own);
  if (key == "storage") return takeWord(settings.storage, member, own);
  if (key == "init") return takeWord(settings.inputKind, member, own);
  if (key == "precision") return takeWord(settings.precision, member, own);
  if (key == "dtype") return takeWord(settings.elementType, member, own);
  return failure({ErrorCode::UnknownName, place, key, Members});
}

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

Expected<void> takeDocuments(ProblemSettings& settings, const json& problem, const std::string& place) {
  if (!problem.contains("documents")) return {};
  auto queries = labelsOfLengths(problem.at("documents"), settings.Tq, place + ": documents");
  if (!queries) return tl::unexpected(queries.error());
  const char* ofKeys = problem.contains("documents_k") ? "documents_k" : "documents";
  auto keys = labelsOfLengths(problem.at(ofKeys), settings.Tk, place + ": " + ofKeys);
  if (!keys) return tl::unexpected(keys.error());
  settings.documents = Documents(std::move(*queries), std::move(*keys));
  return {};
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

/// One pattern, or the union of several in a list.
Expected<void> takeBlockMask(ProblemSettings& settings, const json& problem, const std::string& place) {
  if (!problem.contains("block_mask")) return {};
  const json& member = problem.at("block_mask");
  const json patterns = member.is_array() ? member : json::array({member});
  const std::int64_t nr = (settings.Tq + settings.Br - 1) / settings.Br;
  const std::int64_t nc = (settings.Tk + settings.Bc - 1) / settings.Bc;
  if (nr * nc > MaximumMaskTiles) {
    return failure({ErrorCode::TooLarge, place + ": block_mask", fmt::format("{} x {} tiles", nr, nc),
                    fmt::format("at most {} tiles", MaximumMaskTiles)});
  }
  BlockMask all(nr, nc);
  for (std::int64_t i = 0; i < nr; ++i) {
    for (std::int64_t j = 0; j < nc; ++j) all.set(i, j, false);
  }
  for (const json& each : patterns) {
    const auto mask = patternMask(each, nr, nc, place + ": block_mask");
    if (!mask) return tl::unexpected(mask.error());
    for (std::int64_t i = 0; i < nr; ++i) {
      for (std::int64_t j = 0; j < nc; ++j) all.set(i, j, all.visible(i, j) || mask->visible(i, j));
    }
  }
  settings.blockMask = std::move(all);
  return {};
}

}  // namespace

Expected<ProblemSettings> presetSettings(const json& problem, const std::string& place) {
  ProblemSettings settings;
  for (const auto& [key, member] : problem.items()) {
    if (const auto taken = takeSetting(settings, key, member, place); !taken) return tl::unexpected(taken.error());
  }
  // The masks are made for sizes that are found fit first, and then checked with them.
  if (const auto fit = checkSettings(settings, place); !fit) return tl::unexpected(fit.error());
  for (const auto& take : {takeDocuments, takeBlockMask}) {
    if (const auto taken = take(settings, problem, place); !taken) return tl::unexpected(taken.error());
  }
  if (const auto fit = checkSettings(settings, place); !fit) return tl::unexpected(fit.error());
  return settings;
}

}  // namespace tilewise
