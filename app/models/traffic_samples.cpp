// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/traffic_samples.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

constexpr std::int64_t EventBudget = 1'000'000;  ///< events that the sums of one series may walk over
constexpr std::int64_t MinimumPoints = 50;

/// A sum walks from the beginning of its strip, half a strip on average.
std::int64_t pointCount(const Trace& trace) {
  const std::int64_t stripLength = trace.eventCount() / std::max<std::int64_t>(1, trace.schedule().stripCount()) + 1;
  const std::int64_t affordable =
      std::clamp<std::int64_t>(2 * EventBudget / stripLength, MinimumPoints, MaximumTrafficPoints);
  return std::min(affordable, trace.eventCount() + 1);
}

TrafficSeries sample(Algorithm algorithm, const Trace& trace) {
  const std::int64_t steps = trace.eventCount();
  const std::int64_t count = pointCount(trace);
  TrafficSeries series{algorithm, steps, {}};
  series.points.reserve(count);
  for (std::int64_t n = 0; n < count; ++n) {
    const std::int64_t step = count == 1 ? 0 : n * steps / (count - 1);
    series.points.append({step, trace.totals(step).values()});
  }
  return series;
}

}  // namespace

const Trace& traceOf(const Run& run, Algorithm algorithm) {
  switch (algorithm) {
    case Algorithm::Standard: return *run.standard;
    case Algorithm::FlashAttention1: return *run.fa1;
    case Algorithm::FlashAttention2: break;
  }
  return *run.trace;
}

TrafficSamples sampleTraffic(const Run& run) {
  return {sample(Algorithm::Standard, *run.standard), sample(Algorithm::FlashAttention1, *run.fa1),
          sample(Algorithm::FlashAttention2, *run.trace)};
}

std::int64_t stepAt(double share, std::int64_t steps) {
  return std::llround(std::clamp(share, 0.0, 1.0) * static_cast<double>(steps));
}

QByteArray trafficCsv(const TrafficSamples& samples) {
  QByteArray csv("algorithm,step,steps,share,values\n");
  for (const TrafficSeries& series : samples) {
    const std::string_view name = word(series.algorithm);
    for (const TrafficPoint& point : series.points) {
      csv += QByteArray(name.data(), static_cast<qsizetype>(name.size())) + ',' +
             QByteArray::number(qint64(point.step)) + ',' + QByteArray::number(qint64(series.steps)) + ',' +
             QByteArray::number(series.share(point), 'f', 6) + ',' + QByteArray::number(qint64(point.values)) + '\n';
    }
  }
  return csv;
}

}  // namespace tilewise
