// SPDX-License-Identifier: MIT
#pragma once

/// The order of events: a contract, stated here and nowhere else. A run is a sequence of strips (a row block, a column
/// block, a pass's loads); a strip is a sequence of events. Engine and replay execute these events; the trace indexes
/// them.
/// Source: algorithms.md, "Events".

#include <cstdint>
#include <functional>
#include <vector>

#include "core/problem/problem.h"
#include "core/tiling/tile_grid.h"
#include "core/trace/event.h"

namespace tilewise {

enum class StripKind : std::uint8_t {
  QueryBlock,  ///< FA-2: query block i against all key blocks
  KeyLoads,    ///< standard, pass 1: K block by block
  ScoreRows,   ///< standard, pass 1: S_i
  WeightRows,  ///< standard, pass 2: P_i
  ValueLoads,  ///< standard, pass 3: V block by block
  OutputRows,  ///< standard, pass 3: O_i
  KeyBlock,    ///< FA-1: key block j against all query blocks
};

struct Strip {
  StripKind kind = StripKind::QueryBlock;
  std::int64_t block = 0;  ///< i, or j for KeyBlock; 0 for the loads

  bool operator==(const Strip&) const = default;
};

class Schedule {
 public:
  explicit Schedule(const Problem& problem);

  std::int64_t stripCount() const { return static_cast<std::int64_t>(m_strips.size()); }
  const Strip& strip(std::int64_t index) const { return m_strips[static_cast<std::size_t>(index)]; }
  const TileGrid& grid() const { return m_grid; }

  /// Receives an event; false ends the walk.
  using Visit = std::function<bool(const Event&)>;
  /// Walks the events of one strip in order; false when the visitor ended it.
  bool forEachEvent(const Strip& strip, const Visit& visit) const;

 private:
  class Writer;
  bool queryBlock(std::int64_t i, Writer& out) const;
  bool keyBlock(std::int64_t j, Writer& out) const;
  bool keyLoads(Writer& out) const;
  bool scoreRows(std::int64_t i, Writer& out) const;
  bool weightRows(std::int64_t i, Writer& out) const;
  bool valueLoads(Writer& out) const;
  bool outputRows(std::int64_t i, Writer& out) const;

  Problem m_problem;
  TileGrid m_grid;
  std::vector<Strip> m_strips;
};

}  // namespace tilewise
