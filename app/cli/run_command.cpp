// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "app/cli/result_files.h"
#include "app/cli/run_json.h"
#include "app/cli/run_report.h"
#include "app/cli/run_table.h"

namespace tilewise {

namespace {

constexpr std::int64_t MostOrders = 1000;

/// The number of shuffled orders; 0 without the option.
Expected<std::int64_t> readDqSpread(const RunCommandOptions& options, const ProblemSettings& settings) {
  const std::string option = "--dq-spread";
  if (!options.dqSpread) return std::int64_t{0};
  const auto orders = wholeNumber(option, *options.dqSpread);
  if (!orders) return orders;
  if (*orders < 1 || *orders > MostOrders) {
    return failure({ErrorCode::OutOfRange, option, *options.dqSpread, fmt::format("1 to {} orders", MostOrders)});
  }
  if (!settings.backward) return failure({ErrorCode::Missing, option, "--backward", option + " with --backward"});
  const bool isStandard = settings.algorithm == Algorithm::Standard;
  const bool addsDq = settings.backwardOrder == BackwardOrder::FlashAttention2 ||
                      settings.backwardOrder == BackwardOrder::FlashAttention1;
  if (!isStandard && addsDq) return orders;
  const std::string order =
      isStandard ? "standard attention" : "the order " + std::string(word(settings.backwardOrder));
  return failure({ErrorCode::Conflict, option, order, "the orders fa2 and fa1, which add dQ in HBM"});
}

}  // namespace

Expected<ExitCode> runCommand(const ProblemRequest& request, const RunCommandOptions& options) {
  const ExistingFile existing = options.force ? ExistingFile::Replace : ExistingFile::Refuse;
  if (request.fault && options.dqSpread) {
    return failure({ErrorCode::Conflict, "--dq-spread", "--fault", "one of the two"});
  }
  const auto orders = readDqSpread(options, request.settings);
  if (!orders) return tl::unexpected(orders.error());
  const auto prepared = prepareRun(request);
  if (!prepared) return tl::unexpected(prepared.error());
  if (options.outDirectory) {
    const auto ready = checkResultFiles(prepared->problem, *options.outDirectory, existing);
    if (!ready) return tl::unexpected(ready.error());
  }
  const auto report = makeReport(*prepared, request.threads, {options.check, *orders});
  if (!report) return tl::unexpected(report.error());
  if (options.outDirectory) {
    const auto written = writeResultFiles(report->problem, report->result, *options.outDirectory, existing);
    if (!written) return tl::unexpected(written.error());
  }
  fmt::print("{}\n", options.json ? jsonText(reportJson(request, *report)) : runTable(request, *report));
  return report->accuracy && !report->accuracy->pass() ? ExitCode::CheckFailed : ExitCode::Done;
}

}  // namespace tilewise
