// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the stage says about a tile or an entry: for hovering and for screen readers. Plain text.

#include <QString>

#include "app/views/stage/grid_place.h"
#include "app/views/stage/stage_scene.h"
#include "app/views/stage/tile_heat.h"

namespace tilewise {

/// "Tile (3, 5), full, now"; without a tile "Score grid, 8 × 16 tiles".
QString tileName(const StageFacts& facts, const StageScene& scene, std::optional<TileIndex> tile);

/// Kind, state and ranges on lines of their own; with `entry` also its row and column with their names, and its value
/// when `heat` has it.
QString tileTip(const StageFacts& facts, const StageScene& scene, TileIndex tile,
                std::optional<GridPlace::Entry> entry = {}, const TileHeat* heat = nullptr);

}  // namespace tilewise
