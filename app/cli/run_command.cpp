// SPDX-License-Identifier: MIT
#include <filesystem>
#include <system_error>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/commands.h"
#include "app/cli/option_values.h"
#include "app/cli/problem_json.h"
#include "app/cli/run_json.h"
#include "app/cli/run_report.h"
#include "app/cli/run_table.h"
#include "core/files/npy.h"
#include "core/files/write_file.h"

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

std::vector<const char*> resultNames(const Problem& problem) {
  if (!problem.settings().backward) return {"O.npy", "lse.npy"};
  return {"O.npy", "lse.npy", "dQ.npy", "dK.npy", "dV.npy"};
}

/// Makes the folder and refuses what could not be written, before the work is done.
Expected<void> prepareOut(const Problem& problem, const RunCommandOptions& options, ExistingFile existing) {
  if (!options.outDirectory) return {};
  if (options.outDirectory->empty()) return failure({ErrorCode::Missing, "--out", "the name of the folder", ""});
  const std::filesystem::path folder = *options.outDirectory;
  std::error_code code;
  std::filesystem::create_directories(folder, code);
  if (code) return failure({ErrorCode::FileUnwritable, folder.string(), code.message(), "a folder that can be made"});
  for (const char* name : resultNames(problem)) {
    const auto writable = checkWritable(folder / name, existing);
    if (!writable) return writable;
  }
  return {};
}

Expected<void> writeOut(const RunReport& report, const RunCommandOptions& options, ExistingFile existing) {
  if (!options.outDirectory) return {};
  const std::filesystem::path folder = *options.outDirectory;
  const Precision precision = report.problem.settings().precision;
  std::vector<std::vector<std::byte>> files{npyBytes(report.result.O, precision),
                                            npyBytes(report.result.lse, precision)};
  if (report.result.backward) {
    const Gradients& gradients = report.result.backward->gradients;
    for (const Matrix<double>* each : {&gradients.dQ, &gradients.dK, &gradients.dV}) {
      files.push_back(npyBytes(*each, precision));
    }
  }
  const std::vector<const char*> names = resultNames(report.problem);
  for (std::size_t at = 0; at < names.size(); ++at) {
    const auto written = writeFile(folder / names[at], files.at(at), existing);
    if (!written) return written;
  }
  return {};
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
  if (const auto ready = prepareOut(prepared->problem, options, existing); !ready) {
    return tl::unexpected(ready.error());
  }
  const auto report = makeReport(*prepared, request.threads, {options.check, *orders});
  if (!report) return tl::unexpected(report.error());
  if (const auto written = writeOut(*report, options, existing); !written) return tl::unexpected(written.error());
  fmt::print("{}\n", options.json ? jsonText(reportJson(request, *report)) : runTable(request, *report));
  return report->accuracy && !report->accuracy->pass() ? ExitCode::CheckFailed : ExitCode::Done;
}

}  // namespace tilewise
