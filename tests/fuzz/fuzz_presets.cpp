// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/presets.h"
#include "core/problem/problem.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto list = parsePresets(std::as_bytes(std::span(data, size)), "fuzz.json");
  if (!list) return 0;
  for (const Preset& preset : *list) static_cast<void>(Problem::make(preset.settings));
  return 0;
}
