// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The launch of a recorded pass: its thread blocks, and where the card would run them if each were as long as its tiles.

#include <optional>
#include <vector>

#include "app/models/block_sweep.h"
#include "core/gpu/block_schedule.h"
#include "core/gpu/launch_grid.h"

namespace tilewise {

struct LaunchFacts {
  LaunchGrid grid;
  BlockSchedule schedule;  ///< Units: tiles
  std::int64_t multiprocessors = 0;
  std::int64_t blocksAtOnce = 0;  ///< that one multiprocessor holds
  std::int64_t fewestTiles = 0;   ///< of a thread block
  std::int64_t mostTiles = 0;
  /// Of each place, how many end later than it does: its row where the places are drawn.
  std::vector<std::int64_t> rows;
  /// How busy the places would be if the thread blocks started the other way round.
  double busyShareReversed = 1;

  std::int64_t multiprocessorOf(const BlockRun& run) const { return run.place % multiprocessors; }
  /// Thread blocks over places: 1.94.
  double waves() const;
  bool isBalanced() const { return fewestTiles == mostTiles; }
};

/// The largest launch that is shown.
inline constexpr std::int64_t MostShownBlocks = 200'000;

/// Absent where the pass was refused, the card's kernel does not fit a multiprocessor by its record, or the launch is
/// larger than MostShownBlocks.
std::optional<LaunchFacts> launchFacts(const GpuRecord& record, const SweepPoint& point, Pass pass);

}  // namespace tilewise
