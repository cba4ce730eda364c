// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/npy.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto array = parseNpy(std::as_bytes(std::span(data, size)), "fuzz.npy");
  if (!array && array.error().place.empty()) __builtin_trap();  // an error names its place
  return 0;
}
