// SPDX-License-Identifier: MIT
#include "core/gpu/counter_config.h"

#include <cmath>
#include <utility>

namespace tilewise {

CounterConfig::CounterConfig(const cupti::Library& cupti) : m_cupti(cupti) {
  for (const CounterMetric& metric : counterMetrics()) m_names.push_back(metric.name);
}

CounterConfig::CounterConfig(CounterConfig&& other) noexcept
    : m_cupti(other.m_cupti),
      m_host(std::exchange(other.m_host, nullptr)),
      m_names(std::move(other.m_names)),
      m_image(std::move(other.m_image)),
      m_passes(other.m_passes) {}

CounterConfig::~CounterConfig() {
  if (m_host == nullptr) return;
  cupti::HostEndParameters end;
  end.object = m_host;
  m_cupti.endHost(&end);
}

Expected<CounterConfig> CounterConfig::make(const cupti::Library& cupti, const std::string& chip,
                                            std::span<const std::uint8_t> availability) {
  cupti::HostParameters host;
  host.chip = chip.c_str();
  host.availability = availability.empty() ? nullptr : availability.data();
  if (const auto made = cupti.check(cupti.makeHost(&host), "cuptiProfilerHostInitialize"); !made) {
    return tl::unexpected(made.error());
  }
  CounterConfig config(cupti);
  config.m_host = host.object;
  if (const auto described = config.describe(); !described) return tl::unexpected(described.error());
  return config;
}

Expected<void> CounterConfig::describe() {
  cupti::MetricsParameters metrics;
  metrics.object = m_host;
  metrics.names = m_names.data();
  metrics.count = m_names.size();
  Expected<void> fine = m_cupti.check(m_cupti.addMetrics(&metrics), "cuptiProfilerHostConfigAddMetrics");
  cupti::ConfigSizeParameters size;
  size.object = m_host;
  if (fine) fine = m_cupti.check(m_cupti.configSize(&size), "cuptiProfilerHostGetConfigImageSize");
  if (!fine) return fine;
  m_image.resize(size.size);
  cupti::ConfigParameters config;
  config.object = m_host;
  config.size = m_image.size();
  config.image = m_image.data();
  fine = m_cupti.check(m_cupti.config(&config), "cuptiProfilerHostGetConfigImage");
  cupti::PassCountParameters passes;
  passes.configSize = m_image.size();
  passes.config = m_image.data();
  if (fine) fine = m_cupti.check(m_cupti.passCount(&passes), "cuptiProfilerHostGetNumOfPasses");
  m_passes = passes.passes;
  return fine;
}

Expected<KernelCounts> CounterConfig::countsOf(std::span<const std::uint8_t> data, std::size_t range) {
  std::vector<double> numbers(m_names.size());
  cupti::ValuesParameters values;
  values.object = m_host;
  values.data = data.data();
  values.dataSize = data.size();
  values.range = range;
  values.names = m_names.data();
  values.count = m_names.size();
  values.values = numbers.data();
  const auto read = m_cupti.check(m_cupti.values(&values), "cuptiProfilerHostEvaluateToGpuValues");
  if (!read) return tl::unexpected(read.error());
  KernelCounts counts;
  std::size_t n = 0;
  for (const CounterMetric& metric : counterMetrics()) {
    const double number = numbers[n++];
    // What was not collected comes as NaN.
    if (!(number >= 0 && number < 0x1p62)) {
      return failure({ErrorCode::DeviceFailed, metric.name, std::to_string(number), "a count"});
    }
    counts.*metric.target = std::llround(number);
  }
  return counts;
}

}  // namespace tilewise
