// SPDX-License-Identifier: MIT
#include "app/cli/gpu_tools.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include "app/cli/option_values.h"
#include "core/gpu/card_calibration.h"

namespace tilewise {

namespace {

/// Below the folder of the user's caches.
std::optional<std::filesystem::path> cacheFolder(const char* name) {
  const auto folder = [](const char* variable) -> std::optional<std::filesystem::path> {
    const char* const value = std::getenv(variable);
    if (value == nullptr || *value != '/') return std::nullopt;
    return std::filesystem::path(value);
  };
  if (const auto cache = folder("XDG_CACHE_HOME")) return *cache / "tilewise" / name;
  if (const auto home = folder("HOME")) return *home / ".cache" / "tilewise" / name;
  return std::nullopt;
}

}  // namespace

Expected<GpuTools> GpuTools::open() {
  auto nvrtc = Nvrtc::load();
  if (!nvrtc) return tl::unexpected(nvrtc.error());
  auto card = Card::open();
  if (!card) return tl::unexpected(card.error());
  const CardFacts& facts = (*card)->facts();
  auto compiler = std::make_unique<KernelCompiler>(
      std::move(*nvrtc), KernelCompiler::Target{facts.architecture(), facts.driverVersion}, cacheFolder("kernels"));
  return GpuTools{std::move(*card), std::move(compiler)};
}

GpuRecord GpuTools::newRecord(const std::string& command, bool isTimed) const {
  RecordedCard recorded{card->facts(), compiler->nvrtc().version()};
  if (isTimed) {
    // Without them times stand all the same.
    if (const auto known = rates()) recorded.rates = *known;
  }
  return tilewise::newRecord(TILEWISE_VERSION, std::move(recorded), command);
}

Expected<CardRates> GpuTools::rates() const { return ratesOf(card, *compiler, cacheFolder("cards")); }

RunPoint pointOf(const ProblemRequest& request, const Problem& problem, const GpuOptions& options) {
  return {request.title, problem.settings(), options.isDeterministic, options.isCold};
}

Expected<Problem> problemOnCard(ProblemSettings settings) {
  const ElementType type = settings.elementType;
  settings.precision = type == ElementType::Fp64 ? Precision::Float64 : Precision::Float32;
  settings.storage = type == ElementType::Bf16   ? Storage::Bf16
                     : type == ElementType::Fp16 ? Storage::Fp16
                                                 : Storage::None;
  return Problem::make(std::move(settings));
}

InputsOfHead inputsOfRequest(const ProblemRequest& request, const Problem& problem) {
  return [&request, &problem](std::int64_t head) {
    ProblemSettings settings = problem.settings();
    settings.head = head;
    if (!request.arrays) return makeInputs(*Problem::make(std::move(settings)));
    // Own data have no batches: each repeats the same heads.
    settings.head = head % settings.heads;
    return inputsOfHead(*request.arrays, *Problem::make(std::move(settings)));
  };
}

Expected<TimingOptions> timingOf(const GpuOptions& options) {
  TimingOptions timing;
  timing.isCold = options.isCold;
  if (!options.seconds) return timing;
  const auto seconds = realNumber("--seconds", *options.seconds);
  if (!seconds) return tl::unexpected(seconds.error());
  if (*seconds <= 0 || *seconds > 3600) {
    return failure({ErrorCode::OutOfRange, "--seconds", *options.seconds, "more than 0, up to 3600"});
  }
  timing.seconds = *seconds;
  return timing;
}

}  // namespace tilewise
