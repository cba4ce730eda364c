// SPDX-License-Identifier: MIT
#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/problem_json.h"
#include "app/cli/run_json.h"
#include "core/base/grouped.h"
#include "core/costs/kernel_flops.h"
#include "core/gpu/gpu_forward.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

std::string version(int driverVersion) {
  return fmt::format("{}.{}", driverVersion / 1000, driverVersion % 1000 / 10);
}

Json cardJson(const CardFacts& facts, const Expected<Nvrtc>& nvrtc) {
  Json json{{"name", facts.name},
            {"uuid", facts.uuid},
            {"compute_capability", fmt::format("{}.{}", facts.computeMajor, facts.computeMinor)},
            {"architecture", facts.architecture()},
            {"multiprocessors", facts.multiprocessors},
            {"clock_mhz", facts.clockMHz},
            {"memory_bytes", facts.memoryBytes},
            {"l2_bytes", facts.l2Bytes},
            {"shared_bytes_per_block", facts.sharedBytesPerBlock},
            {"shared_bytes_per_multiprocessor", facts.sharedBytesPerMultiprocessor},
            {"registers_per_multiprocessor", facts.registersPerMultiprocessor},
            {"driver_cuda", version(facts.driverVersion)}};
  if (nvrtc) {
    json["nvrtc"] = fmt::format("{}.{}", nvrtc->majorVersion(), nvrtc->minorVersion());
  } else {
    json["nvrtc_missing"] = describe(nvrtc.error());
  }
  return json;
}

std::string cardTable(const CardFacts& facts, const Expected<Nvrtc>& nvrtc) {
  return fmt::format(
      "{}, compute capability {}.{} (kernels for {})\n"
      "{} multiprocessors at up to {} MHz, {} registers and {} bytes of shared memory each\n"
      "{} bytes of shared memory a thread block, {} bytes of second-level cache, {} bytes of memory\n"
      "driver for CUDA {}; {}",
      facts.name, facts.computeMajor, facts.computeMinor, facts.architecture(), facts.multiprocessors, facts.clockMHz,
      grouped(facts.registersPerMultiprocessor), grouped(facts.sharedBytesPerMultiprocessor),
      grouped(facts.sharedBytesPerBlock), grouped(facts.l2Bytes), grouped(facts.memoryBytes),
      version(facts.driverVersion),
      nvrtc ? fmt::format("compiler NVRTC {}.{}", nvrtc->majorVersion(), nvrtc->minorVersion())
            : describe(nvrtc.error()));
}

/// The problem as the card does it: storage of the modelled type beside float32 arithmetic.
Expected<Problem> onCard(ProblemSettings settings) {
  settings.precision = Precision::Float32;
  settings.storage = settings.elementType == ElementType::Bf16 ? Storage::Bf16 : Storage::Fp16;
  return Problem::make(std::move(settings));
}

InputsOfHead inputsFrom(const ProblemRequest& request, const Problem& problem) {
  return [&request, &problem](std::int64_t head) {
    ProblemSettings settings = problem.settings();
    settings.head = head;
    if (!request.arrays) return makeInputs(*Problem::make(std::move(settings)));
    // Own data have no batches: each repeats the same heads.
    settings.head = head % settings.heads;
    return inputsOfHead(*request.arrays, *Problem::make(std::move(settings)));
  };
}

struct GpuReport {
  Problem problem;
  GpuRun run;
  std::optional<Accuracy> accuracy;

  double teraflops() const { return reportedForwardFlops(problem) / run.time.seconds / 1e12; }
};

Json runJson(const ProblemRequest& request, const CardFacts& facts, const Expected<Nvrtc>& nvrtc,
             const GpuReport& report) {
  const GpuRun& run = report.run;
  Json json{{"schema", "tilewise.gpu-run/1"},
            {"problem", problemJson(request, report.problem)},
            {"card", cardJson(facts, nvrtc)},
            {"kernel",
             {{"name", "fa2_forward"},
              {"warps", run.plan.warps},
              {"row_tiles", run.plan.rowTiles},
              {"chunk", run.plan.chunk},
              {"registers", run.resources.registers},
              {"spill_bytes", run.resources.spillBytes},
              {"shared_bytes", run.plan.sharedBytes()},
              {"blocks_per_multiprocessor", run.blocksPerMultiprocessor},
              {"compile_seconds", run.compileSeconds}}},
            {"time",
             {{"seconds", run.time.seconds},
              {"spread", run.time.spread},
              {"samples", run.time.samples},
              {"launches_per_sample", run.time.launchesASample},
              {"steady", run.time.isSteady},
              {"l2", "warm"},
              {"tflops", report.teraflops()}}},
            {"rows_not_finite", run.result.rowsNotFinite}};
  if (report.accuracy) json["check"] = checkJson(*report.accuracy);
  return json;
}

std::string runText(const CardFacts& facts, const GpuReport& report) {
  const GpuRun& run = report.run;
  std::string text = fmt::format(
      "{}: FlashAttention-2 forward, {} head{}, {} warps a block, {} keys at once\n"
      "{} registers, {} bytes spilled, {} bytes of shared memory, {} blocks a multiprocessor; compiled in {:.2f} s\n"
      "{:.1f} us, spread {:.1f} % of {} samples, second-level cache warm: {:.0f} TFLOP/s",
      facts.name, report.problem.headCount(), report.problem.headCount() == 1 ? "" : "s", run.plan.warps, run.plan.chunk, run.resources.registers,
      run.resources.spillBytes, grouped(run.plan.sharedBytes()), run.blocksPerMultiprocessor, run.compileSeconds,
      run.time.seconds * 1e6, run.time.spread * 100, run.time.samples, report.teraflops());
  if (!report.accuracy) return text;
  const Accuracy& accuracy = *report.accuracy;
  return text + fmt::format("\nhead {}: O within {:.2g} of float64 (bound {:.2g}), lse within {:.2g} (bound {:.2g}): {}",
                            report.problem.settings().head, accuracy.O.maxAbs, accuracy.O.bound, accuracy.lse.maxAbs,
                            accuracy.lse.bound, accuracy.pass() ? "agrees" : "does not agree");
}

}  // namespace

Expected<ExitCode> gpuInfoCommand(bool json) {
  const auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  const auto nvrtc = Nvrtc::load();
  fmt::print("{}\n", json ? jsonText(cardJson((*card)->facts(), nvrtc)) : cardTable((*card)->facts(), nvrtc));
  return ExitCode::Done;
}

Expected<ExitCode> gpuRunCommand(const ProblemRequest& request, const GpuRunOptions& options) {
  auto problem = onCard(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  // What the kernel cannot do is refused on every machine.
  if (const auto plan = planFa2Forward(*problem); !plan) return tl::unexpected(plan.error());
  const auto nvrtc = Nvrtc::load();
  if (!nvrtc) return tl::unexpected(nvrtc.error());
  const auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  const InputsOfHead inputs = inputsFrom(request, *problem);
  auto run = runOnCard(*card, *nvrtc, *problem, inputs);
  if (!run) return tl::unexpected(run.error());
  GpuReport report{*problem, std::move(*run), {}};
  if (options.check) {
    RunControl control;
    const auto accuracy =
        check(*problem, inputs(problem->settings().head), report.run.result, control, request.threads);
    if (!accuracy) return tl::unexpected(accuracy.error());
    report.accuracy = *accuracy;
  }
  const CardFacts& facts = (*card)->facts();
  fmt::print("{}\n", options.json ? jsonText(runJson(request, facts, nvrtc, report)) : runText(facts, report));
  return report.accuracy && !report.accuracy->pass() ? ExitCode::CheckFailed : ExitCode::Done;
}

}  // namespace tilewise
