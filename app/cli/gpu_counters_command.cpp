// SPDX-License-Identifier: MIT
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_counting.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/gpu/card_json.h"
#include "core/gpu/card_traffic.h"
#include "core/gpu/kernel_plan.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// One pass of all heads: what the model counts, what the kernels move as they are written, and what the card did.
struct PassCounts {
  Pass pass;
  RecordedPass* recorded;
  std::optional<CardTraffic> card{};  ///< none of the exact kernels
  PassWork work{};                    ///< that the model counts

  bool isMeasured() const { return !recorded->counts.empty(); }
  KernelCounts sum() const {
    KernelCounts all;
    for (const KernelCounts& each : recorded->counts) all += each;
    return all;
  }
};

/// A pass as it is planned: nothing has run.
RecordedPass plannedPass(const Problem& problem, Pass pass, const PassPlan& plan) {
  RecordedPass planned;
  for (const PlannedKernel& kernel : plan.kernels) planned.report.kernels.push_back({kernel});
  planned.report.main = plan.main;
  planned.model = passBytes(problem, pass);
  return planned;
}

PassCounts countsOf(const Problem& problem, Pass pass, RecordedPass& recorded, bool isExact) {
  PassCounts counts{pass, &recorded};
  counts.work = passWork(problem, pass);
  if (!isExact) counts.card = cardTraffic(problem, pass);
  return counts;
}

Json cardJson(const CardTraffic& card) {
  Json json;
  for (const CardMove move : {CardMove::Read, CardMove::Written, CardMove::Added}) {
    json[fmt::format("{}_bytes", word(move))] = card.bytes(move);
  }
  json["terms"] = Json::array();
  for (const CardTerm& term : card.terms) {
    json["terms"].push_back(
        {{"kernel", term.kernel}, {"tensor", word(term.tensor)}, {"move", word(term.move)}, {"bytes", term.bytes}});
  }
  return json;
}

Json passJson(const PassCounts& pass) {
  const PassBytes& model = pass.recorded->model;
  Json json{{"model",
             {{"load_bytes", model.loaded},
              {"store_bytes", model.stored},
              {"flops", pass.work.flops},
              {"exponentials", pass.work.exponentials}}}};
  if (pass.card) json["card"] = cardJson(*pass.card);
  if (!pass.isMeasured()) return json;
  json["measured"] = countsJson(pass.sum());
  json["kernels"] = Json::array();
  for (const KernelCounts& launch : pass.recorded->counts) json["kernels"].push_back(countsJson(launch));
  return json;
}

std::string passText(const PassCounts& pass) {
  std::string text = fmt::format("{}, of all heads, in bytes\n", pass.pass == Pass::Forward ? "forward" : "backward");
  const auto row = [&text](const char* title, std::int64_t bytes) {
    text += fmt::format("  {:<44}{:>20}\n", title, grouped(bytes));
  };
  /// The measured bytes, and their ratio to what the kernels move as they are written.
  const auto measured = [&](const char* title, std::int64_t bytes, std::optional<CardMove> move = {}) {
    if (!pass.isMeasured()) {
      text += fmt::format("  {:<44}{:>20}\n", title, "not measured");
      return;
    }
    const std::int64_t written = move && pass.card ? pass.card->bytes(*move) : 0;
    const std::string ratio =
        written > 0 ? fmt::format("{:>10.4f}", static_cast<double>(bytes) / static_cast<double>(written)) : "";
    text += fmt::format("  {:<44}{:>20}{}\n", title, grouped(bytes), ratio);
  };
  const auto written = [&](const char* title, CardMove move) {
    if (pass.card) row(title, pass.card->bytes(move));
  };
  const KernelCounts sum = pass.sum();
  row("model: loads", pass.recorded->model.loaded);
  written("kernels as written: reads", CardMove::Read);
  measured("measured: second-level cache to SM", sum.readBytes, CardMove::Read);
  measured("measured: DRAM reads", sum.dramReadBytes);
  row("model: stores", pass.recorded->model.stored);
  written("kernels as written: writes", CardMove::Written);
  measured("measured: SM to second-level cache, written", sum.writeSectors * SectorBytes, CardMove::Written);
  written("kernels as written: added in that cache", CardMove::Added);
  measured("measured: added in that cache", sum.reductionSectors * SectorBytes, CardMove::Added);
  measured("measured: DRAM writes", sum.dramWriteBytes);
  row("model: exponentials", pass.work.exponentials);
  measured("measured: special functions, of threads", sum.specialInstructions * WarpThreads);
  row("model: FLOPs in products", pass.work.flops);
  // Of other kernels the instructions are others.
  if (pass.card) measured("measured: FLOPs on tensor cores", sum.tensorInstructions * TensorInstructionFlops);
  return text;
}

}  // namespace

Expected<ExitCode> gpuCountersCommand(const ProblemRequest& request, const GpuCountersOptions& options) {
  const auto problem = problemOnCard(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto plan = planKernels(*problem, {options.isDeterministic});
  if (!plan) return tl::unexpected(plan.error());
  const ExistingFile existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  if (options.record) {
    if (const auto fine = checkWritable(*options.record, existing); !fine) return tl::unexpected(fine.error());
  }
  RecordedRun run{pointOf(request, *problem, options)};
  run.isExact = plan->isExact;
  std::vector<PassCounts> passes{countsOf(
      *problem, Pass::Forward, run.forward.emplace(plannedPass(*problem, Pass::Forward, plan->forward)), run.isExact)};
  if (plan->backward) {
    RecordedPass& backward = run.backward.emplace(plannedPass(*problem, Pass::Backward, *plan->backward));
    passes.push_back(countsOf(*problem, Pass::Backward, backward, run.isExact));
  }

  // Without a card the reason is the card, not the profiler.
  const auto tools = GpuTools::open();
  std::string reason = tools ? "" : describe(tools.error());
  if (tools) {
    std::vector<RecordedPass*> recorded;
    for (const PassCounts& pass : passes) recorded.push_back(pass.recorded);
    countPasses(recorded, options.countingWords);
    reason = run.forward->notCounted;
  }
  if (options.record && tools) {
    GpuRecord record = tools->newRecord(options.commandLine, false);
    record.runs.push_back(run);
    const auto written = writeRecord(*options.record, record, existing);
    if (!written) return tl::unexpected(written.error());
  }
  if (options.json) {
    Json json{{"schema", "tilewise.gpu-counters/1"}, {"problem", problemJson(request, *problem)}};
    json["sector_bytes"] = SectorBytes;
    if (!reason.empty()) json["not_measured"] = reason;
    if (run.forward->countedBy) json["counted_by"] = word(*run.forward->countedBy);
    json["forward"] = passJson(passes.front());
    if (plan->backward) json["backward"] = passJson(passes.back());
    fmt::print("{}\n", jsonText(json));
  } else {
    for (const PassCounts& pass : passes) fmt::print("{}", passText(pass));
    fmt::print("{}", reason.empty() ? fmt::format("counted by {}\n", word(*run.forward->countedBy))
                                    : fmt::format("not measured: {}\n", reason));
  }
  return reason.empty() ? ExitCode::Done : ExitCode::Lacking;
}

}  // namespace tilewise
