// SPDX-License-Identifier: MIT
#include <cstdio>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "core/attention/engine.h"
#include "core/files/trace_lines.h"

namespace tilewise {

namespace {

/// Writes events to stdout, one a line, numbered from 1 in each pass.
class EventPrinter {
 public:
  explicit EventPrinter(bool csv) : m_csv(csv) {
    if (m_csv) line(traceCsvHeader());
  }

  /// False when nothing more can be written.
  bool print(const Event& event, const EventFigures& figures) {
    if (event.pass != m_pass) m_k = 0;
    m_pass = event.pass;
    const TraceLine next{++m_k, event, figures};
    return line(m_csv ? traceCsvLine(next) : traceLine(next));
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
