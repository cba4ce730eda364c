// SPDX-License-Identifier: MIT
#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/commands.h"

namespace tilewise {

namespace {

ExitCode complain(const std::string& line) {
  std::fprintf(stderr, "tilewise-cli: %s\n", line.c_str());
  return ExitCode::Unusable;
}

/// CLI11's complaint as one line.
std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

/// Resolves the options and runs a command on them.
template <class Command>
ExitCode withProblem(const ProblemOptions& options, const Command& command) {
  const auto request = options.resolve();
  if (!request) return complain(describe(request.error()));
  const Expected<ExitCode> code = command(*request);
  return code ? *code : complain(describe(code.error()));
}

ExitCode runMain(int argc, char** argv) {
  CLI::App app{"Tilewise: FlashAttention, tile by tile"};
  app.require_subcommand(1);
  app.set_version_flag("--version", "tilewise-cli " TILEWISE_VERSION);
  app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);

  ProblemOptions problem;
  RunCommandOptions runOptions;
  ModelCommandOptions modelOptions;
  std::string format = "json";
  bool listJson = false;

  CLI::App* run = app.add_subcommand("run", "run the engine");
  problem.addTo(*run);
  run->add_option("--out", runOptions.outDirectory, "write O.npy and lse.npy into this folder");
  run->add_flag("--force", runOptions.force, "replace files that exist");
  run->add_flag("--check", runOptions.check, "compare with float64 naive attention; exit 1 when they differ");
  run->add_flag("--json", runOptions.json, "print one JSON object");

  CLI::App* trace = app.add_subcommand("trace", "print the event stream, one event a line");
  problem.addTo(*trace);
  trace->add_option("--format", format, "json or csv")->check(CLI::IsMember({"json", "csv"}));

  CLI::App* model = app.add_subcommand("model", "count by closed form, without the engine");
  problem.addTo(*model);
  model->add_flag("--json", modelOptions.json, "print one JSON object");
  model->add_option("--sweep-sram", modelOptions.sweepSram, "A:B:N: curves for on-chip memories of A to B values");

  CLI::App* presets = app.add_subcommand("presets", "list the shipped configurations");
  presets->add_flag("--json", listJson, "print one JSON object");
  CLI::App* devices = app.add_subcommand("devices", "list the devices and their on-chip memory");
  devices->add_flag("--json", listJson, "print one JSON object");

  try {
    app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    app.exit(help);
    return ExitCode::Done;
  } catch (const CLI::ParseError& error) {
    return complain(firstLine(error.what()) + "; accepted: see tilewise-cli --help");
  }

  if (run->parsed()) {
    return withProblem(problem, [&](const ProblemRequest& request) { return runCommand(request, runOptions); });
  }
  if (trace->parsed()) {
    const TraceFormat chosen = format == "csv" ? TraceFormat::Csv : TraceFormat::Json;
    return withProblem(problem, [&](const ProblemRequest& request) { return traceCommand(request, chosen); });
  }
  if (model->parsed()) {
    return withProblem(problem, [&](const ProblemRequest& request) { return modelCommand(request, modelOptions); });
  }
  return presets->parsed() ? presetsCommand(listJson) : devicesCommand(listJson);
}

}  // namespace

}  // namespace tilewise

int main(int argc, char** argv) {
  try {
    const auto code = tilewise::runMain(argc, argv);
    // A full disk or a closed pipe shows only when the last of the output goes out.
    if (std::fflush(stdout) != 0) {
      std::fputs("tilewise-cli: the output cannot be written\n", stderr);
      return static_cast<int>(tilewise::ExitCode::Unusable);
    }
    return static_cast<int>(code);
  } catch (const std::bad_alloc&) {
    std::fputs("tilewise-cli: the memory does not suffice\n", stderr);
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tilewise-cli: %s\n", error.what());
  }
  return static_cast<int>(tilewise::ExitCode::Unusable);
}
