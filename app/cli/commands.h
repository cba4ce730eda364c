// SPDX-License-Identifier: MIT
#pragma once

/// The commands of tilewise-cli. Each prints its result on stdout and returns the exit code, or the error that main()
/// prints.

#include <optional>
#include <string>

#include "app/cli/exit_code.h"
#include "app/cli/problem_options.h"
#include "core/base/expected.h"

namespace tilewise {

struct RunCommandOptions {
  std::optional<std::string> outDirectory;  ///< where the results are written, if anywhere
  bool force = false;
  bool check = false;
  bool json = false;
  std::optional<std::string> dqSpread;  ///< number of shuffled orders of the backward pass to compare
};
[[nodiscard]] Expected<ExitCode> runCommand(const ProblemRequest& request, const RunCommandOptions& options);

/// Errors: UnknownName (a format other than json and csv); FileUnwritable (the output).
[[nodiscard]] Expected<ExitCode> traceCommand(const ProblemRequest& request, const std::string& format);

struct ModelCommandOptions {
  bool json = false;
  std::optional<std::string> sweepSram;  ///< "A:B:N" for curves
};
[[nodiscard]] Expected<ExitCode> modelCommand(const ProblemRequest& request, const ModelCommandOptions& options);

/// The card of this machine. Errors: MachineLacks, DeviceFailed.
[[nodiscard]] Expected<ExitCode> gpuInfoCommand(bool json);

struct GpuRunOptions {
  bool check = false;
  bool json = false;
};
/// Errors: those of runOnCard(); MachineLacks.
[[nodiscard]] Expected<ExitCode> gpuRunCommand(const ProblemRequest& request, const GpuRunOptions& options);

[[nodiscard]] ExitCode presetsCommand(bool json);
[[nodiscard]] ExitCode devicesCommand(bool json);
[[nodiscard]] ExitCode faultsCommand(bool json);

}  // namespace tilewise
