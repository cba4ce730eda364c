// SPDX-License-Identifier: MIT
#pragma once

/// The commands of tilewise-cli. Each prints its result on stdout and returns the exit code, or the error that main()
/// prints.

#include <optional>
#include <string>
#include <vector>

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

struct BenchCommandOptions {
  std::optional<std::string> repetitions;
  bool engineOnly = false;  ///< no naive attention
  bool json = false;
};
/// Errors: NotANumber, OutOfRange (repetitions); those of the run.
[[nodiscard]] Expected<ExitCode> benchCommand(const ProblemRequest& request, const BenchCommandOptions& options);

struct CodeCommandOptions {
  std::string language;                     ///< numpy | torch | triton | cuda
  std::optional<std::string> outDirectory;  ///< where the program is written, and the arrays that it reads
  bool force = false;
  std::string problemWords;  ///< the problem options as they were given
};
/// Errors: Missing (the language; --out for own data), UnknownName, those of codeListing() and of writing.
[[nodiscard]] Expected<ExitCode> codeCommand(const ProblemRequest& request, const CodeCommandOptions& options);

struct CheckAnswerOptions {
  std::string file;  ///< an .npz, or a folder
  bool json = false;
};
/// Errors: Missing (the file); those of readAnswer() and checkAnswer().
[[nodiscard]] Expected<ExitCode> checkAnswerCommand(const ProblemRequest& request, const CheckAnswerOptions& options);

struct ExercisesOptions {
  std::string name;                         ///< of the one that is written; empty: all are listed
  std::optional<std::string> outDirectory;  ///< where it is written
  bool force = false;
  bool json = false;
};
/// Errors: UnknownName, Missing (--out), those of writing.
[[nodiscard]] Expected<ExitCode> exercisesCommand(const ExercisesOptions& options);

struct LessonsOptions {
  bool check = false;
  std::vector<std::string> files;  ///< that are checked; none: those that ship
  bool json = false;
};
/// Errors: UnknownName (a file without --check); those of readLesson().
[[nodiscard]] Expected<ExitCode> lessonsCommand(const LessonsOptions& options);

[[nodiscard]] ExitCode presetsCommand(bool json);
[[nodiscard]] ExitCode devicesCommand(bool json);
[[nodiscard]] ExitCode faultsCommand(bool json);

}  // namespace tilewise
