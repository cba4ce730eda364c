// SPDX-License-Identifier: MIT
#pragma once

/// The commands of tilewise-cli for the CUDA card of this machine. Each prints its result on stdout and returns the
/// exit code, or the error that main() prints.

#include <optional>
#include <string>
#include <vector>

#include "app/cli/exit_code.h"
#include "app/cli/problem_options.h"
#include "core/base/expected.h"

namespace tilewise {

/// What the commands that run kernels have in common.
struct GpuOptions {
  bool json = false;
  bool isDeterministic = false;        ///< the backward pass adds dQ in a fixed order
  bool isCold = false;                 ///< times with a second-level cache that holds something else
  bool check = false;                  ///< the head at hand is compared with float64
  bool isUntimed = false;              ///< each kernel runs once
  std::optional<std::string> seconds;  ///< the longest that samples of a pass are taken
  std::optional<std::string> record;   ///< file that the result is written to
  bool force = false;
  std::string commandLine;  ///< for the record
};

struct GpuInfoOptions {
  bool json = false;
  bool rates = false;  ///< what the card does at most, too
};

struct GpuRunOptions : GpuOptions {
  std::optional<std::string> repeats;       ///< backward passes whose dQ is compared bit by bit
  std::optional<std::string> outDirectory;  ///< where the results of the head at hand are written, if anywhere
};

struct GpuVerifyOptions {
  bool json = false;
  std::optional<std::string> problems;  ///< how many
  std::optional<std::string> first;     ///< seed of the first
};

struct GpuSweepOptions : GpuOptions {
  bool resume = false;
  bool counters = false;                   ///< all runs once more, below the profiler
  std::vector<std::string> countingWords;  ///< of `gpu launches` for that
  std::optional<std::string> shard;        ///< "K/N": every N-th point from the K-th on
  std::vector<std::string> merge;          ///< records to join instead of a sweep
};

struct GpuCountersOptions : GpuOptions {
  std::vector<std::string> countingWords;  ///< of `gpu launches`, which counts
};

/// Of the helper process in which launches are counted.
struct GpuLaunchesOptions {
  bool isDeterministic = false;
  bool isUncounted = false;          ///< a profiler around the process counts
  std::optional<std::string> shard;  ///< as of a sweep
};

/// The card of this machine. Errors: MachineLacks, DeviceFailed; with rates also CompileFailed.
[[nodiscard]] Expected<ExitCode> gpuInfoCommand(const GpuInfoOptions& options);
/// Errors: those of runOnCard(); MachineLacks; NotANumber, OutOfRange; those of the record's file.
[[nodiscard]] Expected<ExitCode> gpuRunCommand(const ProblemRequest& request, const GpuRunOptions& options);
/// Errors: MachineLacks, DeviceFailed; NotANumber, OutOfRange.
[[nodiscard]] Expected<ExitCode> gpuVerifyCommand(const GpuVerifyOptions& options);
/// Errors: those of the points' options; MachineLacks, DeviceFailed; those of the record's file.
[[nodiscard]] Expected<ExitCode> gpuSweepCommand(const ProblemOptions& problem, const GpuSweepOptions& options);

/// What the card's counters say of one run beside the model. Where they cannot be read: the model, the reason, Lacking.
/// Errors: those of planKernels().
[[nodiscard]] Expected<ExitCode> gpuCountersCommand(const ProblemRequest& request, const GpuCountersOptions& options);

/// Runs each kernel of the points once and prints what CUPTI counted of each launch, as one line of JSON that begins with
/// this schema; points that the card cannot hold are left out.
/// Errors: those of the points' options; MachineLacks (also CUPTI), DeviceFailed.
inline constexpr const char* LaunchesSchema = "tilewise.gpu-launches/1";
[[nodiscard]] Expected<ExitCode> gpuLaunchesCommand(const ProblemOptions& problem, const GpuLaunchesOptions& options);

}  // namespace tilewise
