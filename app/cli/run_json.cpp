// SPDX-License-Identifier: MIT
#include "app/cli/run_json.h"

#include <array>
#include <string>

#include "app/cli/problem_json.h"
#include "core/files/json_text.h"
#include "core/gpu/accuracy_json.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

Json side(const std::array<Transfers, TensorCount>& transfers) {
  Json json = Json::object();
  for (const Tensor tensor : AllTensors) {
    const Transfers& each = transfers[static_cast<std::size_t>(tensor)];
    if (each.times > 0) json[std::string(word(tensor))] = each.values;
  }
  return json;
}

Json footprintJson(const Footprint& footprint) { return {{"values", footprint.values}, {"bytes", footprint.bytes}}; }

Json tilesJson(const RunReport& report) {
  const TileCensus& census = report.census;
  return {{"total", census.total},
          {"visited", report.problem.isStandard() ? census.total : census.visited()},
          {"full", census.full},
          {"partial", census.partial},
          {"skipped", census.skipped}};
}

Json sramJson(const RunReport& report, const Footprint& peak) {
  return {{"peak_values", peak.values},
          {"capacity_values", report.capacityBytes / bytesOf(report.problem.settings().elementType)},
          {"peak_bytes", peak.bytes},
          {"capacity_bytes", report.capacityBytes},
          {"fits", peak.bytes <= report.capacityBytes}};
}

/// The members that both passes have, added to `json`.
void addPass(Json& json, const RunReport& report, const PassReport& pass) {
  json["tiles"] = tilesJson(report);
  json["hbm"] = {{"load", side(pass.moved.loads)},
                 {"store", side(pass.moved.stores)},
                 {"values", pass.moved.values()},
                 {"bytes", pass.moved.bytes(report.problem.settings().elementType)}};
  json["memory"] = {{"extra_peak", footprintJson(pass.held.extraPeak)},
                    {"kept_for_backward", footprintJson(pass.held.keptForBackward)}};
  if (!report.problem.isStandard()) json["sram"] = sramJson(report, pass.onChipPeak);
  // By rule: a broken run may have computed other tiles.
  if (!report.fault) json["flops"] = {{"products", pass.byRule.flops}, {"exponentials", pass.byRule.exponentials}};
}

Json dqSpreadJson(const DqSpread& spread) {
  return {{"orders", spread.orders},
          {"entries", spread.entries},
          {"entries_differing", spread.entriesDiffering},
          {"largest_ulps", jsonNumber(spread.largestUlps)},
          {"largest_abs", jsonNumber(spread.largestAbs)},
          {"row", spread.row},
          {"column", spread.column}};
}

}  // namespace

Json checkJson(const Accuracy& accuracy) {
  Json json{{"O", accuracyJson(accuracy.O)}, {"lse", accuracyJson(accuracy.lse)}};
  if (accuracy.dQ) json["dQ"] = accuracyJson(*accuracy.dQ);
  if (accuracy.dK) json["dK"] = accuracyJson(*accuracy.dK);
  if (accuracy.dV) json["dV"] = accuracyJson(*accuracy.dV);
  return json;
}

nlohmann::ordered_json reportJson(const ProblemRequest& request, const RunReport& report) {
  Json json{{"schema", "tilewise.run/1"},
            {"problem", problemJson(request, report.problem)},
            {"per_head", true},
            {"heads_total", report.problem.headCount()}};
  addPass(json, report, report.forward);
  json["rows_without_keys"] = report.isByRule ? report.forward.byRule.rowsWithoutKeys : report.result.rowsWithoutKeys;
  if (!report.isByRule) json["rows_not_finite"] = report.result.rowsNotFinite;
  if (report.backward) {
    Json backward = Json::object();
    addPass(backward, report, *report.backward);
    if (!report.isByRule) backward["rows_not_finite"] = report.result.backward->rowsNotFinite;
    json["backward"] = std::move(backward);
  }
  for (const NotFinite& each : report.inputsNotFinite) {
    json["inputs_not_finite"][std::string(each.name)] = {
        {"values", each.values}, {"row", each.row}, {"column", each.column}};
  }
  if (report.accuracy) {
    json["check"] = checkJson(*report.accuracy);
    for (const NotFinite& each : notFinite(report.result)) json["check"][std::string(each.name)]["not_finite"] = each.values;
  }
  if (report.dqSpread) json["dq_spread"] = dqSpreadJson(*report.dqSpread);
  if (report.fault) json["fault"] = faultJson(report.problem, *report.fault);
  return json;
}

}  // namespace tilewise
