// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Geometry of the scrubber: positions of a run against pixels, and which marks and numbers of row blocks and key
/// blocks there is room for.

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QtGlobal>

#include "core/trace/trace.h"

namespace tilewise {

class ScrubberScale {
 public:
  struct Number {
    std::int64_t block = 0;
    qreal x = 0;  ///< its middle
    bool current = false;
  };

  ScrubberScale() = default;
  /// From left (position 0) to right (the last). Requires: left < right.
  ScrubberScale(std::shared_ptr<const Trace> trace, qreal left, qreal right);

  std::int64_t stepCount() const { return m_trace ? m_trace->eventCount() : 0; }
  qreal left() const { return m_left; }
  qreal right() const { return m_right; }
  qreal xOf(std::int64_t position) const;
  /// The nearest position, clamped.
  std::int64_t positionAt(qreal x) const;

  /// The strip at a position; absent at 0.
  std::optional<std::int64_t> stripAt(std::int64_t position) const;
  /// The nearest border between blocks after (+1) or before (-1) a position; the ends of the run are borders too.
  std::int64_t borderFrom(std::int64_t position, int direction) const;

  /// x of the borders between blocks, both ends of the run included, none nearer to the last than `gap`.
  std::vector<qreal> ticks(qreal gap) const;
  /// x of the borders between the passes of standard attention, the loops, and what comes before them.
  std::vector<qreal> phaseTicks() const;
  /// The numbers that fit, from left to right, `gap` apart: every one, or every 2nd, 5th, 10th, ... of a phase;
  /// the one of the strip at hand always. Row terms have one while they are at hand only, loads of whole matrices none.
  std::vector<Number> numbers(std::optional<std::int64_t> current, const std::function<qreal(std::int64_t)>& widthOf,
                              qreal gap) const;

 private:
  std::int64_t strips() const { return m_trace ? m_trace->schedule().stripCount() : 0; }
  Number numberOf(std::int64_t strip, bool current) const;

  std::shared_ptr<const Trace> m_trace;
  qreal m_left = 0;
  qreal m_right = 1;
};

}  // namespace tilewise
