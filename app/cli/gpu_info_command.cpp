// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_json.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"

namespace tilewise {

namespace {

std::string cardTable(const CardFacts& facts, const Expected<Nvrtc>& nvrtc) {
  return fmt::format(
      "{}, compute capability {}.{} (kernels for {})\n"
      "{} multiprocessors at up to {} MHz, {} registers and {} bytes of shared memory each\n"
      "{} bytes of shared memory a thread block, {} bytes of second-level cache, {} bytes of memory\n"
      "driver for CUDA {}.{}; {}",
      facts.name, facts.computeMajor, facts.computeMinor, facts.architecture(), facts.multiprocessors, facts.clockMHz,
      grouped(facts.registersPerMultiprocessor), grouped(facts.sharedBytesPerMultiprocessor),
      grouped(facts.sharedBytesPerBlock), grouped(facts.l2Bytes), grouped(facts.memoryBytes),
      facts.driverVersion / 1000, facts.driverVersion % 1000 / 10,
      nvrtc ? fmt::format("compiler NVRTC {}.{}", nvrtc->majorVersion(), nvrtc->minorVersion())
            : describe(nvrtc.error()));
}

}  // namespace

Expected<ExitCode> gpuInfoCommand(bool json) {
  const auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  const auto nvrtc = Nvrtc::load();
  fmt::print("{}\n", json ? jsonText(cardJson((*card)->facts(), nvrtc)) : cardTable((*card)->facts(), nvrtc));
  return ExitCode::Done;
}

}  // namespace tilewise
