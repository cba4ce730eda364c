// SPDX-License-Identifier: MIT
#include "core/files/settings_json.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include "core/files/json_text.h"
#include "core/files/settings_masks.h"

namespace tilewise {

namespace {

using nlohmann::json;

constexpr const char* Members =
    "tq, tk, dk, dv, br, bc, batch, heads, kv_heads, head, algorithm, backward, backward_order, shuffle, causal, "
    "align, window, documents, documents_k, block_mask, scale, softcap, alibi, dropout, dtype, precision, storage, init, seed, device, sram";

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
  if (key == "sram") return s.sramBytes = wholeNumber(member), true;
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
  if (key == "device") return settings.device = member.get<std::string>(), Expected<void>();
  if (key == "dtype") return takeWord(settings.elementType, member, own);
  return failure({ErrorCode::UnknownName, place, key, Members});
}

}  // namespace

Expected<ProblemSettings> readSettings(const json& problem, const std::string& place) {
  ProblemSettings settings;
  for (const auto& [key, member] : problem.items()) {
    if (const auto taken = takeSetting(settings, key, member, place); !taken) return tl::unexpected(taken.error());
  }
  // The masks are made for sizes that are found fit first, and then checked with them.
  if (const auto fit = checkSettings(settings, place); !fit) return tl::unexpected(fit.error());
  for (const auto& take : {readDocuments, readBlockMask}) {
    if (const auto taken = take(settings, problem, place); !taken) return tl::unexpected(taken.error());
  }
  if (const auto fit = checkSettings(settings, place); !fit) return tl::unexpected(fit.error());
  return settings;
}

nlohmann::ordered_json writeSettings(const ProblemSettings& settings) {
  nlohmann::ordered_json json;
  for (const auto& [name, size] : {std::pair{"tq", settings.Tq}, {"tk", settings.Tk}, {"dk", settings.dk},
                                   {"dv", settings.dv}, {"br", settings.Br}, {"bc", settings.Bc},
                                   {"batch", settings.batch}, {"heads", settings.heads}, {"head", settings.head}}) {
    json[name] = size;
  }
  if (settings.kvHeads) json["kv_heads"] = *settings.kvHeads;
  json["algorithm"] = word(settings.algorithm);
  json["backward"] = settings.backward;
  json["backward_order"] = word(settings.backwardOrder);
  if (settings.shuffle) json["shuffle"] = *settings.shuffle;
  json["causal"] = settings.causal;
  json["align"] = word(settings.alignment);
  json["window"] = {settings.window.left, settings.window.right};
  writeMasks(json, settings);
  if (settings.scale) json["scale"] = *settings.scale;
  json["softcap"] = settings.softCap;
  json["alibi"] = settings.alibi;
  json["dropout"] = settings.dropout;
  json["dtype"] = word(settings.elementType);
  json["precision"] = word(settings.precision);
  json["storage"] = word(settings.storage);
  json["init"] = word(settings.inputKind);
  json["seed"] = settings.seed;
  json["device"] = settings.device;
  if (settings.sramBytes) json["sram"] = *settings.sramBytes;
  return json;
}

}  // namespace tilewise
