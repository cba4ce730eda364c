// SPDX-License-Identifier: MIT
#include <array>
#include <cstdio>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "app/cli/commands.h"
#include "app/cli/folder_files.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/option_values.h"
#include "core/files/npy.h"
#include "core/lessons/listing.h"

namespace tilewise {

namespace {

constexpr const char* Languages = "numpy, torch, triton, cuda";

/// A program and the arrays beside it, by file name.
struct Program {
  std::string file;
  std::string text;
  std::vector<std::pair<std::string, std::vector<std::byte>>> arrays;
};

std::optional<Language> languageOf(const std::string& text) {
  for (const Language each : {Language::Numpy, Language::Torch, Language::Triton}) {
    if (word(each) == text) return each;
  }
  return std::nullopt;
}

std::vector<std::pair<std::string, std::vector<std::byte>>> arraysOf(const Inputs& inputs) {
  std::vector<std::pair<std::string, std::vector<std::byte>>> arrays;
  const std::array<std::pair<const char*, const Matrix<double>*>, 4> all{
      {{"q.npy", &inputs.Q}, {"k.npy", &inputs.K}, {"v.npy", &inputs.V}, {"do.npy", &inputs.dO}}};
  for (const auto& [name, matrix] : all) {
    if (matrix->size() > 0) arrays.emplace_back(name, npyBytes(*matrix, Precision::Float64));
  }
  return arrays;
}

/// The source that `gpu run` compiles for the problem: its main kernel, of the last pass, macros in front.
Expected<Program> cudaProgram(const ProblemRequest& request) {
  const auto problem = problemOnCard(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto plan = planKernels(*problem, {});
  if (!plan) return tl::unexpected(plan.error());
  const PassPlan& pass = plan->backward ? *plan->backward : plan->forward;
  const PlannedKernel& kernel = pass.kernels[pass.main];
  std::string text;
  for (const auto& [name, value] : kernel.macros) text += fmt::format("#define {} {}\n", name, value);
  return Program{kernel.source, text + kernelText(kernel), {}};
}

Expected<Program> makeProgram(const ProblemRequest& request, const CodeCommandOptions& options) {
  if (options.language.empty()) return failure({ErrorCode::Missing, "--language", "", Languages});
  if (options.language == "cuda") {
    return cudaProgram(request);
  }
  const auto language = languageOf(options.language);
  if (!language) return failure({ErrorCode::UnknownName, "--language", shownValue(options.language), Languages});
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto listing = codeListing(*problem, *language, options.problemWords);
  if (!listing) return tl::unexpected(listing.error());
  Program program{"attention_" + options.language + ".py", listing->text(), {}};
  if (listing->readsInputs) program.arrays = arraysOf(*request.inputs);
  return program;
}

/// The arrays first: a program is there when it can run.
Expected<void> write(const Program& program, const std::string& folder, ExistingFile existing) {
  std::vector<FolderFile> files;
  std::vector<std::string_view> names;
  for (const auto& [name, bytes] : program.arrays) files.push_back({name, bytes});
  files.push_back({program.file, std::as_bytes(std::span(program.text))});
  for (const FolderFile& each : files) names.push_back(each.name);
  if (const auto possible = checkFolder(folder, names, existing); !possible) return possible;
  return writeFolder(folder, files, existing);
}

}  // namespace

Expected<ExitCode> codeCommand(const ProblemRequest& request, const CodeCommandOptions& options) {
  const auto program = makeProgram(request, options);
  if (!program) return tl::unexpected(program.error());
  if (!options.outDirectory) {
    if (!program->arrays.empty()) {
      return failure({ErrorCode::Missing, "--out", "", "a folder for the program and the arrays that it reads"});
    }
    fmt::print("{}", program->text);
    return ExitCode::Done;
  }
  const auto existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  const auto written = write(*program, *options.outDirectory, existing);
  if (!written) return tl::unexpected(written.error());
  return ExitCode::Done;
}

}  // namespace tilewise
