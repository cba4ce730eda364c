// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>

#include "core/files/input_files.h"
#include "core/problem/problem.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  const auto arrays = parseInputArchive(std::as_bytes(std::span(data, size)), "fuzz.npz");
  if (!arrays) return 0;
  // What was read makes a problem, and a problem has its arrays.
  ProblemSettings settings = sizedFor({}, *arrays);
  settings.blockMask = {};
  settings.backward = true;
  const auto problem = Problem::make(settings);
  if (!problem) return 0;
  if (!checkShapes(*problem, inputsOfHead(*arrays, *problem))) __builtin_trap();
  return 0;
}
