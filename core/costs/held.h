// SPDX-License-Identifier: MIT
#pragma once

/// HBM held, beside HBM moved: what a forward pass keeps beyond inputs and outputs, per head.
/// Source: algorithms.md, "HBM held".

#include "core/problem/problem.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

struct HbmHeld {
  Footprint extraPeak;        ///< held at most during the pass
  Footprint keptForBackward;  ///< the part that a backward pass needs
};

/// Standard: S and P, of which P stays. FA-1: m and l. FA-2: lse.
HbmHeld hbmHeld(const Problem& problem);

}  // namespace tilewise
