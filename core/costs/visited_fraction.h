// SPDX-License-Identifier: MIT
#pragma once

/// Which share of the grid is visited, against the size of square blocks.

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/costs/bounded_census.h"

namespace tilewise {

struct VisitedPoint {
  std::int64_t block = 0;  ///< Br = Bc
  std::int64_t nr = 0;
  std::int64_t nc = 0;
  std::optional<std::int64_t> visited;  ///< tiles; absent where the census would take too long

  std::int64_t total() const { return nr * nc; }
  std::optional<double> fraction() const;  ///< 0 to 1
};

/// The problem's mask on grids of these square blocks; a block mask is carried over.
/// Requires: each size is one that a problem may have.
std::vector<VisitedPoint> visitedFractions(const Problem& problem, std::span<const std::int64_t> blocks,
                                           std::int64_t maximumSteps = FigureCensusSteps,
                                           const std::atomic<bool>* cancel = nullptr);

/// Tiles under a causal mask on an n x n grid of square tiles (Tq = Tk): n(n+1)/2 of n².
std::int64_t causalTiles(std::int64_t n);
double causalFraction(std::int64_t n);

/// Entries that the mask leaves visible: what no choice of blocks can go below.
struct VisibleEntries {
  std::int64_t visible = 0;
  std::int64_t total = 0;
  double fraction() const { return static_cast<double>(visible) / static_cast<double>(total); }
};
/// Cost: some ten ns a query; with documents or a block mask times the runs that a query sees.
VisibleEntries visibleEntries(const Problem& problem);

}  // namespace tilewise
