// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/gpu_commands.h"
#include "app/cli/gpu_json.h"
#include "app/cli/gpu_tools.h"
#include "app/cli/problem_json.h"
#include "core/base/grouped.h"
#include "core/gpu/card_json.h"

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

std::string ratesTable(const CardRates& rates) {
  return fmt::format(
      "copies {:.2f} TB/s (read and written), second-level cache {:.2f} TB/s, tensor cores {:.0f} TFLOP/s, {:.2f} T "
      "exponentials/s, a launch {:.2f} us, {:.0f} MHz meanwhile",
      rates.copyBytesPerSecond / 1e12, rates.l2BytesPerSecond / 1e12, rates.tensorFlopsPerSecond / 1e12,
      rates.exponentialsPerSecond / 1e12, rates.launchSeconds * 1e6, rates.clockMHz);
}

/// The card with what it does at most, measured if that is not known.
Expected<ExitCode> infoWithRates(bool json) {
  const auto tools = GpuTools::open();
  if (!tools) return tl::unexpected(tools.error());
  const auto rates = tools->rates();
  if (!rates) return tl::unexpected(rates.error());
  const CardFacts& facts = tools->card->facts();
  if (json) {
    nlohmann::ordered_json object = cardJson(facts, tools->compiler->nvrtc());
    object["rates"] = ratesJson(*rates);
    fmt::print("{}\n", jsonText(object));
  } else {
    fmt::print("{}\n{}\n", cardTable(facts, tools->compiler->nvrtc()), ratesTable(*rates));
  }
  return ExitCode::Done;
}

}  // namespace

Expected<ExitCode> gpuInfoCommand(const GpuInfoOptions& options) {
  if (options.rates) return infoWithRates(options.json);
  const bool json = options.json;
  const auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  const auto nvrtc = Nvrtc::load();
  fmt::print("{}\n", json ? jsonText(cardJson((*card)->facts(), nvrtc)) : cardTable((*card)->facts(), nvrtc));
  return ExitCode::Done;
}

}  // namespace tilewise
