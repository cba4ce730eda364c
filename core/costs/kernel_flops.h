// SPDX-License-Identifier: MIT
#pragma once

#include "core/problem/problem.h"

namespace tilewise {

/// FLOPs of a forward pass of all heads as kernel engineers report them: 2 B H Tq Tk (dk + dv), halved when causal, nothing
/// deducted for other masks. The backward pass is reported with 2.5 times as many.
/// Source: algorithms.md, "Arithmetic".
double reportedForwardFlops(const Problem& problem);

}  // namespace tilewise
