// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a tile of a forward pass looks like.

#include "app/views/inspector/scene_parts.h"
#include "core/trace/event.h"

namespace tilewise {

/// FA-1 and FA-2: S and P̃, and the statistics of the rows.
/// event: kind of the event that led to the state; absent when the state is not the present one.
/// Requires: a state with a tile.
TileScene tileScene(const Run& run, const BlockState& state, std::optional<EventKind> event,
                    TileTime time = TileTime::Present);

/// Standard attention: S and P, of a tile or of whole rows; in its third pass P and the rows of O.
/// Requires: a state with a query block.
TileScene standardScene(const Run& run, const BlockState& state, std::optional<EventKind> event,
                        TileTime time = TileTime::Present);

}  // namespace tilewise
