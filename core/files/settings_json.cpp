// SPDX-License-Identifier: MIT
#include "core/files/settings_json.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
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

/// "--kv-heads" as the file has it: "kv_heads".
std::string memberOf(const std::string& option) {
  if (!option.starts_with("--")) return option;
  std::string member = option.substr(2, option.find(' ') == std::string::npos ? option.npos : option.find(' ') - 2);
  std::replace(member.begin(), member.end(), '-', '_');
  return member + option.substr(std::min(option.size(), member.size() + 2));
}

/// In the words of the file: a problem speaks of the options of the command line.
Error within(Error error, const std::string& place) {
  error.place = place + ": " + memberOf(error.place);
  error.value = memberOf(error.value);
  error.accepted = memberOf(error.accepted);
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
  if (!known) return failure({ErrorCode::UnknownName, place, shownText(text), allWords<Value>()});
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
  if (key == "window" && member.is_array() && member.size() == 2) {
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
  if (key == "window") return failure({ErrorCode::FileFormat, own, shownText(member.dump()), "[left, right]"});
  if (key == "device") return settings.device = member.get<std::string>(), Expected<void>();
  if (key == "dtype") return takeWord(settings.elementType, member, own);
  return failure({ErrorCode::UnknownName, place + ": a member", shownText(key), Members});
}

}  // namespace

Expected<ProblemSettings> readSettings(const json& problem, const std::string& place) {
  ProblemSettings settings;
  for (const auto& [key, member] : problem.items()) {
    const auto taken =
        takeAt(place + ": " + key, [&, &own = key, &value = member] { return takeSetting(settings, own, value, place); });
    if (!taken) return tl::unexpected(taken.error());
  }
  // The masks are made for sizes that are found fit first, and then checked with them.
  if (const auto fit = checkSettings(settings, place); !fit) return tl::unexpected(fit.error());
  for (const auto& take : {readDocuments, readBlockMask}) {
    const auto taken = takeAt(place, [&, take = take] { return take(settings, problem, place); });
    if (!taken) return tl::unexpected(taken.error());
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
