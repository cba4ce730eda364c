// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The axis of the bars of a comparison: marks to pixels and back, and its ticks.

#include <cstdint>

#include <QList>
#include <QString>

#include "app/session/comparison.h"

namespace tilewise {

struct RaceTick {
  std::int64_t mark = 0;
  QString text;  ///< "2 MB", "500"
};

class RaceScale {
 public:
  RaceScale() = default;
  RaceScale(double left, double right, std::int64_t end) : m_left(left), m_right(right), m_end(end) {}

  double left() const { return m_left; }
  double right() const { return m_right; }
  double xOf(std::int64_t mark) const;
  /// Rounded; clamped to the axis.
  std::int64_t markAt(double x) const;
  /// 0 and multiples of 1, 2 or 5 times a power of ten, no closer than `apart` pixels.
  QList<RaceTick> ticks(AlignBy by, double apart) const;

 private:
  double m_left = 0, m_right = 1;
  std::int64_t m_end = 0;
};

/// Bytes on an axis: "2 MB", "0.5 GB", "200 bytes". step: between ticks, which decides the unit.
QString axisBytes(std::int64_t bytes, std::int64_t step);

}  // namespace tilewise
