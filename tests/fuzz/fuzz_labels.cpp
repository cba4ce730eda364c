// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/labels.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  static_cast<void>(parseLabels(std::as_bytes(std::span(data, size)), "english", "fuzz.json"));
  return 0;
}
