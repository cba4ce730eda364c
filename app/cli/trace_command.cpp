// SPDX-License-Identifier: MIT
#include <cstdio>
#include <string>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "core/attention/engine.h"
#include "core/files/trace_text.h"

namespace tilewise {

namespace {

/// False when nothing more can be written.
bool printLine(const std::string& text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fputc('\n', stdout) != EOF;
}

}  // namespace

Expected<ExitCode> traceCommand(const ProblemRequest& request, const std::string& format) {
  if (format != "json" && format != "csv") {
    return failure({ErrorCode::UnknownName, "--format", shownValue(format), "json, csv"});
  }
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  TraceText text(format == "csv" ? TraceFormat::Csv : TraceFormat::JsonLines);
  bool isPrinted = text.head().empty() || printLine(text.head());
  const Inputs inputs = request.inputs ? *request.inputs : makeInputs(*problem);
  const auto ran = runInOrder(*problem, inputs, [&](const Event& event, const EventFigures& figures) {
    isPrinted = isPrinted && printLine(text.line(event, figures));
    return isPrinted;
  });
  if (!ran && isPrinted) return tl::unexpected(ran.error());
  if (!isPrinted) return failure({ErrorCode::FileUnwritable, "the output", "", ""});
  return ExitCode::Done;
}

}  // namespace tilewise
