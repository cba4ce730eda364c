// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_json.h"
#include "app/cli/gpu_text.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "app/cli/result_files.h"
#include "core/base/grouped.h"
#include "core/gpu/card_reference.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t MostRepeats = 1000;

Expected<std::int64_t> readRepeats(const GpuRunOptions& options, const ProblemSettings& settings) {
  const std::string option = "--repeat";
  if (!options.repeats) return std::int64_t{0};
  const auto repeats = wholeNumber(option, *options.repeats);
  if (!repeats) return repeats;
  if (*repeats < 2 || *repeats > MostRepeats) {
    return failure({ErrorCode::OutOfRange, option, *options.repeats, fmt::format("2 to {} runs", MostRepeats)});
  }
  if (!settings.backward) return failure({ErrorCode::Missing, option, "--backward", option + " with --backward"});
  return repeats;
}

std::string timeText(const RecordedPass& pass) {
  const PassTime& time = *pass.report.time;
  std::string text = fmt::format("{:.1f} us, spread {:.1f} % of {} samples ({}), second-level cache {}: {:.0f} TFLOP/s",
                                 time.seconds * 1e6, time.spread() * 100, time.samples, word(time.end),
                                 time.isCold ? "cold" : "warm", pass.teraflops);
  if (time.isGraph) text += fmt::format(", {} passes a graph", time.passesASample);
  if (time.clockMHz > 0) text += fmt::format(", {:.0f} MHz", time.clockMHz);
  return text;
}

std::string passText(const RecordedPass& pass) {
  std::string text;
  for (const KernelReport& kernel : pass.report.kernels) {
    text += fmt::format(
        "  {}: {} x {} x {} blocks of {} threads, {} registers, {} bytes in local memory, {} bytes shared, "
        "{} blocks a multiprocessor\n",
        kernel.planned.function, kernel.planned.grid.x, kernel.planned.grid.y, kernel.planned.grid.z,
        kernel.planned.threads, kernel.registers, kernel.localBytes, grouped(kernel.planned.sharedBytes),
        kernel.blocksPerMultiprocessor);
  }
  if (pass.report.time) text += "  " + timeText(pass) + '\n';
  if (pass.predicted) text += "  " + predictionText(pass) + '\n';
  return text;
}

std::string accuracyText(const Accuracy& accuracy) {
  std::string text;
  const auto add = [&text](const char* name, const std::optional<ArrayAccuracy>& array) {
    if (!array) return;
    text +=
        fmt::format("{}{} within {:.2g} (bound {:.2g})", text.empty() ? "" : ", ", name, array->maxAbs, array->bound);
  };
  add("O", accuracy.O);
  add("lse", accuracy.lse);
  add("dQ", accuracy.dQ);
  add("dK", accuracy.dK);
  add("dV", accuracy.dV);
  return text + (accuracy.pass() ? ": agrees" : ": does not agree");
}

std::string runText(const CardFacts& facts, const Problem& problem, const RecordedRun& run) {
  std::string text = fmt::format("{}, {}, {} head{}\nforward\n{}", facts.name, word(problem.algorithm()),
                                 problem.headCount(), problem.headCount() == 1 ? "" : "s", passText(*run.forward));
  if (run.backward) {
    const bool isInOrder = run.point.isDeterministic || run.isExact;
    text += fmt::format("backward, dQ added {}\n{}", isInOrder ? "in a fixed order" : "as thread blocks come",
                        passText(*run.backward));
  }
  if (run.repeated) {
    text += fmt::format("{} of {} values of dQ differ in {} runs\n", grouped(run.repeated->differing),
                        grouped(run.repeated->values), run.repeated->runs);
  }
  if (run.accuracy) {
    text += fmt::format("head {} against float64: {}\n", problem.settings().head, accuracyText(*run.accuracy));
  }
  text.pop_back();
  return text;
}

}  // namespace

Expected<ExitCode> gpuRunCommand(const ProblemRequest& request, const GpuRunOptions& options) {
  const auto problem = problemOnCard(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto repeats = readRepeats(options, problem->settings());
  if (!repeats) return tl::unexpected(repeats.error());
  const auto timing = timingOf(options);
  if (!timing) return tl::unexpected(timing.error());
  // What the kernels cannot do is refused on every machine.
  if (const auto plan = planKernels(*problem, {options.isDeterministic}); !plan) return tl::unexpected(plan.error());
  const ExistingFile existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  if (options.record) {
    if (const auto writable = checkWritable(*options.record, existing); !writable)
      return tl::unexpected(writable.error());
  }
  if (options.isUntimed && (options.seconds || options.isCold)) {
    return failure({ErrorCode::Conflict, "--untimed", options.seconds ? "--seconds" : "--cold", "one of the two"});
  }
  if (options.outDirectory) {
    const auto ready = checkResultFiles(*problem, *options.outDirectory, existing);
    if (!ready) return tl::unexpected(ready.error());
  }
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());
  const InputsOfHead inputsOfHead = inputsOfRequest(request, *problem);
  const auto inputs = CardInputs::make(tools->card, *problem, inputsOfHead);
  if (!inputs) return tl::unexpected(inputs.error());
  GpuRunSettings settings{options.isDeterministic, *timing, *repeats};
  if (options.isUntimed) settings.timing.reset();
  const auto run = runOnCard(tools->card, *tools->compiler, *problem, *inputs, settings);
  if (!run) return tl::unexpected(run.error());
  RecordedRun recorded = recordedRun(*problem, pointOf(request, *problem, options), *run);
  if (options.check) {
    const auto reference = CardReference::make(*problem, inputsOfHead(problem->settings().head), request.threads);
    if (!reference) return tl::unexpected(reference.error());
    recorded.accuracy = reference->compare(*problem, run->result).ofCard;
  }
  if (options.outDirectory) {
    const auto written = writeResultFiles(*problem, run->result, *options.outDirectory, existing);
    if (!written) return tl::unexpected(written.error());
  }
  GpuRecord record = tools->newRecord(options.commandLine, !options.isUntimed);
  addPredictions(recorded, record.card);
  if (options.record) {
    record.runs.push_back(recorded);
    if (const auto written = writeRecord(*options.record, record, existing); !written) {
      return tl::unexpected(written.error());
    }
  }
  const CardFacts& facts = tools->card->facts();
  if (options.json) {
    Json json{{"schema", "tilewise.gpu-run/1"}, {"card", cardJson(facts, tools->compiler->nvrtc())}};
    json.update(gpuRunJson(request, *problem, recorded, *run));
    fmt::print("{}\n", jsonText(json));
  } else {
    fmt::print("{}\n", runText(facts, *problem, recorded));
  }
  return recorded.accuracy && !recorded.accuracy->pass() ? ExitCode::CheckFailed : ExitCode::Done;
}

}  // namespace tilewise
