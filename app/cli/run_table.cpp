// SPDX-License-Identifier: MIT
#include "app/cli/run_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/cli/problem_text.h"
#include "core/base/grouped.h"

namespace tilewise {

namespace {

std::string transfers(const Totals& moved, bool loads) {
  std::string text;
  for (const Tensor tensor : AllTensors) {
    const Transfers& each = loads ? moved.loaded(tensor) : moved.stored(tensor);
    if (each.times == 0) continue;
    text += fmt::format("  {:<5} {:<4} {:>16} values in {:>8} blocks\n", loads ? "load" : "store", word(tensor),
                        grouped(each.values), grouped(each.times));
  }
  return text;
}

std::string passText(const RunReport& report, const PassReport& pass) {
  const ProblemSettings& settings = report.problem.settings();
  std::string text = transfers(pass.moved, true) + transfers(pass.moved, false);
  text += fmt::format("  total      {:>16} values, {} bytes ({}; statistics 4 B)\n", grouped(pass.moved.values()),
                      grouped(pass.moved.bytes(settings.elementType)), word(settings.elementType));
  if (report.problem.headCount() > 1) {
    text += fmt::format("  all heads  {:>16} values\n", grouped(pass.moved.values() * report.problem.headCount()));
  }
  text += fmt::format("HBM held beyond inputs and outputs: {} bytes\n", grouped(pass.held.extraPeak.bytes));
  if (report.problem.isStandard()) {
    text += "SRAM: not modelled (Algorithm 0 leaves residency open)\n";
  } else {
    text += fmt::format("SRAM peak {} values, {} of {} bytes: {}\n", grouped(pass.onChipPeak.values),
                        grouped(pass.onChipPeak.bytes), grouped(report.capacityBytes),
                        pass.onChipPeak.bytes <= report.capacityBytes ? "fits" : "does not fit");
  }
  if (report.fault) return text;  // the rule's figures are those of the right run
  return text + fmt::format("FLOPs in products {}, exponentials {}\n", grouped(pass.byRule.flops),
                            grouped(pass.byRule.exponentials));
}

std::string rowsText(const RunReport& report) {
  std::string text;
  if (report.result.rowsWithoutKeys > 0) {
    text += fmt::format("rows without a visible key: {} (O = 0, lse = -inf)\n", grouped(report.result.rowsWithoutKeys));
  }
  for (const NotFinite& each : report.inputsNotFinite) {
    text += fmt::format("input {}: {} of {} values not finite, the first in row {}, column {}\n", each.name,
                        grouped(each.values), grouped(each.of), each.row, each.column);
  }
  if (report.result.rowsNotFinite > 0) {
    text += fmt::format("rows that are not finite: {}\n", grouped(report.result.rowsNotFinite));
  }
  if (report.result.backward && report.result.backward->rowsNotFinite > 0) {
    text += fmt::format("rows of gradients that are not finite: {}\n", grouped(report.result.backward->rowsNotFinite));
  }
  return text;
}

std::string accuracyLine(const char* name, const ArrayAccuracy& accuracy, const std::vector<NotFinite>& notFinite) {
  const auto spoiled = std::ranges::find(notFinite, name, &NotFinite::name);
  const std::string left = spoiled == notFinite.end() ? ""
                                                      : fmt::format("; {} of {} entries are not finite",
                                                                    grouped(spoiled->values), grouped(spoiled->of));
  const std::string standard =
      accuracy.standardMaxAbs ? fmt::format(", standard's {:.2g}", *accuracy.standardMaxAbs) : "";
  return fmt::format("  {:<4} largest error {:.2g} (row {}, column {}), rms {:.2g}{}, bound {:.2g}: {}{}\n", name,
                     accuracy.maxAbs, accuracy.row, accuracy.column, accuracy.rms, standard, accuracy.bound,
                     accuracy.pass            ? "agrees"
                     : accuracy.sameNonFinite ? "WRONG"
                                              : "WRONG, infinities or NaN stand in other places",
                     left);
}

std::string accuracyText(const Accuracy& accuracy, const RunResult& result) {
  std::string text = accuracy.isRatioTest() ? "against float64 naive attention, by ratio to standard attention\n"
                                            : "against float64 naive attention\n";
  const std::vector<NotFinite> spoiled = notFinite(result);
  text += accuracyLine("O", accuracy.O, spoiled) + accuracyLine("lse", accuracy.lse, spoiled);
  if (accuracy.dQ) text += accuracyLine("dQ", *accuracy.dQ, spoiled);
  if (accuracy.dK) text += accuracyLine("dK", *accuracy.dK, spoiled);
  if (accuracy.dV) text += accuracyLine("dV", *accuracy.dV, spoiled);
  return text;
}

std::string spreadText(const DqSpread& spread) {
  return fmt::format(
      "dQ in {} shuffled orders of addition: {} of {} entries differ in their bits from the fixed order, by {:.3g} "
      "units of the last place at most; largest difference {:.2g} (row {}, column {})\n",
      grouped(spread.orders), grouped(spread.entriesDiffering), grouped(spread.entries), spread.largestUlps,
      spread.largestAbs, spread.row, spread.column);
}

}  // namespace

std::string runTable(const ProblemRequest& request, const RunReport& report) {
  const TileCensus& tiles = report.census;
  std::string text = problemText(request.title, report.problem);
  text += fmt::format("tiles {}: {} full, {} partial, {} {}\n", grouped(tiles.total), grouped(tiles.full),
                      grouped(tiles.partial), grouped(tiles.skipped),
                      report.problem.isStandard() ? "masked (standard attention skips none)" : "skipped");
  text += report.backward ? "forward: HBM, counted at each copy\n" : "HBM, counted at each copy\n";
  text += passText(report, report.forward);
  if (report.backward) text += "backward: HBM, counted at each copy\n" + passText(report, *report.backward);
  text += rowsText(report);
  if (report.accuracy) text += accuracyText(*report.accuracy, report.result);
  if (report.dqSpread) text += spreadText(*report.dqSpread);
  if (report.fault) text += faultText(report.problem, *report.fault);
  text.pop_back();
  return text;
}

}  // namespace tilewise
