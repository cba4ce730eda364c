// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where "run to" goes: the places in a run that are worth stopping at, and how to find them.

#include <cstdint>
#include <optional>
#include <span>

#include <QString>

#include "core/files/session_file.h"
#include "core/trace/trace.h"

namespace tilewise {

/// InspectedTile: where a visit of it begins, which is an event of the tile after one that is not. Standard attention
/// comes to a tile more than once in a pass: it reads the tile of S and, when its row block is done, writes that of P.
/// Mark: a bookmark, or a visit of a tile with a stop. Total: so many bytes moved.
enum class RunTo : std::uint8_t { SkippedTile, Rescale, Store, InspectedTile, RowBlock, Mark, Total };
inline constexpr RunTo AllRunTo[] = {RunTo::Rescale,  RunTo::SkippedTile, RunTo::Store, RunTo::InspectedTile,
                                     RunTo::RowBlock, RunTo::Mark,        RunTo::Total};

/// What people have marked, and the total that they asked for.
struct RunMarks {
  std::span<const Bookmark> bookmarks;  ///< by position
  std::span<const TileIndex> stops;
  std::int64_t bytes = 0;  ///< for Total
};

/// "next rescale", "previous rescale"; direction is +1 or -1.
QString runToText(RunTo target, int direction);
/// A full sentence for when there is none: "No tile is skipped after step 190."
QString nowhereText(RunTo target, int direction, std::int64_t position);
/// The word in settings: "rescale".
QString runToWord(RunTo target);
std::optional<RunTo> runToFromWord(const QString& word);

/// Whether a pass has such places at all: only the forward passes of FA-1 and FA-2 rescale, and standard attention passes
/// over no tile. Of marks and totals it is not asked.
bool occursIn(const Trace& trace, RunTo target);

/// The position that "run to" ends at; absent when there is none in that direction. A rescale is answered by rule: the
/// next rescale event, whether or not a factor was below 1. Which rescales did something is for RescaleSearch.
/// Range: 0 <= position <= eventCount; direction +1 or -1. inspected: for InspectedTile, where without it there is no
/// target.
std::optional<std::int64_t> runToPosition(const Trace& trace, std::int64_t position, int direction, RunTo target,
                                          std::optional<TileIndex> inspected, const RunMarks& marks = {});

/// The nearest bookmark, or first event of a visit of a tile with a stop: a run on its way to any target ends there.
std::optional<std::int64_t> markPosition(const Trace& trace, std::int64_t position, int direction, const RunMarks& marks);

/// The first position at which so many bytes have been moved; absent when the run moves fewer. At 0 for none.
std::optional<std::int64_t> totalPosition(const Trace& trace, std::int64_t bytes);

}  // namespace tilewise
