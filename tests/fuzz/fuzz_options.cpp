// SPDX-License-Identifier: MIT
#include <cstdint>
#include <sstream>
#include <string>

#include "app/cli/problem_options.h"
#include "core/problem/problem.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  // One option a line, its value after a space. No file is opened: what a path holds is for the other targets.
  std::istringstream lines(std::string(reinterpret_cast<const char*>(data), size));
  ProblemOptions options;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t space = line.find(' ');
    const std::string name = line.substr(0, space);
    constexpr const char* Files[] = {"--q", "--k", "--v", "--do", "--input", "--documents", "--block-mask"};
    bool isFile = false;
    for (const char* each : Files) isFile = isFile || name == each;
    if (!isFile) options.set(name, space == std::string::npos ? "" : line.substr(space + 1));
  }
  const auto request = options.resolve();
  if (!request) return 0;
  if (!Problem::make(request->settings)) __builtin_trap();  // what is resolved is valid
  return 0;
}
