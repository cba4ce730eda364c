// SPDX-License-Identifier: MIT
#include <cstdint>
#include <string_view>

#include "core/files/trace_lines.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto line = parseTraceLine({reinterpret_cast<const char*>(data), size}, "fuzz");
  if (!line) return 0;
  const auto again = parseTraceLine(traceLine(*line), "again");
  if (!again || traceLine(*again) != traceLine(*line)) __builtin_trap();  // the text form round-trips
  return 0;
}
