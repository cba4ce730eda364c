// SPDX-License-Identifier: MIT
#include "app/cli/gpu_counting.h"

#include <fmt/format.h>

#include "app/cli/child_process.h"

namespace tilewise {

Expected<std::vector<KernelCounts>> countLaunches(const std::vector<std::string>& words) {
  std::vector<std::string> command{"ncu",           "--csv", "--page",          "raw",  "--metrics",       ncuMetrics(),
                                   "--print-units", "base",  "--cache-control", "none", "--clock-control", "none",
                                   ownProgram(),    "gpu"};
  command.insert(command.end(), words.begin(), words.end());
  const auto output = runChild(command);
  if (!output) return tl::unexpected(output.error());
  return parseNcuReport(output->printed);
}

std::string whyNotCounted(const Error& error) {
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

Expected<void> assignCounts(std::span<RecordedPass* const> passes, const std::vector<KernelCounts>& launches) {
  std::size_t expected = 0;
  for (const RecordedPass* pass : passes) expected += pass->report.kernels.size();
  if (launches.size() != expected) {
    return failure(
        {ErrorCode::DeviceFailed, "ncu", fmt::format("{} launches", launches.size()), fmt::format("{}", expected)});
  }
  auto next = launches.begin();
  for (RecordedPass* pass : passes) {
    for (const KernelReport& kernel : pass->report.kernels) {
      if (next->kernel != kernel.planned.function) {
        return failure({ErrorCode::DeviceFailed, "ncu", next->kernel, kernel.planned.function});
      }
      pass->counts.push_back(*next++);
    }
  }
  return {};
}

}  // namespace tilewise
