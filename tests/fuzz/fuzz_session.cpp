// SPDX-License-Identifier: MIT
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>

#include "core/files/session_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto session = parseSession(std::as_bytes(std::span(data, size)), "fuzz.tilewise");
  if (!session) return 0;
  // What was read can be written, and is then the same.
  const std::string text = sessionText(*session);
  const auto again = parseSession(std::as_bytes(std::span(text)), "again");
  if (!again || !(*again == *session)) std::abort();
  return 0;
}
