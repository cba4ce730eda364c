// SPDX-License-Identifier: MIT
#include <optional>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/child_process.h"
#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/gpu/card_traffic.h"
#include "core/gpu/kernel_plan.h"
#include "core/gpu/ncu_report.h"
#include "core/trace/trace.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

/// One pass of all heads: what the model counts, what the kernels move as they are written, and what the card did.
struct PassCounts {
  Pass pass;
  std::size_t kernels = 0;
  std::int64_t loadedBytes = 0, storedBytes = 0;
  std::optional<CardTraffic> card{};     ///< none of the exact kernels
  std::vector<KernelCounts> launches{};  ///< none where nothing was measured

  KernelCounts sum() const {
    KernelCounts all;
    for (const KernelCounts& each : launches) all += each;
    return all;
  }
};

PassCounts modelOf(const Problem& problem, Pass pass, const KernelPlan& plan) {
  const Trace trace(problem, pass);
  const Totals& moved = trace.wholeRun();
  PassCounts counts{pass, (pass == Pass::Forward ? plan.forward : *plan.backward).kernels.size()};
  if (!plan.isExact) counts.card = cardTraffic(problem, pass);
  for (const Tensor tensor : AllTensors) {
    const std::int64_t bytes = elementBytes(tensor, problem.settings().elementType) * problem.headCount();
    counts.loadedBytes += moved.loaded(tensor).values * bytes;
    counts.storedBytes += moved.stored(tensor).values * bytes;
  }
  return counts;
}

/// The reason and what to do about it, where the profiler gave no counts.
std::string remedyFor(const Error& error) {
  if (error.code == ErrorCode::MachineLacks) {
    return describe(error) + ": put the folder of Nsight Compute's ncu on the PATH";
  }
  if (error.value.find("ERR_NVGPUCTRPERM") != std::string::npos) {
    return describe(error) +
           ": the driver lets administrators alone read counters; run it as one, or have the driver "
           "loaded with NVreg_RestrictProfilingToAdminUsers=0";
  }
  return describe(error);
}

/// The same command as `gpu run`, each kernel once, below the profiler.
Expected<std::vector<KernelCounts>> measure(const GpuCountersOptions& options) {
  std::vector<std::string> words{"ncu",
                                 "--csv",
                                 "--page",
                                 "raw",
                                 "--metrics",
                                 ncuMetrics(),
                                 "--print-units",
                                 "base",
                                 "--cache-control",
                                 "none",
                                 "--clock-control",
                                 "none",
                                 ownProgram(),
                                 "gpu",
                                 "run",
                                 "--untimed"};
  words.insert(words.end(), options.words.begin(), options.words.end());
  const auto output = runChild(words);
  if (!output) return tl::unexpected(output.error());
  return parseNcuReport(output->printed);
}

Json countsJson(const KernelCounts& counts) {
  return {{"l2_to_sm_read_bytes", counts.readBytes},
          {"sm_to_l2_write_sectors", counts.writeSectors},
          {"sm_to_l2_reduction_sectors", counts.reductionSectors},
          {"dram_read_bytes", counts.dramReadBytes},
          {"dram_write_bytes", counts.dramWriteBytes}};
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
  Json json{{"model", {{"load_bytes", pass.loadedBytes}, {"store_bytes", pass.storedBytes}}}};
  if (pass.card) json["card"] = cardJson(*pass.card);
  if (pass.launches.empty()) return json;
  json["measured"] = countsJson(pass.sum());
  json["kernels"] = Json::array();
  for (const KernelCounts& launch : pass.launches) {
    Json kernel{{"name", launch.kernel}};
    kernel.update(countsJson(launch));
    json["kernels"].push_back(std::move(kernel));
  }
  return json;
}

std::string passText(const PassCounts& pass) {
  std::string text = fmt::format("{}, bytes of all heads\n", pass.pass == Pass::Forward ? "forward" : "backward");
  const auto row = [&text](const char* title, std::int64_t bytes) {
    text += fmt::format("  {:<44}{:>20}\n", title, grouped(bytes));
  };
  /// The measured bytes, and their ratio to what the kernels move as they are written.
  const auto measured = [&](const char* title, std::int64_t bytes, std::optional<CardMove> move = {}) {
    if (pass.launches.empty()) {
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
  row("model: loads", pass.loadedBytes);
  written("kernels as written: reads", CardMove::Read);
  measured("measured: second-level cache to SM", sum.readBytes, CardMove::Read);
  measured("measured: DRAM reads", sum.dramReadBytes);
  row("model: stores", pass.storedBytes);
  written("kernels as written: writes", CardMove::Written);
  measured("measured: SM to second-level cache, written", sum.writeSectors * SectorBytes, CardMove::Written);
  written("kernels as written: added in that cache", CardMove::Added);
  measured("measured: added in that cache", sum.reductionSectors * SectorBytes, CardMove::Added);
  measured("measured: DRAM writes", sum.dramWriteBytes);
  return text;
}

}  // namespace

Expected<ExitCode> gpuCountersCommand(const ProblemRequest& request, const GpuCountersOptions& options) {
  const auto problem = problemOnCard(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const auto plan = planKernels(*problem, {options.isDeterministic});
  if (!plan) return tl::unexpected(plan.error());
  std::vector<PassCounts> passes{modelOf(*problem, Pass::Forward, *plan)};
  if (plan->backward) passes.push_back(modelOf(*problem, Pass::Backward, *plan));

  // Without a card the reason is the card, not the profiler.
  const auto tools = GpuTools::open();
  std::optional<std::string> reason;
  if (!tools) {
    reason = describe(tools.error());
  } else if (auto launches = measure(options); !launches) {
    reason = remedyFor(launches.error());
  } else {
    std::size_t expected = 0;
    for (const PassCounts& pass : passes) expected += pass.kernels;
    if (launches->size() != expected) {
      reason = fmt::format("ncu: {} launches where there should be {}", launches->size(), expected);
    } else {
      auto next = launches->begin();
      for (PassCounts& pass : passes) {
        const auto end = next + static_cast<std::ptrdiff_t>(pass.kernels);
        pass.launches.assign(next, end);
        next = end;
      }
    }
  }
  if (options.json) {
    Json json{{"schema", "tilewise.gpu-counters/1"}, {"problem", problemJson(request, *problem)}};
    json["sector_bytes"] = SectorBytes;
    if (reason) json["not_measured"] = *reason;
    json["forward"] = passJson(passes.front());
    if (plan->backward) json["backward"] = passJson(passes.back());
    fmt::print("{}\n", jsonText(json));
  } else {
    for (const PassCounts& pass : passes) fmt::print("{}", passText(pass));
    if (reason) fmt::print("not measured: {}\n", *reason);
  }
  return reason ? ExitCode::Lacking : ExitCode::Done;
}

}  // namespace tilewise
