// SPDX-License-Identifier: MIT
#include "core/costs/held_curve.h"

#include "core/base/contract.h"

namespace tilewise {

namespace {

Footprint times(const Footprint& one, std::int64_t heads) { return {one.values * heads, one.bytes * heads}; }

LayerHeld layerHeld(ProblemSettings settings, Algorithm algorithm, std::int64_t heads) {
  settings.algorithm = algorithm;
  settings.backwardOrder = algorithm == Algorithm::FlashAttention1 ? BackwardOrder::FlashAttention1
                                                                   : BackwardOrder::FlashAttention2;
  const auto problem = Problem::make(std::move(settings));
  TILEWISE_EXPECTS(problem.has_value());
  const HbmHeld forward = hbmHeld(*problem, Pass::Forward);
  const Footprint backward = hbmHeld(*problem, Pass::Backward).extraPeak, kept = forward.keptForBackward;
  return {times(forward.extraPeak, heads), times(kept, heads),
          times({kept.values + backward.values, kept.bytes + backward.bytes}, heads)};
}

}  // namespace

std::vector<HeldPoint> heldAgainstTokens(const Problem& problem, std::span<const std::int64_t> tokens,
                                         std::int64_t heads) {
  TILEWISE_EXPECTS(heads >= 1);
  ProblemSettings settings;  // of one head, with no mask: only what is held counts
  settings.dropout = problem.settings().dropout;
  settings.elementType = problem.settings().elementType;
  settings.dk = settings.dv = 1;
  std::vector<HeldPoint> points;
  for (const std::int64_t T : tokens) {
    settings.Tq = settings.Tk = T;
    points.push_back({T, layerHeld(settings, Algorithm::Standard, heads),
                      layerHeld(settings, Algorithm::FlashAttention1, heads),
                      layerHeld(settings, Algorithm::FlashAttention2, heads)});
  }
  return points;
}

}  // namespace tilewise
