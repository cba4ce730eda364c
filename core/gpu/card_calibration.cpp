// SPDX-License-Identifier: MIT
#include "core/gpu/card_calibration.h"

#include <algorithm>
#include <system_error>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/files/json_text.h"
#include "core/files/read_file.h"
#include "core/files/write_file.h"
#include "core/gpu/card_json.h"
#include "core/gpu/kernel_timing.h"

namespace tilewise {

namespace {

/// As in card_rates.cu.
struct Parameters {
  cuda::Pointer target = 0;
  cuda::Pointer source = 0;
  long long chunks = 0;
  int repeats = 0;
};

constexpr std::int64_t ChunkBytes = 16;

/// Runs the kernels of card_rates.cu.
class Bench {
 public:
  Bench(std::shared_ptr<Card> card, KernelCompiler& compiler) : m_card(std::move(card)), m_compiler(compiler) {}

  Expected<PassTime> time(const char* function, std::int64_t blocks, std::int64_t threads, Parameters parameters) {
    const PlannedKernel planned{function, "card_rates.cu", {}, threads, 0, {blocks, 1, 1}};
    const auto compiled = m_compiler.compile(planned);
    if (!compiled) return tl::unexpected(compiled.error());
    const auto kernel = CardKernel::make(m_card, compiled->cubin, planned);
    if (!kernel) return tl::unexpected(kernel.error());
    TimingOptions options;
    options.seconds = 0.5;
    return timePass(
        m_card, m_compiler, [&] { return kernel->launch(&parameters); }, options);
  }

 private:
  std::shared_ptr<Card> m_card;
  KernelCompiler& m_compiler;
};

double real(std::int64_t value) { return static_cast<double>(value); }

/// For this card, driver and compiler.
std::string fileName(const CardFacts& facts, const Nvrtc& nvrtc) {
  const std::string driver = facts.driver.empty() ? std::to_string(facts.driverVersion) : facts.driver;
  return fmt::format("rates-{}-{}-{}.json", facts.uuid, driver, nvrtc.version());
}

Expected<CardRates> readRates(const std::filesystem::path& path) {
  const auto bytes = readFile(path);
  if (!bytes) return tl::unexpected(bytes.error());
  return readJson(*bytes, path.string(), [&path](const nlohmann::json& member) -> Expected<CardRates> {
    CardRates rates;
    const auto taken = takeRates(rates, member, path.string());
    if (!taken) return tl::unexpected(taken.error());
    return rates;
  });
}

}  // namespace

Expected<CardRates> measureRates(const std::shared_ptr<Card>& card, KernelCompiler& compiler) {
  constexpr std::int64_t LargeBuffer = std::int64_t{1} << 29, CacheChunks = std::int64_t{1} << 19;  // 8 MiB are cached
  constexpr int Reads = 2048, Products = 8192, Powers = 8192, Together = 8;
  constexpr double FlopsOfProduct = 2.0 * 16 * 8 * 16;
  const CardFacts& facts = card->facts();
  const auto bytes = static_cast<std::size_t>(std::min(LargeBuffer, facts.memoryBytes / 16));
  auto source = CardBuffer::make(card, bytes);
  if (!source) return tl::unexpected(source.error());
  auto target = CardBuffer::make(card, bytes);
  if (!target) return tl::unexpected(target.error());
  if (const auto filled = source->fill(0x5a); !filled) return tl::unexpected(filled.error());

  Bench bench(card, compiler);
  const std::int64_t processors = facts.multiprocessors;
  Parameters all{target->address(), source->address(), static_cast<long long>(bytes) / ChunkBytes, 0};
  const auto copied = bench.time("copyAll", processors * 4, 512, all);
  if (!copied) return tl::unexpected(copied.error());
  Parameters some = all;
  some.chunks = CacheChunks;
  some.repeats = Reads;
  const auto read = bench.time("readCache", processors * 4, 512, some);
  if (!read) return tl::unexpected(read.error());
  some.repeats = Products;
  const auto multiplied = bench.time("multiply", processors * 2, 256, some);
  if (!multiplied) return tl::unexpected(multiplied.error());
  some.repeats = Powers;
  const auto exponentiated = bench.time("exponentiate", processors * 8, 256, some);
  if (!exponentiated) return tl::unexpected(exponentiated.error());
  const auto launched = bench.time("nothing", 1, 32, some);
  if (!launched) return tl::unexpected(launched.error());

  CardRates rates;
  rates.copyBytesPerSecond = 2 * real(static_cast<std::int64_t>(bytes)) / copied->seconds;
  rates.l2BytesPerSecond = real(processors * 4 * 512 * Together * ChunkBytes) * Reads / read->seconds;
  rates.tensorFlopsPerSecond = real(processors * 2 * 8 * Together) * FlopsOfProduct * Products / multiplied->seconds;
  // At the clock of the products, which draw more power: kernels do both.
  const bool isClocked = multiplied->clockMHz > 0 && exponentiated->clockMHz > 0;
  rates.exponentialsPerSecond = real(processors * 8 * 256 * Together) * Powers / exponentiated->seconds *
                                (isClocked ? multiplied->clockMHz / exponentiated->clockMHz : 1);
  rates.launchSeconds = launched->seconds;
  rates.clockMHz = isClocked ? multiplied->clockMHz : facts.clockMHz;
  return rates;
}

Expected<CardRates> ratesOf(const std::shared_ptr<Card>& card, KernelCompiler& compiler,
                            const std::optional<std::filesystem::path>& folder) {
  if (!folder) return measureRates(card, compiler);
  const auto path = *folder / fileName(card->facts(), compiler.nvrtc());
  if (const auto known = readRates(path)) return *known;
  const auto rates = measureRates(card, compiler);
  if (!rates) return rates;
  std::error_code code;
  std::filesystem::create_directories(*folder, code);
  const std::string text = ratesJson(*rates).dump(1) + '\n';
  static_cast<void>(writeFile(path, std::as_bytes(std::span(text)), ExistingFile::Replace));
  return rates;
}

}  // namespace tilewise
