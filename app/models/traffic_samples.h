// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The curves of the traffic plot as data: what each algorithm has moved after a share of its steps.

#include <array>
#include <cstdint>

#include <QByteArray>
#include <QList>

#include "app/session/run.h"

namespace tilewise {

struct TrafficPoint {
  std::int64_t step = 0;
  std::int64_t values = 0;  ///< HBM values moved after that step

  bool operator==(const TrafficPoint&) const = default;
};

struct TrafficSeries {
  Algorithm algorithm = Algorithm::Standard;
  std::int64_t steps = 0;      ///< of the whole run
  QList<TrafficPoint> points;  ///< from step 0 to the last, in order

  std::int64_t total() const { return points.isEmpty() ? 0 : points.last().values; }
  double share(const TrafficPoint& point) const {
    return steps == 0 ? 0 : static_cast<double>(point.step) / static_cast<double>(steps);
  }
  bool operator==(const TrafficSeries&) const = default;
};

using TrafficSamples = std::array<TrafficSeries, 3>;  ///< standard, FA-1, FA-2

/// At most this many points a series.
inline constexpr int MaximumTrafficPoints = 400;

/// Cost: some hundred thousand events; fewer points where strips are long.
TrafficSamples sampleTraffic(const Run& run);

/// The trace of an algorithm in a run.
const Trace& traceOf(const Run& run, Algorithm algorithm);

/// The step of a trace at a share of it. Range: share is clamped to 0 to 1.
std::int64_t stepAt(double share, std::int64_t steps);

/// One line a point: algorithm,step,steps,share,values; the algorithm by its word, the share with 6 decimals.
QByteArray trafficCsv(const TrafficSamples& samples);

}  // namespace tilewise
