// SPDX-License-Identifier: MIT
#include "app/cli/run_csv.h"

#include <fmt/format.h>

namespace tilewise {

namespace {

constexpr const char* Head = "pass,direction,tensor,blocks,values,bytes\n";

std::string linesOf(const Problem& problem, Pass pass, const Totals& moved) {
  std::string text;
  for (const bool loads : {true, false}) {
    for (const Tensor tensor : AllTensors) {
      const Transfers& each = loads ? moved.loaded(tensor) : moved.stored(tensor);
      if (each.times == 0) continue;
      const std::int64_t bytes = each.values * elementBytes(tensor, problem.settings().elementType);
      text += fmt::format("{},{},{},{},{},{}\n", word(pass), loads ? "load" : "store", word(tensor), each.times,
                          each.values, bytes);
    }
  }
  return text;
}

}  // namespace

std::string countersCsv(const RunReport& report) {
  std::string text = countersCsv(report.problem, Pass::Forward, report.forward.moved);
  if (report.backward) text += linesOf(report.problem, Pass::Backward, report.backward->moved);
  return text;
}

std::string countersCsv(const Problem& problem, Pass pass, const Totals& moved) {
  return Head + linesOf(problem, pass, moved);
}

}  // namespace tilewise
