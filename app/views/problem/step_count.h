// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How long the index of a pass is and what it moves, from the census alone: quick enough to be asked for at every key.
/// The tests hold both against the index itself.

#include <cstdint>

#include "core/tiling/tile_census.h"

namespace tilewise {

/// Events of the last pass of a problem.
std::int64_t stepCount(const Problem& problem, const TileCensus& census);

/// Values that this pass moves between HBM and SRAM.
std::int64_t movedValues(const Problem& problem, const TileCensus& census);

/// Those of them that are statistics of a row: m, l, lse, D.
std::int64_t movedStatistics(const Problem& problem, const TileCensus& census);

}  // namespace tilewise
