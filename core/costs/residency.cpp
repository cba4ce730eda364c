// SPDX-License-Identifier: MIT
#include "core/costs/residency.h"

#include <algorithm>

namespace tilewise {

std::int64_t onChipValues(AttentionPass which, const Lengths& lengths, const BlockSizes& blocks) {
  const std::int64_t dk = lengths.dk, dv = lengths.dv;
  const std::int64_t Br = std::min(blocks.Br, lengths.Tq), Bc = std::min(blocks.Bc, lengths.Tk);
  const std::int64_t keyBlock = Bc * (dk + dv);  // K_j, V_j; also dK_j, dV_j
  const std::int64_t forward = Br * dk + keyBlock + Br * Bc + Br * dv + 2 * Br;
  // Q_i, dO_i, P, dS, lse_i, D_i: what every backward order holds beside its sums.
  const std::int64_t backward = Br * (dk + dv) + keyBlock + 2 * Br * Bc + 2 * Br;
  switch (which) {
    case AttentionPass::StandardForward:
    case AttentionPass::StandardBackward: return 0;
    case AttentionPass::Fa1Forward: return forward + 2 * Br;
    case AttentionPass::Fa2Forward: return forward;
    case AttentionPass::Fa2Backward:
    case AttentionPass::QueryOuterBackward: return backward + keyBlock + Br * dk;
    case AttentionPass::Fa1Backward: return backward + keyBlock + Br * dk + Br * dv + Br;
    case AttentionPass::TwoLoopsBackward: return backward + std::max(keyBlock, Br * dk);
  }
  return 0;
}

}  // namespace tilewise
