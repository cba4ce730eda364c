// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/mask_files.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto bytes = std::as_bytes(std::span(data, size));
  static_cast<void>(parseBlockMask(bytes, "fuzz.npy"));
  const auto labels = parseDocumentLabels(bytes, "fuzz.npy");
  if (labels && labels->size() > 0) Documents(*labels, *labels).firstRun(0, {0, static_cast<std::int64_t>(labels->size())});
  return 0;
}
