// SPDX-License-Identifier: MIT
#pragma once

/// Thread blocks on multiprocessors that they share: the more of them one holds, the longer each takes.

#include <cstdint>
#include <span>

namespace tilewise {

struct SharedSchedule {
  double length = 0;     ///< seconds until the last thread block ends
  double idleShare = 0;  ///< of the time of all multiprocessors, how much they hold no thread block
};

/// work: rounds of each thread block, in the order in which they start. secondsOfRound[n - 1]: how long a round takes where n
///         thread blocks share a multiprocessor; as many may be held at once as there are entries.
/// Each thread block goes to the multiprocessor that holds the fewest, later to the one where a place becomes free first.
/// Requires: processors >= 1; secondsOfRound is not empty, its values are positive; no work is negative.
/// Cost: O(n log n).
/// Source: list scheduling (Graham 1969) on processors that serve what they hold in equal parts.
SharedSchedule scheduleShared(std::span<const double> work, std::int64_t processors,
                              std::span<const double> secondsOfRound);

}  // namespace tilewise
