// SPDX-License-Identifier: MIT
#include "core/costs/sram_sweep.h"

#include <algorithm>
#include <cmath>

#include "core/base/contract.h"
#include "core/costs/closed_forms.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

namespace {

Problem withBlocks(const Problem& problem, Algorithm algorithm, std::int64_t M) {
  ProblemSettings settings = problem.settings();
  settings.algorithm = algorithm;
  return *Problem::make(withBlocksFromSram(std::move(settings), M));
}

/// Value n of `points` geometric ones. The ends are exact: as doubles they would be rounded beyond 2^53.
std::int64_t between(std::int64_t first, std::int64_t last, std::int64_t n, std::int64_t points) {
  if (n == 0) return first;
  if (n + 1 == points) return last;
  const double ratio = static_cast<double>(last) / static_cast<double>(first);
  const double M =
      static_cast<double>(first) * std::pow(ratio, static_cast<double>(n) / static_cast<double>(points - 1));
  return M < static_cast<double>(last) ? std::clamp<std::int64_t>(std::llround(M), first, last) : last;
}

}  // namespace

SramPoint accessesAt(const Problem& problem, std::int64_t M) {
  const Problem fa1 = withBlocks(problem, Algorithm::FlashAttention1, M);
  const Problem fa2 = withBlocks(problem, Algorithm::FlashAttention2, M);
  return {M, standardForwardValues(problem), fa1ForwardValues(fa1, takeCensus(fa1)),
          fa2ForwardValues(fa2, takeCensus(fa2))};
}

std::vector<SramPoint> sweepSram(const Problem& problem, std::int64_t first, std::int64_t last, std::int64_t points) {
  TILEWISE_EXPECTS(1 <= first && first <= last && points >= 1);
  std::vector<SramPoint> curve;
  curve.reserve(static_cast<std::size_t>(points));
  for (std::int64_t n = 0; n < points; ++n) curve.push_back(accessesAt(problem, between(first, last, n, points)));
  return curve;
}

}  // namespace tilewise
