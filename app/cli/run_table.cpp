// SPDX-License-Identifier: MIT
#include "app/cli/run_table.h"

#include <fmt/format.h>

#include "core/costs/held.h"

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

std::string accuracyLine(const char* name, const ArrayAccuracy& accuracy) {
  return fmt::format("  {:<4} largest error {:.2g} (row {}, column {}), rms {:.2g}, bound {:.2g}: {}\n", name,
                     accuracy.maxAbs, accuracy.row, accuracy.column, accuracy.rms, accuracy.bound,
                     accuracy.pass ? "agrees" : "WRONG");
}

}  // namespace

std::string grouped(std::int64_t value) {
  std::string digits = std::to_string(value);
  for (std::size_t at = digits.size(); at > 3 && digits[at - 4] != '-';) {
    at -= 3;
    digits.insert(at, 1, ',');
  }
  return digits;
}

std::string runTable(const ProblemRequest& request, const RunReport& report) {
  const ProblemSettings& settings = report.problem.settings();
  std::string text = fmt::format(
      "{}: {} forward, Tq {} Tk {} dk {} dv {}, blocks {} x {}{}, {} engine\n", request.title, word(settings.algorithm),
      settings.Tq, settings.Tk, settings.dk, settings.dv, settings.Br, settings.Bc,
      settings.causal ? fmt::format(", causal {}", word(settings.alignment)) : "", word(settings.precision));
  const TileCensus& tiles = report.census;
  text += fmt::format("tiles {}: {} full, {} partial, {} {}\n", grouped(tiles.total), grouped(tiles.full),
                      grouped(tiles.partial), grouped(tiles.skipped),
                      settings.algorithm == Algorithm::Standard ? "masked (standard attention skips none)" : "skipped");
  text += "HBM, counted at each copy\n" + transfers(report.moved, true) + transfers(report.moved, false);
  text += fmt::format("  total      {:>16} values, {} bytes ({}; statistics 4 B)\n", grouped(report.moved.values()),
                      grouped(report.moved.bytes(settings.elementType)), word(settings.elementType));
  const HbmHeld held = hbmHeld(report.problem);
  text += fmt::format("HBM held beyond inputs and outputs: {} bytes\n", grouped(held.extraPeak.bytes));
  if (settings.algorithm == Algorithm::Standard) {
    text += "SRAM: not modelled (Algorithm 0 leaves residency open)\n";
  } else {
    text += fmt::format("SRAM peak {} values, {} of {} bytes: {}\n", grouped(report.result.onChipPeak.values),
                        grouped(report.result.onChipPeak.bytes), grouped(report.capacityBytes),
                        report.result.onChipPeak.bytes <= report.capacityBytes ? "fits" : "does not fit");
  }
  text += fmt::format("FLOPs in products {}, exponentials {}\n", grouped(report.byRule.flops),
                      grouped(report.byRule.exponentials));
  if (report.result.rowsWithoutKeys > 0) {
    text += fmt::format("rows without a visible key: {} (O = 0, lse = -inf)\n", grouped(report.result.rowsWithoutKeys));
  }
  if (report.result.rowsNotFinite > 0) {
    text += fmt::format("rows that are not finite: {}\n", grouped(report.result.rowsNotFinite));
  }
  if (report.accuracy) {
    text += "against float64 naive attention\n" + accuracyLine("O", report.accuracy->O) +
            accuracyLine("lse", report.accuracy->lse);
  }
  text.pop_back();
  return text;
}

}  // namespace tilewise
