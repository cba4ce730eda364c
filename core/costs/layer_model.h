// SPDX-License-Identifier: MIT
#pragma once

/// What the papers print, made from the same closed forms: bytes of a layer of attention, kernel engineers' FLOPs, and
/// the FLOPs of training a model.

#include <cstdint>

#include "core/costs/accesses.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

/// A layer without a mask but for a sparse fraction: N tokens, width d, all heads of all sequences. Statistics take 4
/// bytes.
struct LayerSetting {
  std::int64_t N = 1024;
  std::int64_t d = 64;
  std::int64_t heads = 1024;  ///< batch times heads
  BlockSizes blocks{64, 64};
  std::int64_t elementBytes = 2;
  double s = 1;  ///< fraction of the tiles that is visited (block-sparse); standard attention computes all
};

Lengths lengthsOf(const LayerSetting& layer);

/// Accesses of all heads. Caches and the traffic of masks and random numbers are left out.
/// Range: values up to 2^62.
Accesses layerAccesses(AttentionPass which, const LayerSetting& layer);
/// The same in bytes; 1e9 of them are the papers' GB.
std::int64_t layerBytes(AttentionPass which, const LayerSetting& layer);
/// FLOPs in products of all heads, nothing deducted.
double layerFlops(AttentionPass which, const LayerSetting& layer);

/// The rule that reported FLOP/s follow: forward 4 N² d a head, halved when causal, backward 2.5 times that.
/// Source: FlashAttention-2, section 4.1.
double reportedFlops(const LayerSetting& layer, Pass direction, bool causal);
/// Forward and backward together, 3.5 times forward.
double reportedFlopsOfBoth(const LayerSetting& layer, bool causal);

/// FLOPs of one training step for one sequence: 6 N P + 12 L h N², N its tokens, P parameters, L layers, h hidden
/// width; not halved for causal masks.
/// Source: FlashAttention-2, section 4.2 (the formula of Megatron-LM).
double trainingFlops(double tokens, double parameters, double layers, double hidden);

}  // namespace tilewise
