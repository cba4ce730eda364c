// SPDX-License-Identifier: MIT
#include "core/costs/visited_fraction.h"

namespace tilewise {

std::optional<double> VisitedPoint::fraction() const {
  if (!visited) return std::nullopt;
  return static_cast<double>(*visited) / static_cast<double>(total());
}

std::vector<VisitedPoint> visitedFractions(const Problem& problem, std::span<const std::int64_t> blocks,
                                           std::int64_t maximumSteps, const std::atomic<bool>* cancel) {
  std::vector<VisitedPoint> points;
  for (const std::int64_t block : blocks) {
    VisitedPoint point{block, (problem.Tq() + block - 1) / block, (problem.Tk() + block - 1) / block, {}};
    if (cancel == nullptr || !*cancel) {
      const auto other = withBlocks(problem, {block, block}, maximumSteps);
      const auto census = other ? censusWithin(*other, maximumSteps) : std::nullopt;
      if (census) point.visited = census->visited();
    }
    points.push_back(point);
  }
  return points;
}

std::int64_t causalTiles(std::int64_t n) { return n * (n + 1) / 2; }

double causalFraction(std::int64_t n) {
  return static_cast<double>(causalTiles(n)) / (static_cast<double>(n) * static_cast<double>(n));
}

VisibleEntries visibleEntries(const Problem& problem) {
  return {Mask(problem).visibleEntries({0, problem.Tq()}, {0, problem.Tk()}), problem.Tq() * problem.Tk()};
}

}  // namespace tilewise
