// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Everything that a picture of the stage is painted from.

#include <optional>
#include <span>

#include "app/views/look/look.h"
#include "app/views/stage/secret_painter.h"
#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/stage_scene.h"
#include "app/views/stage/tile_heat.h"
#include "app/views/stage/travel.h"

namespace tilewise {

struct StagePicture {
  const StageFacts& facts;
  const StageGeometry& geometry;
  const StageScene& scene;
  const Look& look;
  std::optional<TileIndex> chosen;  ///< framed in ink
  const TileHeat* heat = nullptr;   ///< values of the tile at hand; null: its fill
  bool nowNotFinite = false;        ///< the tile at hand holds NaN or infinity where it is visible
  std::optional<Travel> travel;     ///< a block on its way, or just arrived
  bool focused = false;             ///< by the keyboard
  std::span<const TileIndex> stops{};  ///< tiles at which a run stops
  const Run* run = nullptr;            ///< for the scores of tiles that are done, when a person has zoomed in to them
  std::optional<SecretTiles> secret{};  ///< whose kinds are asked for
};

}  // namespace tilewise
