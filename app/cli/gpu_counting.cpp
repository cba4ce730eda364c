// SPDX-License-Identifier: MIT
#include "app/cli/gpu_counting.h"

#include <cstdio>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/child_process.h"
#include "app/cli/gpu_commands.h"
#include "core/files/json_parts.h"
#include "core/files/json_text.h"
#include "core/gpu/card_json.h"
#include "core/gpu/ncu_report.h"

namespace tilewise {

namespace {

constexpr std::size_t MostLaunches = 1'000'000;

std::vector<std::string> helperWords(const std::vector<std::string>& words) {
  std::vector<std::string> all{ownProgram(), "gpu", "launches"};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

/// The last line that a program printed: its error, or its result.
std::string lastLine(std::string text) {
  while (!text.empty() && text.back() == '\n') text.pop_back();
  const auto begin = text.rfind('\n');
  return begin == std::string::npos ? text : text.substr(begin + 1);
}

Expected<std::vector<KernelCounts>> countByCupti(const std::vector<std::string>& words) {
  constexpr const char* Place = "CUPTI";
  const auto output = runChild(helperWords(words));
  if (!output) return tl::unexpected(output.error());
  std::string line = lastLine(output->printed);
  if (output->exitCode != 0) {
    constexpr std::string_view Speaker = "tilewise-cli: ";
    if (line.starts_with(Speaker)) line.erase(0, Speaker.size());
    return failure({ErrorCode::DeviceFailed, Place,
                    line.empty() ? fmt::format("the helper process ended with {}", output->exitCode) : line, ""});
  }
  std::vector<KernelCounts> launches;
  const auto read = readJson(std::as_bytes(std::span(line)), Place, [&](const nlohmann::json& json) -> Expected<void> {
    JsonObject object(json, Place);
    std::string schema;
    object.text("schema", schema, 100);
    if (schema != LaunchesSchema) object.refuse(ErrorCode::FileFormat, "schema", schema, LaunchesSchema);
    object.list("launches", MostLaunches, [&](const nlohmann::json& launch, const std::string& own) {
      return takeCounts(launches.emplace_back(), launch, own);
    });
    return object.finish();
  });
  if (!read) return tl::unexpected(read.error());
  return launches;
}

Expected<std::vector<KernelCounts>> countByNcu(const std::vector<std::string>& words) {
  std::vector<std::string> command{"ncu",           "--csv", "--page",          "raw",  "--metrics",       ncuMetrics(),
                                   "--print-units", "base",  "--cache-control", "none", "--clock-control", "none"};
  const std::vector<std::string> helper = helperWords(words);
  command.insert(command.end(), helper.begin(), helper.end());
  command.push_back("--uncounted");
  const auto output = runChild(command);
  if (!output) return tl::unexpected(output.error());
  return parseNcuReport(output->printed);
}

/// What a person can do, by the words of a profiler.
std::string remedyFor(const std::string& reasons) {
  if (reasons.find("ERR_NVGPUCTRPERM") != std::string::npos || reasons.find("PRIVILEGES") != std::string::npos) {
    return "the driver lets administrators alone read counters; run it as one, or have the driver loaded with "
           "NVreg_RestrictProfilingToAdminUsers=0";
  }
  if (reasons.find("HARDWARE_BUSY") != std::string::npos || reasons.find("MULTIPLE_SUBSCRIBERS") != std::string::npos) {
    return "another profiler has the counters; end it first";
  }
  return "install CUPTI of the CUDA toolkit (12.6 or later), or put the folder of Nsight Compute's ncu on the PATH";
}

Expected<void> matchLaunches(std::span<RecordedPass* const> passes, const std::vector<KernelCounts>& launches) {
  std::size_t expected = 0;
  for (const RecordedPass* pass : passes) expected += pass->report.kernels.size();
  if (launches.size() != expected) {
    return failure({ErrorCode::DeviceFailed, "the profiler", fmt::format("{} launches", launches.size()),
                    fmt::format("{}", expected)});
  }
  auto next = launches.begin();
  for (RecordedPass* pass : passes) {
    for (const KernelReport& kernel : pass->report.kernels) {
      if (next->kernel != kernel.planned.function) {
        return failure({ErrorCode::DeviceFailed, "the profiler", next->kernel, kernel.planned.function});
      }
      pass->counts.push_back(*next++);
    }
  }
  return {};
}

/// Counts, and who read them.
struct CountedLaunches {
  std::vector<KernelCounts> launches;
  Profiler by = Profiler::Cupti;
};

/// Errors: DeviceFailed (the reasons of both profilers; accepted is what to do about them).
Expected<CountedLaunches> countLaunches(const std::vector<std::string>& words) {
  auto launches = countByCupti(words);
  if (launches) return CountedLaunches{std::move(*launches), Profiler::Cupti};
  const std::string reason = launches.error().value.empty() ? describe(launches.error()) : launches.error().value;
  launches = countByNcu(words);
  if (launches) {
    fmt::print(stderr, "counted by ncu, as CUPTI did not: {}\n", reason);
    return CountedLaunches{std::move(*launches), Profiler::Ncu};
  }
  const std::string reasons = fmt::format("{}; {}", reason, describe(launches.error()));
  return failure({ErrorCode::DeviceFailed, "counters", reasons, remedyFor(reasons)});
}

}  // namespace

void countPasses(std::span<RecordedPass* const> passes, const std::vector<std::string>& words) {
  const auto counted = countLaunches(words);
  for (RecordedPass* pass : passes) pass->counts.clear();
  std::string reason;
  if (!counted) {
    reason = fmt::format("{}: {}", counted.error().value, counted.error().accepted);
  } else if (const auto matched = matchLaunches(passes, counted->launches); !matched) {
    reason = describe(matched.error());
  }
  for (RecordedPass* pass : passes) {
    if (!reason.empty()) pass->counts.clear();
    pass->notCounted = reason;
    pass->countedBy = reason.empty() ? std::optional(counted->by) : std::nullopt;
  }
}

}  // namespace tilewise
