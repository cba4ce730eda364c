// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the stage says about a tile, a block of a strip or an entry: for hovering and for screen readers. Plain text.

#include <QString>

#include "app/views/stage/grid_place.h"
#include "app/views/stage/stage_scene.h"
#include "app/views/stage/tile_heat.h"

namespace tilewise {

/// "Tile (3, 5), full, now"; without a tile "Score grid, 8 × 16 tiles".
QString tileName(const StageFacts& facts, const StageScene& scene, std::optional<TileIndex> tile);

/// A score or a weight that was made anew for a tile that is not at hand.
struct MadeAnew {
  Tensor what = Tensor::S;       ///< of the matrix that is pointed at
  std::optional<double> value;  ///< absent: nothing is kept that it could be made from
};

/// Kind, state and ranges on lines of their own; with `entry` also its row and column with their names, and its value:
/// from `heat` when it has it, else `anew` where the tile has been computed. What is missing is said.
QString tileTip(const StageFacts& facts, const StageScene& scene, TileIndex tile,
                std::optional<GridPlace::Entry> entry = {}, const TileHeat* heat = nullptr, const MadeAnew& anew = {});

/// "It is skipped: causal mask."; empty for a tile that is not.
QString whyNot(const StageFacts& facts, std::optional<TileIndex> tile);

/// An entry of a strip, by its indices in the whole tensor.
struct StripEntry {
  std::int64_t row = 0;
  std::int64_t column = 0;
  std::optional<double> value;  ///< absent while it is not there
};

/// Tensor, block and place; its rows and size; how far a sum has come; with `entry` also row, column and value.
QString stripTip(const StageFacts& facts, const StageScene& scene, Tensor tensor, std::int64_t block,
                 std::optional<StripEntry> entry = {});

}  // namespace tilewise
