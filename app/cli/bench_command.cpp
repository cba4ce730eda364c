// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/bench_timing.h"
#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "app/cli/problem_text.h"
#include "app/cli/run_report.h"
#include "app/cli/terminal_line.h"
#include "core/attention/worker_threads.h"
#include "core/files/json_text.h"
#include "core/kernels/instruction_set.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t UsualRepetitions = 20;
constexpr std::int64_t MostRepetitions = 10000;

Expected<std::int64_t> readRepetitions(const std::optional<std::string>& text) {
  if (!text) return UsualRepetitions;
  const auto repetitions = wholeNumber("--repetitions", *text);
  if (!repetitions || (*repetitions >= 1 && *repetitions <= MostRepetitions)) return repetitions;
  return failure({ErrorCode::OutOfRange, "--repetitions", *text, fmt::format("1 to {} repetitions", MostRepetitions)});
}

Json timingJson(const Timing& timing) {
  return {{"seconds", jsonNumber(timing.seconds)},
          {"spread", jsonNumber(timing.spread)},
          {"gflops", jsonNumber(timing.gflops)}};
}

/// The members that both passes have, added to `json`.
void addTimings(Json& json, const PassTimings& timings) {
  json["engine"] = timingJson(timings.engine);
  json["engine_with_events"] = timingJson(timings.engineWithEvents);
  if (!timings.naive) return;
  json["naive"] = timingJson(*timings.naive);
  json["naive"]["repetitions"] = timings.naive->repetitions;
}

Json benchJson(const ProblemRequest& request, const Problem& problem, const BenchPlan& plan,
               const BenchTimings& timings) {
  Json json{{"schema", "tilewise.bench/1"},
            {"problem", problemJson(request, problem)},
            {"heads_total", problem.headCount()},
            {"threads", plan.threads},
            {"isa", word(instructionSet())},
            {"repetitions", plan.repetitions}};
  addTimings(json, timings.forward);
  if (timings.backward) addTimings(json["backward"], *timings.backward);
  return json;
}

std::string timingLine(const char* what, const Timing& timing) {
  const double ms = timing.seconds * 1e3;
  return fmt::format("  {:<20} {:>12.{}f} ms  spread {:>5.1f} %  {:>8.1f} GFLOP/s  ({} repetitions)\n", what, ms,
                     ms < 10 ? 3 : 1, timing.spread * 100, timing.gflops, timing.repetitions);
}

std::string timingsText(const PassTimings& timings) {
  std::string text = timingLine("engine", timings.engine) + timingLine("engine with events", timings.engineWithEvents);
  if (timings.naive) text += timingLine("naive attention", *timings.naive);
  return text;
}

std::string benchTable(const ProblemRequest& request, const Problem& problem, const BenchPlan& plan,
                       const BenchTimings& timings) {
  std::string text = problemText(request.title, problem);
  if (problem.headCount() > 1) text += fmt::format("all {} heads, ", problem.headCount());
  text += fmt::format("{} {}, {}; medians\n", plan.threads, plan.threads == 1 ? "thread" : "threads",
                      word(instructionSet()));
  if (timings.backward) text += "forward\n";
  text += timingsText(timings.forward);
  if (timings.backward) text += "backward\n" + timingsText(*timings.backward);
  text.pop_back();
  return text;
}

}  // namespace

Expected<ExitCode> benchCommand(const ProblemRequest& request, const BenchCommandOptions& options) {
  const auto repetitions = readRepetitions(options.repetitions);
  if (!repetitions) return tl::unexpected(repetitions.error());
  const auto prepared = prepareRun(request);
  if (!prepared) return tl::unexpected(prepared.error());
  const BenchPlan plan{*repetitions, threadCount(request.threads), !options.engineOnly};
  const auto timings = [&] {
    TerminalLine line;
    return timeEngine(prepared->problem, request, plan, [&line](const std::string& what, std::int64_t n, std::int64_t of) {
      line.write(fmt::format("{}: {} of {}", what, n, of));
    });
  }();
  if (!timings) return tl::unexpected(timings.error());
  fmt::print("{}\n", options.json ? jsonText(benchJson(request, prepared->problem, plan, *timings))
                                  : benchTable(request, prepared->problem, plan, *timings));
  return ExitCode::Done;
}

}  // namespace tilewise
