// SPDX-License-Identifier: MIT
#pragma once

/// HBM held, beside HBM moved: what a pass keeps beyond inputs and outputs, per head.
/// Source: algorithms.md, "HBM held".

#include "core/base/footprint.h"
#include "core/problem/problem.h"

namespace tilewise {

struct HbmHeld {
  Footprint extraPeak;        ///< held at most during the pass
  Footprint keptForBackward;  ///< forward: the part that a backward pass needs; backward: none
};

/// Forward. Standard: S and P, of which P stays, and a dropout mask of 1 byte an entry where there is dropout. FA-1: m
/// and l. FA-2: lse.
/// Backward. D (not FA-1's order, which makes it again in each tile), for standard also dP and dS; what the forward pass
/// kept is its input.
HbmHeld hbmHeld(const Problem& problem, Pass pass);

}  // namespace tilewise
