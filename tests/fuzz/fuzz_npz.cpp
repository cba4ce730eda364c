// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/npz.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto archive = parseNpz(std::as_bytes(std::span(data, size)), "fuzz.npz");
  if (!archive) return 0;
  for (const char* name : {"q", "k", "v", "do", "documents", "documents_k", "block_mask"}) {
    if (archive->contains(name)) static_cast<void>(archive->array(name));
  }
  return 0;
}
