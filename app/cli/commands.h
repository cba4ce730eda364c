// SPDX-License-Identifier: MIT
#pragma once

/// The commands of tilewise-cli. Each prints its result on stdout and returns the exit code, or the error that main() prints.

#include <string>

#include "app/cli/exit_code.h"
#include "app/cli/problem_options.h"
#include "core/base/expected.h"

namespace tilewise {

struct RunCommandOptions {
  std::string outDirectory;  ///< empty: nothing is written
  bool force = false;
  bool check = false;
  bool json = false;
};
[[nodiscard]] Expected<ExitCode> runCommand(const ProblemRequest& request, const RunCommandOptions& options);

enum class TraceFormat { Json, Csv };
[[nodiscard]] Expected<ExitCode> traceCommand(const ProblemRequest& request, TraceFormat format);

struct ModelCommandOptions {
  bool json = false;
  std::string sweepSram;  ///< "A:B:N"; empty: no curves
};
[[nodiscard]] Expected<ExitCode> modelCommand(const ProblemRequest& request, const ModelCommandOptions& options);

[[nodiscard]] ExitCode presetsCommand(bool json);
[[nodiscard]] ExitCode devicesCommand(bool json);

}  // namespace tilewise
