// SPDX-License-Identifier: MIT
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/costs/device_table.h"
#include "core/files/presets.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

}  // namespace

ExitCode presetsCommand(bool json) {
  if (!json) {
    for (const Preset& each : presets()) fmt::print("{:<18} {}\n", each.name, each.title);
    return ExitCode::Done;
  }
  Json list = Json::array();
  for (const Preset& each : presets()) {
    Json preset{{"name", each.name}, {"group", each.group}, {"title", each.title}};
    addSettings(preset, Problem::make(each.settings).value());
    list.push_back(std::move(preset));
  }
  fmt::print("{}\n", jsonText({{"schema", "tilewise.presets/1"}, {"presets", list}}));
  return ExitCode::Done;
}

ExitCode devicesCommand(bool json) {
  if (!json) {
    for (const Device& each : devices()) {
      fmt::print("{:<10} {:>8} bytes of {} a thread block; {}\n", each.name, grouped(each.sramBytes), each.memory,
                 each.source);
    }
    return ExitCode::Done;
  }
  Json list = Json::array();
  for (const Device& each : devices()) {
    list.push_back(
        {{"name", each.name}, {"sram_bytes", each.sramBytes}, {"memory", each.memory}, {"source", each.source}});
  }
  fmt::print("{}\n", jsonText({{"schema", "tilewise.devices/1"}, {"devices", list}}));
  return ExitCode::Done;
}

}  // namespace tilewise
