// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "core/attention/engine.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// One event as an object: what applies to its kind, in the order of cli.md.
Json eventJson(std::int64_t k, const Event& event, const EventFigures& figures) {
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
    json["rows"] = figures.rows;
    if (figures.growth) json["growth"] = jsonNumber(*figures.growth);
    if (figures.factor) json["factor"] = jsonNumber(*figures.factor);
  }
  if (event.kind == EventKind::Exponentiated || event.kind == EventKind::WeightsRecomputed) {
    json["exponentials"] = event.exponentials;
  }
  if (event.kind == EventKind::LseWritten || event.kind == EventKind::Normalised) {
    json["rows_without_keys"] = event.rowsWithoutKeys;
  }
  return json;
}

constexpr std::array<const char*, 16> Columns{
    "k",   "pass",  "event",  "i",    "j",      "tensor", "block",        "values",
    "why", "flops", "masked", "rows", "growth", "factor", "exponentials", "rows_without_keys"};

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

/// Writes events to stdout, one a line, numbered from 1 in each pass.
class EventPrinter {
 public:
  explicit EventPrinter(bool csv) : m_csv(csv) {
    if (m_csv) line(fmt::format("{}", fmt::join(Columns, ",")));
  }

  /// False when nothing more can be written.
  bool print(const Event& event, const EventFigures& figures) {
    if (event.pass != m_pass) m_k = 0;
    m_pass = event.pass;
    const Json json = eventJson(++m_k, event, figures);
    return line(m_csv ? csvLine(json) : json.dump());
  }
  bool failed() const { return m_failed; }

 private:
  bool line(const std::string& text) {
    m_failed =
        m_failed || std::fwrite(text.data(), 1, text.size(), stdout) != text.size() || std::fputc('\n', stdout) == EOF;
    return !m_failed;
  }

  bool m_csv;
  bool m_failed = false;
  Pass m_pass = Pass::Forward;
  std::int64_t m_k = 0;
};

}  // namespace

Expected<ExitCode> traceCommand(const ProblemRequest& request, const std::string& format) {
  if (format != "json" && format != "csv") {
    return failure({ErrorCode::UnknownName, "--format", shownValue(format), "json, csv"});
  }
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  EventPrinter printer(format == "csv");
  const Inputs inputs = request.inputs ? *request.inputs : makeInputs(*problem);
  const auto ran = runInOrder(*problem, inputs, [&printer](const Event& event, const EventFigures& figures) {
    return printer.print(event, figures);
  });
  if (!ran && !printer.failed()) return tl::unexpected(ran.error());
  if (printer.failed()) return failure({ErrorCode::FileUnwritable, "the output", "", ""});
  return ExitCode::Done;
}

}  // namespace tilewise
