// SPDX-License-Identifier: MIT
#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_json.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "app/cli/run_json.h"
#include "core/files/json_text.h"
#include "core/gpu/gpu_verify.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

std::string title(const VerifyCase& each) {
  const ProblemSettings& s = each.problem.settings;
  std::string text = fmt::format("{:3}  {} {} {}x{} d {},{} blocks {}x{}", each.number, word(s.algorithm),
                                 word(s.elementType), s.Tq, s.Tk, s.dk, s.dv, s.Br, s.Bc);
  if (s.backward) text += each.problem.isDeterministic ? " backward, fixed order" : " backward";
  if (s.causal) text += " causal";
  if (s.window.isBounded()) text += " window";
  if (s.documents) text += " documents";
  if (s.blockMask) text += " block mask";
  if (s.softCap > 0) text += " soft cap";
  if (!s.alibi.empty()) text += " ALiBi";
  if (s.dropout > 0) text += " dropout";
  if (s.kvHeads && *s.kvHeads != s.heads) text += " grouped";
  return text;
}

std::string verdict(const VerifyCase& each) {
  if (each.isRefused()) return "refused: " + describe(*each.refusal);
  if (each.refusal) return "FAILED: " + describe(*each.refusal);
  std::string text = each.pass() ? "agrees" : "DOES NOT AGREE";
  text += fmt::format(": {:.2f} of the bound", each.worstShare);
  if (!each.passesByLargest() && each.worstRmsRatio > 0) {
    text += fmt::format(", root mean square {:.2f} of standard attention's", each.worstRmsRatio);
  }
  return text;
}

Json caseJson(const VerifyCase& each) {
  Json problem = Json::object();
  addSettings(problem, *Problem::make(each.problem.settings));
  Json json{{"number", each.number}, {"problem", std::move(problem)}, {"deterministic", each.problem.isDeterministic}};
  json["result"] = each.isRefused()         ? "refused"
                   : each.refusal           ? "failed"
                   : each.passesByLargest() ? "agrees"
                   : each.passesByRms()     ? "agrees-by-rms"
                                            : "differs";
  if (each.refusal) json["reason"] = describe(*each.refusal);
  if (each.accuracy) {
    json["share_of_bound"] = jsonNumber(each.worstShare);
    if (each.worstRmsRatio > 0) json["rms_over_standard"] = jsonNumber(each.worstRmsRatio);
    json["check"] = checkJson(*each.accuracy);
  }
  return json;
}

Expected<std::int64_t> numberOr(const std::optional<std::string>& text, const char* option, std::int64_t otherwise,
                                std::int64_t least, std::int64_t most) {
  if (!text) return otherwise;
  const auto number = wholeNumber(option, *text);
  if (!number || (*number >= least && *number <= most)) return number;
  return failure({ErrorCode::OutOfRange, option, *text, fmt::format("{} to {}", least, most)});
}

}  // namespace

Expected<ExitCode> gpuVerifyCommand(const GpuVerifyOptions& options) {
  const auto problems = numberOr(options.problems, "--problems", 100, 1, 100000);
  if (!problems) return tl::unexpected(problems.error());
  const auto first = numberOr(options.first, "--first-seed", 1, 0, std::int64_t{1} << 53);
  if (!first) return tl::unexpected(first.error());
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());

  std::int64_t refused = 0, agreeing = 0, byRms = 0;
  double worst = 0;
  const auto watch = [&](const VerifyCase& each) {
    refused += each.isRefused() ? 1 : 0;
    agreeing += each.passesByLargest() ? 1 : 0;
    byRms += each.passesByRms() ? 1 : 0;
    worst = std::max(worst, each.worstShare);
    if (!options.json) fmt::print("{}  {}\n", title(each), verdict(each));
    std::fflush(stdout);
    return true;
  };
  const auto cases = verifyOnCard(tools->card, *tools->compiler, static_cast<std::uint64_t>(*first), *problems, watch);
  if (!cases) return tl::unexpected(cases.error());
  const std::int64_t failed = *problems - refused - agreeing - byRms;
  if (options.json) {
    Json json{{"schema", "tilewise.gpu-verify/1"},
              {"card", cardJson(tools->card->facts(), tools->compiler->nvrtc())},
              {"first_seed", *first},
              {"problems", *problems},
              {"agree", agreeing},
              {"agree_by_rms", byRms},
              {"refused", refused},
              {"fail", failed},
              {"largest_share_of_bound", jsonNumber(worst)},
              {"cases", Json::array()}};
    for (const VerifyCase& each : *cases) json["cases"].push_back(caseJson(each));
    fmt::print("{}\n", jsonText(json));
  } else {
    fmt::print(
        "{} problems: {} agree, {} more by root mean square, {} refused, {} fail; largest error {:.2f} of its bound\n",
        *problems, agreeing, byRms, refused, failed, worst);
  }
  return failed == 0 ? ExitCode::Done : ExitCode::CheckFailed;
}

}  // namespace tilewise
