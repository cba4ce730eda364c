// SPDX-License-Identifier: MIT
#pragma once

/// Memory beyond inputs and outputs, for all heads of a layer, against the number of tokens.
/// Source: algorithms.md, "HBM held".

#include <cstdint>
#include <span>
#include <vector>

#include "core/costs/held.h"

namespace tilewise {

/// What one algorithm holds, all heads together.
struct LayerHeld {
  Footprint forwardPeak;      ///< at most during the forward pass
  Footprint keptForBackward;  ///< from the forward to the backward pass: P, or lse, or m and l
  Footprint backwardPeak;     ///< during the backward pass, what was kept included
};

struct HeldPoint {
  std::int64_t T = 0;  ///< tokens, Tq = Tk
  LayerHeld standard;
  LayerHeld fa1;  ///< with FA-1's backward order
  LayerHeld fa2;  ///< with FA-2's
};

/// The problem's dropout and modelled type at these numbers of tokens. Masks do not matter: P is kept whole.
/// Requires: each T is one that a problem may have; heads >= 1.
std::vector<HeldPoint> heldAgainstTokens(const Problem& problem, std::span<const std::int64_t> tokens,
                                         std::int64_t heads);

}  // namespace tilewise
