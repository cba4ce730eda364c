// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The curves of the traffic plot as data: what each way to compute the pass has moved after a share of its steps.

#include <cstdint>

#include <QByteArray>
#include <QList>

#include "app/models/algorithm_names.h"
#include "app/session/run.h"

namespace tilewise {

struct TrafficPoint {
  std::int64_t step = 0;
  std::int64_t values = 0;  ///< HBM values moved after that step
  std::int64_t bytes = 0;

  bool operator==(const TrafficPoint&) const = default;
};

struct TrafficSeries {
  Way way = Way::Standard;
  bool isPresent = false;      ///< the one that is stepped through
  std::int64_t steps = 0;      ///< of the whole run
  QList<TrafficPoint> points;  ///< from step 0 to the last, in order

  std::int64_t total() const { return points.isEmpty() ? 0 : points.last().values; }
  double share(const TrafficPoint& point) const {
    return steps == 0 ? 0 : static_cast<double>(point.step) / static_cast<double>(steps);
  }
  bool operator==(const TrafficSeries&) const = default;
};

using TrafficSamples = QList<TrafficSeries>;  ///< in the order of Run::rivals

/// At most this many points a series.
inline constexpr int MaximumTrafficPoints = 400;

/// Cost: some hundred thousand events; fewer points where strips are long.
TrafficSamples sampleTraffic(const Run& run);

/// The step of a trace at a share of it. Range: share is clamped to 0 to 1.
std::int64_t stepAt(double share, std::int64_t steps);

/// One line a point: algorithm,step,steps,share,values; the algorithm by its word, the share with 6 decimals.
QByteArray trafficCsv(const TrafficSamples& samples);

}  // namespace tilewise
