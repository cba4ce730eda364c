// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a problem amounts to before it is run: tiles, steps, traffic, room on chip. No arithmetic on data.

#include <cstdint>
#include <optional>

#include "core/problem/problem.h"

namespace tilewise {

struct ProblemSummary {
  explicit ProblemSummary(Problem given) : problem(std::move(given)) {}

  /// What depends on the mask: counted for as many tiles as can be counted while a person types.
  struct Counts {
    std::int64_t visited = 0, skipped = 0, partial = 0;
    std::int64_t steps = 0;           ///< events of the pass that is stepped
    std::int64_t values = 0;          ///< that it moves between HBM and SRAM, one head
    std::int64_t bytes = 0;           ///< the same, statistics in 4 bytes a value
    std::int64_t standardValues = 0;  ///< of the same pass of standard attention
  };

  Problem problem;
  std::int64_t nr = 0, nc = 0;
  std::optional<Counts> counts;
  std::optional<std::int64_t> onChipBytes;  ///< absent: standard attention leaves residency open
  std::int64_t capacityBytes = 0;           ///< 0: the device is not known

  std::int64_t tiles() const { return nr * nc; }
  /// Whether it can be run at all.
  bool canRun() const;
  bool fits() const { return !onChipBytes || *onChipBytes <= capacityBytes; }
};

/// Cost: O(nr + nc) with causal and window alone, else in proportion to the tiles, up to some ms.
ProblemSummary summarize(const Problem& problem);

}  // namespace tilewise
