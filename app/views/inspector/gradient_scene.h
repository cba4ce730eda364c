// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a tile of a backward pass looks like: three figures.

#include <vector>

#include "app/views/inspector/scene_parts.h"
#include "core/trace/event.h"

namespace tilewise {

/// P and dP with lse (FA-1: m and l) and D; dS and dQ_i; dK_j and dV_j, whose rows are keys. Before the loops, where
/// row terms are computed: dO_i and O_i with D alone.
/// Requires: a state with a query block.
std::vector<TileScene> gradientScenes(const Run& run, const BlockState& state, std::optional<EventKind> event,
                                      TileTime time = TileTime::Present);

/// The figures of any pass: those above, or the one of a forward pass. Empty where nothing can be shown.
std::vector<TileScene> figureScenes(const Run& run, const BlockState& state, std::optional<EventKind> event,
                                    TileTime time = TileTime::Present);

}  // namespace tilewise
