// SPDX-License-Identifier: MIT
#pragma once

/// What a broken run takes each tile of the score grid for, and which entries it weighs. Follows from problem and fault
/// alone.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/faults/fault.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

/// What becomes of a tile in a broken run, beside what should.
enum class TileFate : std::uint8_t {
  Computed,  ///< as it should be
  Skipped,   ///< as it should be
  Lost,      ///< skipped, although some of its entries are visible
  InVain,    ///< computed, although none of its entries is
};

struct BrokenTileCounts {
  std::int64_t visited = 0;       ///< tiles that the right run visits
  std::int64_t computed = 0;      ///< tiles that the broken run visits
  std::int64_t lost = 0;          ///< of the visited, those that the broken run does not
  std::int64_t inVain = 0;        ///< of the computed, those without a visible entry
  std::int64_t visiblePairs = 0;  ///< query-key pairs that are visible
  std::int64_t pairsLost = 0;     ///< visible ones that the broken run leaves out
  std::int64_t pairsAdded = 0;    ///< masked ones that it weighs
  std::int64_t paddedPairs = 0;   ///< pairs of a query with a key past Tk that it weighs
};

class BrokenTiles {
 public:
  /// Without a fault: as it should be.
  BrokenTiles(const Problem& problem, std::optional<Fault> fault);

  /// The problem as the broken run reads it: with CausalCorner that with the other corner.
  const Problem& problem() const { return m_problem; }
  std::optional<Fault> fault() const { return m_fault; }
  bool has(Fault fault) const { return m_fault == fault; }

  std::int64_t nr() const { return m_grid.nr(); }
  std::int64_t nc() const { return m_grid.nc(); }
  Range queries(std::int64_t i) const { return m_grid.queries(i); }
  Range keys(std::int64_t j) const { return m_grid.keys(j); }
  /// The keys that column j is computed with: with RaggedTail the last block is as long as the others.
  Range paddedKeys(std::int64_t j) const;
  TileKind kind(TileIndex tile) const;
  bool skips(TileIndex tile) const { return kind(tile) == TileKind::Skipped; }
  bool rowIsVisited(std::int64_t i) const;
  bool columnIsVisited(std::int64_t j) const;
  /// Whether the run has come across a key that query r sees.
  bool cameAcrossAKey(std::int64_t r) const;
  /// Whether a key past Tk counts for query r: where causal and window, which are all that masks it, let it.
  bool weighsPadding(std::int64_t r, std::int64_t t) const;
  /// Whether the entry has a weight. Range: 0 <= t < Tk.
  bool weighs(std::int64_t r, std::int64_t t) const;

  TileFate fate(TileIndex tile) const;
  /// Cost: that of the kinds of all tiles, and of the entries of those that the fault changes.
  BrokenTileCounts counts() const;

 private:
  bool startsAfterFirstQuery(TileIndex tile) const;
  void addPairs(TileIndex tile, BrokenTileCounts& counts) const;

  Problem m_problem;
  std::optional<Fault> m_fault;
  TileGrid m_grid;   ///< of the problem as it is read
  TileGrid m_right;  ///< of the problem as it is
};

}  // namespace tilewise
