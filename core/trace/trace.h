// SPDX-License-Identifier: MIT
#pragma once

/// The immutable index of one pass of a run: any event, and the sums up to it, by its number. It stores one record a strip; events
/// follow from the schedule. Position k is the state after k events; event k is the k-th, counted from 1.

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/trace/schedule.h"
#include "core/trace/totals.h"

namespace tilewise {

class Trace {
 public:
  /// Cost: time in proportion to the events (some ten ns each), memory to the strips.
  explicit Trace(const Problem& problem, Pass pass = Pass::Forward);

  const Schedule& schedule() const { return m_schedule; }
  const TileGrid& grid() const { return m_schedule.grid(); }
  std::int64_t eventCount() const { return m_starts.back().events; }
  const Totals& wholeRun() const { return m_starts.back().totals; }

  /// Range: 1 <= k <= eventCount().
  Event event(std::int64_t k) const;
  /// Sums after k events. Range: 0 <= k <= eventCount().
  Totals totals(std::int64_t k) const;
  /// The strip of event k. Range: 1 <= k <= eventCount().
  std::int64_t stripOf(std::int64_t k) const;
  /// Events of a strip: begin + 1 is its first, end its last (so both are positions: before it, and after it).
  Range positionsOf(std::int64_t strip) const;
  /// The same for one tile, in the phase of position `near` (in the next that has tiles, where that is one of loads or of
  /// row terms): its first event and its last. Two loops, and the passes of standard attention, visit a tile more than
  /// once.
  Range positionsOf(TileIndex tile, std::int64_t near = 0) const;

  using Wanted = std::function<bool(const Event&)>;
  /// The first event after position k, or the last event before event k, that is wanted: its number.
  std::optional<std::int64_t> next(std::int64_t k, const Wanted& wanted) const;
  std::optional<std::int64_t> previous(std::int64_t k, const Wanted& wanted) const;

 private:
  struct Start {
    std::int64_t events = 0;
    Totals totals;
  };
  std::int64_t tileStrip(TileIndex tile, std::int64_t near) const;
  const Start& start(std::int64_t strip) const { return m_starts[static_cast<std::size_t>(strip)]; }

  Schedule m_schedule;
  std::vector<Start> m_starts;  ///< before each strip, and after the last
};

}  // namespace tilewise
