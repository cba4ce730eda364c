// SPDX-License-Identifier: MIT
#include "core/costs/sram_sweep.h"

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
  const double ratio = static_cast<double>(last) / static_cast<double>(first);
  for (std::int64_t n = 0; n < points; ++n) {
    const double share = points == 1 ? 0.0 : static_cast<double>(n) / static_cast<double>(points - 1);
    const double M = static_cast<double>(first) * std::pow(ratio, share);
    curve.push_back(accessesAt(problem, n + 1 == points && points > 1 ? last : std::llround(M)));
  }
  return curve;
}

}  // namespace tilewise
