// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The kinds of all tiles, row block by row block, as runs of neighbours of one kind. They follow from the mask alone.

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/tiling/tile_grid.h"

namespace tilewise {

struct TileRun {
  Range tiles;  ///< key blocks
  TileKind kind = TileKind::Full;
  std::optional<SkipReason> why;  ///< of a skipped run

  bool operator==(const TileRun&) const = default;
};

class TileRuns {
 public:
  /// Cost: one look at each tile.
  explicit TileRuns(const TileGrid& grid);

  /// The runs of a row block, from left to right; together they are all its tiles.
  std::span<const TileRun> row(std::int64_t i) const;
  /// The row block has a tile that is visited.
  bool anyVisited(std::int64_t i) const;

 private:
  std::vector<TileRun> m_runs;
  std::vector<std::size_t> m_begins;  ///< of each row block in m_runs, and the end
};

}  // namespace tilewise
