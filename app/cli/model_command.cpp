// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/costs/closed_forms.h"
#include "core/costs/sram_sweep.h"

namespace tilewise {

namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t MaximumPoints = 10000;

struct Sweep {
  std::int64_t first = 0;
  std::int64_t last = 0;
  std::int64_t points = 0;
};

Expected<Sweep> parseSweep(const std::string& text) {
  const std::string option = "--sweep-sram";
  const Error unusable{ErrorCode::OutOfRange, option, shownValue(text),
                       "A:B:N, values from A to B (1 <= A <= B) in N points (1 to " + grouped(MaximumPoints) + ")"};
  const auto firstColon = text.find(':');
  const auto secondColon = firstColon == std::string::npos ? firstColon : text.find(':', firstColon + 1);
  if (secondColon == std::string::npos) return failure(unusable);
  const auto first = wholeNumber(option, text.substr(0, firstColon));
  const auto last = wholeNumber(option, text.substr(firstColon + 1, secondColon - firstColon - 1));
  const auto points = wholeNumber(option, text.substr(secondColon + 1));
  if (!first || !last || !points) return failure(unusable);
  if (*first < 1 || *last < *first || *points < 1 || *points > MaximumPoints) return failure(unusable);
  return Sweep{*first, *last, *points};
}

}  // namespace

Expected<ExitCode> modelCommand(const ProblemRequest& request, const ModelCommandOptions& options) {
  const auto problem = Problem::make(request.settings);
  if (!problem) return tl::unexpected(problem.error());
  const TileCensus census = takeCensus(*problem);
  struct Row {
    const char* key;
    const char* title;
    std::int64_t values;
  };
  const std::array<Row, 8> rows{{
      {"standard", "standard", standardForwardValues(*problem)},
      {"fa1", "FA-1", fa1ForwardValues(*problem, census)},
      {"fa2", "FA-2", fa2ForwardValues(*problem, census)},
      {"fa2_backward", "FA-2 backward", fa2BackwardValues(*problem, census)},
      {"standard_backward", "standard backward", standardBackwardValues(*problem)},
      {"fa1_backward", "FA-1 backward", fa1BackwardValues(*problem, census)},
      {"query_outer_backward", "query-outer backward", queryOuterBackwardValues(*problem, census)},
      {"two_loops_backward", "two-loops backward", twoLoopsBackwardValues(*problem, census)},
  }};
  std::vector<SramPoint> curves;
  if (options.sweepSram) {
    const auto sweep = parseSweep(*options.sweepSram);
    if (!sweep) return tl::unexpected(sweep.error());
    curves = sweepSram(*problem, sweep->first, sweep->last, sweep->points);
  }
  if (options.json) {
    Json json{{"schema", "tilewise.model/1"},
              {"problem", problemJson(request, *problem)},
              {"per_head", true},
              {"heads_total", problem->headCount()}};
    for (const Row& row : rows) json[row.key] = row.values;
    if (options.sweepSram) {
      json["curves"] = Json::array();
      for (const SramPoint& point : curves) {
        json["curves"].push_back(
            {{"sram", point.sram}, {"standard", point.standard}, {"fa1", point.fa1}, {"fa2", point.fa2}});
      }
    }
    fmt::print("{}\n", jsonText(json));
    return ExitCode::Done;
  }
  fmt::print("{}: HBM values per head, by closed form\n", request.title);
  if (problem->headCount() > 1) fmt::print("  (times {} heads)\n", grouped(problem->headCount()));
  for (const Row& row : rows) fmt::print("  {:<22} {:>20}\n", row.title, grouped(row.values));
  if (!curves.empty()) fmt::print("{:>14} {:>18} {:>18} {:>18}\n", "M, values", "standard", "FA-1", "FA-2");
  for (const SramPoint& point : curves) {
    fmt::print("{:>14} {:>18} {:>18} {:>18}\n", grouped(point.sram), grouped(point.standard), grouped(point.fa1),
               grouped(point.fa2));
  }
  return ExitCode::Done;
}

}  // namespace tilewise
