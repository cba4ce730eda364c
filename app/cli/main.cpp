// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <csignal>
#include <cstdio>
#include <exception>
#include <new>
#include <string>

#include <CLI/CLI.hpp>

#include "app/cli/commands.h"
#include "app/cli/gpu_command_line.h"
#include "core/kernels/instruction_set.h"

namespace tilewise {

namespace {

constexpr std::array<const char*, 1> LaterCommands{"sweep"};
constexpr const char* Commands =
    "run, trace, model, bench, gpu, code, check-answer, exercises, lessons, presets, devices, faults";

/// One line on stderr, whatever a file's name holds.
ExitCode complain(std::string line) {
  for (char& each : line) {
    const auto code = static_cast<unsigned char>(each);
    if (code < 0x20 || code == 0x7f) each = '?';
  }
  std::fprintf(stderr, "tilewise-cli: %s\n", line.c_str());
  return ExitCode::Unusable;
}

/// What the machine lacks is told from what cannot be used.
ExitCode complain(const Error& error) {
  complain(describe(error));
  const bool isOfMachine = error.code == ErrorCode::MachineLacks || error.code == ErrorCode::DeviceFailed ||
                           error.code == ErrorCode::CompileFailed;
  return isOfMachine ? ExitCode::Lacking : ExitCode::Unusable;
}

/// The whole command line: the commands and what was given to them.
struct CommandLine {
  CLI::App app{"Tilewise: FlashAttention, tile by tile"};
  ProblemOptions problem;
  RunCommandOptions run;
  ModelCommandOptions model;
  BenchCommandOptions bench;
  GpuCommandLine gpu;
  CodeCommandOptions code;
  CheckAnswerOptions checkAnswer;
  ExercisesOptions exercises;
  LessonsOptions lessons;
  std::string format = "json";
  bool listJson = false;

  CommandLine() {
    app.require_subcommand(0, 1);  // none and unknown ones are told apart below, in our words
    app.set_version_flag("--version", "tilewise-cli " TILEWISE_VERSION);
    app.allow_extras();
    app.option_defaults()->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
    declareRun();
    declareTrace();
    declareModel();
    declareBench();
    gpu.addTo(app, problem);
    declareCode();
    declareCheckAnswer();
    declareExercises();
    declareLessons();
    command("presets", "list the shipped configurations")->add_flag("--json", listJson, "print one JSON object");
    command("devices", "list the devices and their on-chip memory")
        ->add_flag("--json", listJson, "print one JSON object");
    command("faults", "list the broken variants that run --fault takes")
        ->add_flag("--json", listJson, "print one JSON object");
  }

 private:
  void declareCode() {
    CLI::App* added = command("code", "the problem as a program: NumPy with the counter, PyTorch, Triton, CUDA");
    problem.addTo(*added);
    added->add_option("--language", code.language, "numpy, torch, triton or cuda");
    added->add_option_function<std::string>(
        "--out", [this](const std::string& folder) { code.outDirectory = folder; },
        "write the program into this folder, with the arrays that it reads, if any");
    added->add_flag("--force", code.force, "replace files that exist");
  }

  void declareCheckAnswer() {
    CLI::App* added = command("check-answer", "compare a student's results with the rules and the reference");
    problem.addTo(*added);
    added->add_option("FILE", checkAnswer.file, "the answer: an .npz, or a folder of .npy files with trace.jsonl");
    added->add_flag("--json", checkAnswer.json, "print one JSON object");
  }

  void declareExercises() {
    CLI::App* added = command("exercises", "list the exercises, or write one into a folder");
    added->add_option("NAME", exercises.name, "the exercise to write");
    added->add_option_function<std::string>(
        "--out", [this](const std::string& folder) { exercises.outDirectory = folder; },
        "the folder for its statement, its starting code and the counter");
    added->add_flag("--force", exercises.force, "replace files that exist");
    added->add_flag("--json", exercises.json, "print one JSON object");
  }

  void declareLessons() {
    CLI::App* added = command("lessons", "list the lessons, or check lesson files");
    added->add_flag("--check", lessons.check, "check the files, or the lessons that ship; exit 1 when one does not hold");
    added->add_option("FILE", lessons.files, "lesson files to check")
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
    added->add_flag("--json", lessons.json, "print one JSON object");
  }

  CLI::App* command(const char* name, const char* help) {
    CLI::App* added = app.add_subcommand(name, help);
    added->allow_extras();
    return added;
  }

  void declareRun() {
    CLI::App* added = command("run", "run the engine");
    problem.addTo(*added);
    added->add_option_function<std::string>(
        "--out", [this](const std::string& folder) { run.outDirectory = folder; },
        "write O.npy and lse.npy into this folder, with --backward dQ.npy, dK.npy and dV.npy too");
    added->add_flag("--force", run.force, "replace files that exist");
    added->add_flag("--check", run.check, "compare with float64 naive attention; exit 1 when they differ");
    added->add_flag("--json", run.json, "print one JSON object");
    added->add_option_function<std::string>(
        "--dq-spread", [this](const std::string& text) { run.dqSpread = text; },
        "with --backward: how far dQ differs when its parts are added in this many shuffled orders");
  }

  void declareTrace() {
    CLI::App* added = command("trace", "print the event stream, one event a line");
    problem.addTo(*added);
    added->add_option("--format", format, "json or csv");
  }

  void declareBench() {
    CLI::App* added = command("bench", "time the engine, with events and without, beside naive attention");
    problem.addTo(*added);
    added->add_option_function<std::string>(
        "--repetitions", [this](const std::string& text) { bench.repetitions = text; },
        "samples of which the median is taken (20)");
    added->add_flag("--engine-only", bench.engineOnly, "leave naive attention out");
    added->add_flag("--json", bench.json, "print one JSON object");
  }

  void declareModel() {
    CLI::App* added = command("model", "count by closed form, without the engine");
    problem.addTo(*added);
    added->add_flag("--json", model.json, "print one JSON object");
    added->add_option_function<std::string>(
        "--sweep-sram", [this](const std::string& text) { model.sweepSram = text; },
        "A:B:N: curves for on-chip memories of A to B values");
  }
};

/// What no command understands, if anything was given that none does.
std::optional<Error> findUnknown(const CommandLine& line) {
  const CLI::App& app = line.app;
  const auto isOption = [](const std::string& text) { return text.size() > 1 && text.front() == '-'; };
  if (const auto extras = app.remaining(); !extras.empty()) {
    const std::string& first = extras.front();
    if (isOption(first)) return Error{ErrorCode::UnknownName, "", first, "a command first: " + std::string(Commands)};
    const bool isLater = std::find(LaterCommands.begin(), LaterCommands.end(), first) != LaterCommands.end();
    return Error{isLater ? ErrorCode::NotAvailable : ErrorCode::UnknownName, "command", first, Commands};
  }
  if (app.get_subcommands().empty()) return Error{ErrorCode::Missing, "", "a command", Commands};
  const CLI::App& command = *app.get_subcommands().front();
  if (command.get_name() == "gpu") return line.gpu.findUnknown();
  if (const auto extras = command.remaining(); !extras.empty()) {
    const std::string name = command.get_name();
    return Error{ErrorCode::UnknownName, name, extras.front(),
                 "the options that tilewise-cli " + name + " --help lists"};
  }
  return std::nullopt;
}

/// CLI11's own complaint in our words, as far as it follows a pattern.
Error parseError(const CLI::ParseError& error) {
  const std::string text = error.what();
  const std::string option = text.substr(0, text.find(':'));
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr && option.starts_with("--")) {
    return {ErrorCode::Missing, option, "its value", option + " and a value"};
  }
  return {ErrorCode::UnknownName, "", text.substr(0, text.find('\n')), "what tilewise-cli --help lists"};
}

/// Resolves the options and runs a command on them. Only one of the commands runs what is broken.
template <class Command>
ExitCode withProblem(const ProblemOptions& options, const std::string& name, const Command& command) {
  const auto request = options.resolve(name == "run" ? Faults::Take : Faults::Refuse);
  if (!request) return complain(request.error());
  const Expected<ExitCode> code = command(*request);
  return code ? *code : complain(code.error());
}

ExitCode runMain(int argc, char** argv) {
  CommandLine line;
  try {
    line.app.parse(argc, argv);
  } catch (const CLI::Success& help) {
    line.app.exit(help);
    return ExitCode::Done;
  } catch (const CLI::ParseError& error) {
    return complain(parseError(error));
  }
  if (const auto unknown = findUnknown(line)) return complain(*unknown);
  if (const auto fine = checkWantedInstructionSet(); !fine) return complain(fine.error());

  const std::string command = line.app.get_subcommands().front()->get_name();
  if (command == "presets") return presetsCommand(line.listJson);
  if (command == "devices") return devicesCommand(line.listJson);
  if (command == "faults") return faultsCommand(line.listJson);
  if (command == "gpu") {
    const auto code = line.gpu.run({argv + 1, argv + argc});
    return code ? *code : complain(code.error());
  }
  if (command == "exercises") {
    const auto code = exercisesCommand(line.exercises);
    return code ? *code : complain(code.error());
  }
  if (command == "lessons") {
    const auto code = lessonsCommand(line.lessons);
    return code ? *code : complain(code.error());
  }
  line.code.problemWords = line.problem.words();
  return withProblem(line.problem, command, [&](const ProblemRequest& request) {
    if (command == "code") return codeCommand(request, line.code);
    if (command == "check-answer") return checkAnswerCommand(request, line.checkAnswer);
    if (command == "run") return runCommand(request, line.run);
    if (command == "trace") return traceCommand(request, line.format);
    if (command == "bench") return benchCommand(request, line.bench);
    return modelCommand(request, line.model);
  });
}

}  // namespace

}  // namespace tilewise

int main(int argc, char** argv) {
  std::signal(SIGXFSZ, SIG_IGN);  // a file that may not grow is an error of writing, not the end
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
