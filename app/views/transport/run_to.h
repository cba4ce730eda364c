// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where "run to" goes: the places in a run that are worth stopping at, and how to find them.

#include <cstdint>
#include <optional>

#include <QString>

#include "core/trace/trace.h"

namespace tilewise {

enum class RunTo : std::uint8_t { SkippedTile, Rescale, Store, InspectedTile, RowBlock };
inline constexpr RunTo AllRunTo[] = {RunTo::Rescale, RunTo::SkippedTile, RunTo::Store, RunTo::InspectedTile,
                                     RunTo::RowBlock};

/// "next rescale", "previous rescale"; direction is +1 or -1.
QString runToText(RunTo target, int direction);
/// A full sentence for when there is none: "No tile is skipped after step 190."
QString nowhereText(RunTo target, int direction, std::int64_t position);
/// The word in settings: "rescale".
QString runToWord(RunTo target);
std::optional<RunTo> runToFromWord(const QString& word);

/// Whether a pass has such places at all: only the forward passes of FA-1 and FA-2 rescale, and standard attention passes
/// over no tile.
bool occursIn(const Trace& trace, RunTo target);

/// The position that "run to" ends at; absent when there is none in that direction. A rescale is answered by rule: the
/// next rescale event, whether or not a factor was below 1. Which rescales did something is for RescaleSearch.
/// Range: 0 <= position <= eventCount; direction +1 or -1. inspected: for InspectedTile, where without it there is no
/// target.
std::optional<std::int64_t> runToPosition(const Trace& trace, std::int64_t position, int direction, RunTo target,
                                          std::optional<TileIndex> inspected);

}  // namespace tilewise
