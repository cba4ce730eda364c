// SPDX-License-Identifier: MIT
#pragma once

/// `tilewise-cli gpu ...`: its commands, their options, and what runs them.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/gpu_commands.h"
#include "core/base/error.h"

namespace tilewise {

class GpuCommandLine {
 public:
  /// Declares `gpu` and its commands. This object and `problem` must outlive the parse.
  void addTo(CLI::App& app, ProblemOptions& problem);

  /// What no command of the card understands, if anything was given that none does. Requires: `gpu` was given.
  std::optional<Error> findUnknown() const;

  /// Runs what was given; `words` are the command line. Errors: those of the command.
  [[nodiscard]] Expected<ExitCode> run(const std::vector<std::string>& words);

 private:
  void addOptions(CLI::App& command, GpuOptions& options);
  CLI::App* add(const char* name, const char* help);

  CLI::App* m_gpu = nullptr;
  ProblemOptions* m_problem = nullptr;
  GpuInfoOptions m_info;
  GpuRunOptions m_run;
  GpuVerifyOptions m_verify;
  GpuSweepOptions m_sweep;
  GpuCountersOptions m_counters;
  GpuLaunchesOptions m_launches;
};

}  // namespace tilewise
