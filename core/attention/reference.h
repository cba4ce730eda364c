// SPDX-License-Identifier: MIT
#pragma once

/// Naive attention in float64: the oracle. Plain loops in a fixed order; shares no code with the engine but the mask.

#include "core/attention/engine.h"
#include "core/base/expected.h"
#include "core/problem/inputs.h"

namespace tilewise {

struct Reference {
  Matrix<double> O;     ///< Tq x dv
  Vector<double> lse;   ///< Tq, natural logarithm; -inf for a row without keys
  double scoreMax = 0;  ///< largest finite |s| over all Tq x Tk entries, masked ones included
};

/// Numerics: sums over visible keys only. A visible NaN, a visible +inf score, or a row whose visible scores are all
///           -inf gives NaN in that row.
/// Errors:   Cancelled, OutOfMemory, Shape.
/// Thread:   any; starts `threads` of its own (0: as many as the machine has cores).
[[nodiscard]] Expected<Reference> naiveAttention(const Problem& problem, const Inputs& inputs, RunControl& control,
                                                 unsigned threads = 0);

}  // namespace tilewise
