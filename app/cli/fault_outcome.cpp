// SPDX-License-Identifier: MIT
#include "app/cli/fault_outcome.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/grouped.h"
#include "core/faults/fault_gallery.h"
#include "core/faults/fault_needs.h"
#include "core/files/json_text.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

Json arrayJson(const ArrayFault& array) {
  return {{"rows", array.rows},
          {"rows_wrong", array.rowsWrong},
          {"not_finite", array.notFinite},
          {"largest", jsonNumber(array.largest)},
          {"rms", jsonNumber(array.rms)},
          {"row", array.row},
          {"column", array.column},
          {"right", jsonNumber(array.right)},
          {"broken", jsonNumber(array.broken)}};
}

std::string arrayText(const ArrayFault& array) {
  if (!array.isWrong()) return fmt::format("  {:<4} is right\n", word(array.tensor));
  std::string text = fmt::format("  {:<4} {} of {} rows wrong, largest error {:.3g}", word(array.tensor),
                                 grouped(array.rowsWrong), grouped(array.rows), array.largest);
  if (array.notFinite > 0) text += fmt::format(", {} entries not finite", grouped(array.notFinite));
  return text + fmt::format("; at (row {}, column {}) {:.3g} instead of {:.3g}\n", array.row, array.column,
                            array.broken, array.right);
}

std::string tilesText(const BrokenTileCounts& tiles) {
  std::string text = fmt::format("  tiles: {} computed, {} of {} visited ones lost", grouped(tiles.computed),
                                 grouped(tiles.lost), grouped(tiles.visited));
  if (tiles.inVain > 0) text += fmt::format(", {} computed in vain", grouped(tiles.inVain));
  text += fmt::format("\n  query-key pairs: {} of {} visible ones lost", grouped(tiles.pairsLost),
                      grouped(tiles.visiblePairs));
  if (tiles.pairsAdded > 0) text += fmt::format(", {} masked ones weighed", grouped(tiles.pairsAdded));
  if (tiles.paddedPairs > 0) text += fmt::format(", {} with keys past T_k weighed", grouped(tiles.paddedPairs));
  return text + '\n';
}

}  // namespace

FaultOutcome outcomeOf(const Problem& problem, Fault fault, const FaultReport* report) {
  FaultOutcome outcome{fault, BrokenTiles(problem, fault).counts(), {}, whyItCannotShow(fault, problem)};
  if (report == nullptr) return outcome;
  outcome.arrays = report->arrays;
  if (!outcome.hidden && !report->shows()) outcome.hidden = whyItDidNoHarm(fault, problem);
  return outcome;
}

Json faultJson(const Problem& problem, const FaultOutcome& outcome) {
  const BrokenLine line = lineOf(outcome.fault, problem);
  Json json{{"name", word(outcome.fault)},
            {"title", pageOf(outcome.fault).title},
            {"right", line.right},
            {"broken", line.broken},
            {"tiles",
             {{"visited", outcome.tiles.visited},
              {"computed", outcome.tiles.computed},
              {"lost", outcome.tiles.lost},
              {"in_vain", outcome.tiles.inVain}}},
            {"pairs",
             {{"visible", outcome.tiles.visiblePairs},
              {"lost", outcome.tiles.pairsLost},
              {"added", outcome.tiles.pairsAdded},
              {"padded", outcome.tiles.paddedPairs}}}};
  if (outcome.hidden) json["hidden"] = *outcome.hidden;
  if (outcome.arrays.empty()) return json;
  json["shows"] = false;
  for (const ArrayFault& array : outcome.arrays) {
    if (array.isWrong()) json["shows"] = true;
    json["arrays"][std::string(word(array.tensor))] = arrayJson(array);
  }
  return json;
}

std::string faultText(const Problem& problem, const FaultOutcome& outcome) {
  const BrokenLine line = lineOf(outcome.fault, problem);
  std::string text = fmt::format("fault {}: {}\n  broken: {}\n  right:  {}\n", word(outcome.fault),
                                 pageOf(outcome.fault).title, line.broken, line.right);
  text += tilesText(outcome.tiles);
  for (const ArrayFault& array : outcome.arrays) text += arrayText(array);
  if (outcome.hidden) text += fmt::format("  it does not show here: {}\n", *outcome.hidden);
  return text;
}

}  // namespace tilewise
