// SPDX-License-Identifier: MIT
#include "core/tiling/blocks_from_sram.h"

#include <algorithm>

#include "core/base/contract.h"

namespace tilewise {

BlockSizes blocksFromSram(Algorithm algorithm, std::int64_t dk, std::int64_t dv, std::int64_t M) {
  TILEWISE_EXPECTS(M >= 1);
  const std::int64_t d = std::max(dk, dv);
  const std::int64_t rows = M / (4 * d) + (M % (4 * d) != 0 ? 1 : 0);
  return {algorithm == Algorithm::FlashAttention1 ? std::min(rows, d) : rows, rows};
}

ProblemSettings withBlocksFromSram(ProblemSettings settings, std::int64_t M) {
  const BlockSizes blocks = blocksFromSram(settings.algorithm, settings.dk, settings.dv, M);
  const MaskTiles before = maskTilesOf(settings);
  settings.Br = std::min(blocks.Br, MaximumTokens);
  settings.Bc = std::min(blocks.Bc, MaximumTokens);
  if (settings.blockMask) settings.blockMask = covering(*settings.blockMask, before, maskTilesOf(settings));
  return settings;
}

}  // namespace tilewise
