// SPDX-License-Identifier: MIT
#include <filesystem>
#include <memory>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "app/cli/run_table.h"
#include "core/attention/accuracy.h"
#include "core/attention/engine.h"
#include "core/costs/device_table.h"
#include "core/costs/held.h"
#include "core/files/npy.h"
#include "core/files/write_file.h"
#include "core/tiling/tile_census.h"
#include "core/trace/trace.h"

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

Json sramJson(const RunReport& report) {
  return {{"peak_values", report.result.onChipPeak.values},
          {"capacity_values", report.capacityBytes / bytesOf(report.problem.settings().elementType)},
          {"peak_bytes", report.result.onChipPeak.bytes},
          {"capacity_bytes", report.capacityBytes},
          {"fits", report.result.onChipPeak.bytes <= report.capacityBytes}};
}

Json accuracyJson(const ArrayAccuracy& accuracy) {
  Json json{{"max_abs", jsonNumber(accuracy.maxAbs)},
            {"rms", jsonNumber(accuracy.rms)},
            {"bound", jsonNumber(accuracy.bound)},
            {"pass", accuracy.pass},
            {"row", accuracy.row},
            {"column", accuracy.column}};
  if (!accuracy.sameNonFinite) json["non_finite_differ"] = true;
  return json;
}

Json reportJson(const ProblemRequest& request, const RunReport& report) {
  const HbmHeld held = hbmHeld(report.problem);
  const bool isStandard = report.problem.algorithm() == Algorithm::Standard;
  Json json{
      {"schema", "tilewise.run/1"},
      {"problem", problemJson(request, report.problem)},
      {"tiles",
       {{"total", report.census.total},
        {"visited", isStandard ? report.census.total : report.census.visited()},
        {"full", report.census.full},
        {"partial", report.census.partial},
        {"skipped", report.census.skipped}}},
      {"hbm",
       {{"load", side(report.result.hbm.loads)},
        {"store", side(report.result.hbm.stores)},
        {"values", report.moved.values()},
        {"bytes", report.moved.bytes(report.problem.settings().elementType)}}},
      {"memory",
       {{"extra_peak", footprintJson(held.extraPeak)}, {"kept_for_backward", footprintJson(held.keptForBackward)}}},
  };
  if (!isStandard) json["sram"] = sramJson(report);
  json["flops"] = {{"products", report.byRule.flops}, {"exponentials", report.byRule.exponentials}};
  json["rows_without_keys"] = report.result.rowsWithoutKeys;
  json["rows_not_finite"] = report.result.rowsNotFinite;
  if (report.accuracy) {
    json["check"] = {{"O", accuracyJson(report.accuracy->O)}, {"lse", accuracyJson(report.accuracy->lse)}};
  }
  return json;
}

/// Makes the folder and refuses what could not be written, before the work is done.
Expected<void> prepareOut(const RunCommandOptions& options, ExistingFile existing) {
  if (!options.outDirectory) return {};
  if (options.outDirectory->empty()) return failure({ErrorCode::Missing, "--out", "the name of the folder", ""});
  const std::filesystem::path folder = *options.outDirectory;
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return failure({ErrorCode::FileUnwritable, folder.string(), code.message(), "a folder that can be made"});
  for (const char* name : {"O.npy", "lse.npy"}) {
    const auto writable = checkWritable(folder / name, existing);
    if (!writable) return writable;
  }
  return {};
}

Expected<void> writeOut(const RunReport& report, const RunCommandOptions& options, ExistingFile existing) {
  if (!options.outDirectory) return {};
  const std::filesystem::path folder = *options.outDirectory;
  const Precision precision = report.problem.settings().precision;
  const auto written = writeFile(folder / "O.npy", npyBytes(report.result.O, precision), existing);
  if (!written) return written;
  return writeFile(folder / "lse.npy", npyBytes(report.result.lse, precision), existing);
}

/// What a run needs, found fit before anything is written or computed.
struct Prepared {
  Problem problem;
  std::shared_ptr<const Inputs> inputs;
  std::int64_t capacityBytes;
};

Expected<Prepared> prepare(const ProblemRequest& request) {
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto capacity = sramCapacityBytes(*problem);
  if (!capacity) return tl::unexpected(capacity.error());
  auto inputs = request.inputs ? request.inputs : std::make_shared<const Inputs>(makeInputs(*problem));
  Prepared prepared{*problem, std::move(inputs), *capacity};
  if (const auto runnable = checkRunnable(*problem, *prepared.inputs); !runnable) {
    return tl::unexpected(runnable.error());
  }
  return prepared;
}

Expected<RunReport> makeReport(const Prepared& prepared, unsigned threads, bool check) {
  const Problem& problem = prepared.problem;
  RunControl control;
  auto result = run(problem, *prepared.inputs, control, threads);
  if (!result) return tl::unexpected(result.error());
  Totals moved;
  moved.loads = result->hbm.loads;
  moved.stores = result->hbm.stores;
  RunReport report{
      problem, std::move(*result), moved, Trace(problem).wholeRun(), takeCensus(problem), prepared.capacityBytes, {}};
  if (check) {
    const auto reference = naiveAttention(problem, *prepared.inputs, control, threads);
    if (!reference) return tl::unexpected(reference.error());
    report.accuracy = compare(problem, report.result, *reference);
  }
  return report;
}

}  // namespace

Expected<ExitCode> runCommand(const ProblemRequest& request, const RunCommandOptions& options) {
  const ExistingFile existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  const auto prepared = prepare(request);
  if (!prepared) return tl::unexpected(prepared.error());
  if (const auto ready = prepareOut(options, existing); !ready) return tl::unexpected(ready.error());
  const auto report = makeReport(*prepared, request.threads, options.check);
  if (!report) return tl::unexpected(report.error());
  if (const auto written = writeOut(*report, options, existing); !written) return tl::unexpected(written.error());
  fmt::print("{}\n", options.json ? jsonText(reportJson(request, *report)) : runTable(request, *report));
  return report->accuracy && !report->accuracy->pass() ? ExitCode::CheckFailed : ExitCode::Done;
}

}  // namespace tilewise
