// SPDX-License-Identifier: MIT
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "app/cli/settings_words.h"
#include "core/faults/fault_gallery.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// Where a fault is seen, or is not: the options, to be copied, and the settings.
Json exampleJson(const ProblemSettings& settings, std::string_view because) {
  Json json{{"options", settingsWords(settings)}, {"because", because}};
  addSettings(json, Problem::make(settings).value());
  return json;
}

Json pageJson(const FaultPage& page) {
  return {{"name", word(page.fault)},
          {"title", page.title},
          {"pass", word(passOf(page.fault))},
          {"explanation", page.explanation},
          {"right", page.line.right},
          {"broken", page.line.broken},
          {"event", word(page.line.event)},
          {"exposed_by", exampleJson(page.exposing, page.exposedBecause)},
          {"hidden_by", exampleJson(page.hiding, page.hiddenBecause)}};
}

}  // namespace

ExitCode faultsCommand(bool json) {
  if (!json) {
    for (const FaultPage& page : faultGallery()) {
      fmt::print("{:<24} {:<8} {}\n", word(page.fault), word(passOf(page.fault)), page.title);
    }
    return ExitCode::Done;
  }
  Json list = Json::array();
  for (const FaultPage& page : faultGallery()) list.push_back(pageJson(page));
  fmt::print("{}\n", jsonText({{"schema", "tilewise.faults/1"}, {"faults", list}}));
  return ExitCode::Done;
}

}  // namespace tilewise
