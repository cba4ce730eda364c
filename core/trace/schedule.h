// SPDX-License-Identifier: MIT
#pragma once

/// The order of events: a contract. A pass is a sequence of strips (a row block, a column block, a pass's loads); a
/// strip is a sequence of events. Engine and replay execute these events; the trace indexes them. The events of each
/// kind of strip are stated once, in forward_strips.cpp, backward_strips.cpp and standard_strips.cpp.
/// Source: algorithms.md, "Events".

#include <cstdint>
#include <functional>
#include <vector>

#include "core/problem/problem.h"
#include "core/tiling/tile_grid.h"
#include "core/trace/event.h"

namespace tilewise {

enum class StripKind : std::uint8_t {
  // Forward.
  QueryBlock,  ///< FA-2: query block i against all key blocks
  KeyBlock,    ///< FA-1: key block j against all query blocks
  KeyLoads,    ///< standard: K block by block (forward pass 1, backward pass 4)
  ScoreRows,   ///< standard, pass 1: S_i
  WeightRows,  ///< standard, pass 2: P_i
  ValueLoads,  ///< standard: V block by block (forward pass 3, backward pass 2)
  OutputRows,  ///< standard, pass 3: O_i
  // Backward, by tiles.
  RowTerms,               ///< D_i, before the loops
  GradientKeyBlock,       ///< FA-2: key block j outside; dQ_i added in HBM
  Fa1GradientKeyBlock,    ///< FA-1, Algorithm 4: the same with m, l and D again in each tile
  GradientQueryBlock,     ///< query-outer: dK_j and dV_j added in HBM
  KeyValueGradients,      ///< two loops, the first: dK_j and dV_j on chip, no dQ
  QueryGradients,         ///< two loops, the second: dQ_i on chip
  // Backward of standard attention.
  OutputGradientLoads,    ///< pass 1: dO block by block
  ValueGradientColumns,   ///< pass 1: dV_j
  WeightGradientRows,     ///< pass 2: dP_i
  ScoreGradientRows,      ///< pass 3: dS_i
  QueryGradientRows,      ///< pass 4: dQ_i
  QueryLoads,             ///< pass 5: Q block by block
  KeyGradientColumns,     ///< pass 5: dK_j
};

struct Strip {
  StripKind kind = StripKind::QueryBlock;
  std::int64_t block = 0;  ///< i or j, as the kind says; 0 for the loads

  bool operator==(const Strip&) const = default;
};

/// Whether the block of such a strip is a key block.
bool isColumn(StripKind kind);
/// Whether strips of this kind add to sums in HBM, so that the order of the strips is the order of the additions.
bool sumsInHbm(StripKind kind);
/// Whether each strip of this kind visits tiles of the score grid one after the other, each with all that is done to it.
bool goesByTiles(StripKind kind);

/// Whether strips of this kind have events that belong to a tile.
bool visitsTiles(StripKind kind);
/// Whether an event is the last of a tile in its strip: where stepping by tiles stops.
bool endsTile(const Event& event, const Problem& problem);
/// Whether an event ends a row block or a column block.
bool endsBlock(const Event& event);

class Schedule {
 public:
  explicit Schedule(const Problem& problem, Pass pass = Pass::Forward);

  Pass pass() const { return m_pass; }
  std::int64_t stripCount() const { return static_cast<std::int64_t>(m_strips.size()); }
  const Strip& strip(std::int64_t index) const { return m_strips[static_cast<std::size_t>(index)]; }
  /// Runs of strips of one kind: strips [begin, end).
  const std::vector<Range>& phases() const { return m_phases; }
  const Problem& problem() const { return m_problem; }
  const TileGrid& grid() const { return m_grid; }

  /// Receives an event; false ends the walk.
  using Visit = std::function<bool(const Event&)>;
  /// Walks the events of one strip in order; false when the visitor ended it.
  bool forEachEvent(const Strip& strip, const Visit& visit) const;

 private:
  void addForward();
  void addBackward();
  void add(StripKind kind, std::int64_t count);
  void addShuffled(StripKind kind, std::int64_t count);

  Problem m_problem;
  Pass m_pass;
  TileGrid m_grid;
  std::vector<Strip> m_strips;
  std::vector<Range> m_phases;
};

}  // namespace tilewise
