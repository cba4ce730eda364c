// SPDX-License-Identifier: MIT
#include "app/cli/run_csv.h"

#include <fmt/format.h>

namespace tilewise {

namespace {

std::string linesOf(const RunReport& report, const PassReport& pass, std::string_view name) {
  std::string text;
  for (const bool loads : {true, false}) {
    for (const Tensor tensor : AllTensors) {
      const Transfers& each = loads ? pass.moved.loaded(tensor) : pass.moved.stored(tensor);
      if (each.times == 0) continue;
      const std::int64_t bytes = each.values * elementBytes(tensor, report.problem.settings().elementType);
      text += fmt::format("{},{},{},{},{},{}\n", name, loads ? "load" : "store", word(tensor), each.times, each.values,
                          bytes);
    }
  }
  return text;
}

}  // namespace

std::string countersCsv(const RunReport& report) {
  std::string text = "pass,direction,tensor,blocks,values,bytes\n" + linesOf(report, report.forward, "forward");
  if (report.backward) text += linesOf(report, *report.backward, "backward");
  return text;
}

}  // namespace tilewise
