// SPDX-License-Identifier: MIT
#pragma once

/// Thread blocks on the places of a card: each goes, in its order, to the place that is free first.

#include <cstdint>
#include <span>
#include <vector>

namespace tilewise {

/// One thread block on its place. Units: those of the work.
struct BlockRun {
  std::int64_t place = 0;
  double begin = 0;
  double end = 0;

  bool operator==(const BlockRun&) const = default;
};

struct BlockSchedule {
  std::int64_t places = 0;
  std::vector<BlockRun> runs;  ///< of each thread block, in their order
  double length = 0;           ///< when the last one ends
  double work = 0;             ///< of all

  /// Of the time of all places until the last thread block ends, how much is work. Range: 0 to 1; 1 without work.
  double busyShare() const;
  /// The longest that a place could be spared: the length if the work were shared evenly. Units: those of the work.
  double evenLength() const;
};

/// Places: multiprocessors times the thread blocks that one holds at once. All are equally fast, and a thread block is
///         as long as its work: what those on one multiprocessor take from each other is not in it. Equal places are
///         taken in ascending order.
/// Requires: places >= 1; no work is negative.
/// Cost: O(n log places).
/// Source: list scheduling (Graham 1969), as the card's distributor is known to do it.
BlockSchedule scheduleBlocks(std::span<const double> work, std::int64_t places);

}  // namespace tilewise
