// SPDX-License-Identifier: MIT
#include <cstdint>
#include <span>
#include <vector>

#include "core/lessons/check_answer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tilewise;
  ProblemSettings settings;
  settings.Tq = settings.Tk = 8;
  settings.dk = settings.dv = 4;
  settings.Br = 4;
  settings.Bc = 2;
  settings.backward = true;
  const Problem problem = *Problem::make(settings);
  const auto bytes = std::as_bytes(std::span(data, size));
  const auto answer = parseAnswer({bytes.begin(), bytes.end()}, "fuzz.npz", problem);
  if (!answer) return 0;
  // What was read can be checked, and the verdict can be said.
  RunControl control;
  const auto report = checkAnswer(problem, makeInputs(problem), *answer, control, 1);
  if (!report || report->sentence().empty()) __builtin_trap();
  return 0;
}
