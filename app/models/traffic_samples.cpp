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

TrafficSeries sample(const Rival& rival, const Run& run) {
  const Trace& trace = *rival.trace;
  const std::int64_t steps = trace.eventCount();
  const std::int64_t count = pointCount(trace);
  TrafficSeries series{wayOf(rival, run.pass()), rival.trace == run.trace, steps, {}};
  series.points.reserve(count);
  for (std::int64_t n = 0; n < count; ++n) {
    const std::int64_t step = count == 1 ? 0 : n * steps / (count - 1);
    const Totals totals = trace.totals(step);
    series.points.append({step, totals.values(), totals.bytes(run.problem.settings().elementType)});
  }
  return series;
}

}  // namespace

TrafficSamples sampleTraffic(const Run& run) {
  TrafficSamples samples;
  for (const Rival& rival : run.rivals) {
    samples.append(sample(rival, run));
  }
  return samples;
}

std::int64_t stepAt(double share, std::int64_t steps) {
  return std::llround(std::clamp(share, 0.0, 1.0) * static_cast<double>(steps));
}

QByteArray trafficCsv(const TrafficSamples& samples) {
  QByteArray csv("algorithm,step,steps,share,values\n");
  for (const TrafficSeries& series : samples) {
    for (const TrafficPoint& point : series.points) {
      csv += wayWord(series.way) + ',' + QByteArray::number(qint64(point.step)) + ',' +
             QByteArray::number(qint64(series.steps)) + ',' + QByteArray::number(series.share(point), 'f', 6) + ',' +
             QByteArray::number(qint64(point.values)) + '\n';
    }
  }
  return csv;
}

}  // namespace tilewise
