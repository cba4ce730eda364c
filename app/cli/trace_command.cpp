// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "core/attention/engine.h"
#include "core/trace/schedule.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// One event as an object: what applies to its kind, in the order of cli.md.
Json eventJson(std::int64_t k, const Event& event, const EventFigures& figures, bool measured) {
  Json json{{"k", k}, {"pass", word(event.pass)}, {"event", word(event.kind)}};
  if (event.i) json["i"] = *event.i;
  if (event.j) json["j"] = *event.j;
  if (event.tensor) {
    json["tensor"] = word(*event.tensor);
    json["block"] = *event.block;
    json["values"] = event.values;
  }
  if (event.why) json["why"] = word(*event.why);
  if (event.flops > 0) json["flops"] = event.flops;
  if (event.kind == EventKind::MaskApplied) json["masked"] = event.masked;
  if (event.kind == EventKind::RunningMaxUpdated || event.kind == EventKind::Rescaled) {
    if (measured) json["rows"] = figures.rows;
    if (figures.growth) json["growth"] = jsonNumber(*figures.growth);
    if (figures.factor) json["factor"] = jsonNumber(*figures.factor);
  }
  if (event.kind == EventKind::Exponentiated) json["exponentials"] = event.exponentials;
  if (event.kind == EventKind::LseWritten || event.kind == EventKind::Normalised) {
    json["rows_without_keys"] = event.rowsWithoutKeys;
  }
  return json;
}

constexpr std::array<const char*, 16> Columns{"k",      "pass",   "event",  "i",   "j",      "tensor",
                                              "block",  "values", "why",    "flops", "masked", "rows",
                                              "growth", "factor", "exponentials", "rows_without_keys"};

std::string csvLine(const Json& event) {
  std::string line;
  for (const char* column : Columns) {
    if (column != Columns.front()) line += ',';
    if (!event.contains(column)) continue;
    const Json& value = event[column];
    line += value.is_string() ? value.get<std::string>() : value.dump();
  }
  return line;
}

}  // namespace

Expected<ExitCode> traceCommand(const ProblemRequest& request, TraceFormat format) {
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  if (format == TraceFormat::Csv) fmt::print("{}\n", fmt::join(Columns, ","));
  std::int64_t k = 0;
  const bool measured = problem->algorithm() != Algorithm::FlashAttention1;
  const EventSink print = [&](const Event& event, const EventFigures& figures) {
    const Json json = eventJson(++k, event, figures, measured);
    const std::string line = format == TraceFormat::Csv ? csvLine(json) : json.dump();
    return std::fwrite(line.data(), 1, line.size(), stdout) == line.size() && std::fputc('\n', stdout) != EOF;
  };
  if (!measured) {
    // FA-1 is counted, not run: its events follow from the problem, without the figures that data decide.
    const Schedule schedule(*problem);
    for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
      schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) { return print(event, {}); });
    }
    return ExitCode::Done;
  }
  const Inputs inputs = request.inputs ? *request.inputs : makeInputs(*problem);
  const auto ran = runInOrder(*problem, inputs, print);
  if (!ran) return tl::unexpected(ran.error());
  return ExitCode::Done;
}

}  // namespace tilewise
