// SPDX-License-Identifier: MIT
#pragma once

/// Naive attention in float64: the oracle. Plain loops in a fixed order; shares no code with the engine but the mask
/// and the dropout words.

#include <optional>

#include "core/attention/engine.h"
#include "core/attention/gradients.h"
#include "core/base/expected.h"
#include "core/problem/inputs.h"

namespace tilewise {

struct Reference {
  Matrix<double> O;     ///< Tq x dv
  Vector<double> lse;   ///< Tq, natural logarithm, of the weights before dropout; -inf for a row without keys
  double scoreMax = 0;  ///< largest finite |s| over all Tq x Tk entries, masked ones included
  std::optional<Gradients> gradients;  ///< with a backward pass
};

/// Numerics: sums over visible keys only. A visible NaN, a visible +inf score, or a row whose visible scores are all
///           -inf gives NaN in that row. A row without keys has O = 0 and zero gradients. The same bits for any number
///           of threads.
/// Cost:     Tq Tk (dk + dv) multiply-adds forward, three to four times as many more backward; memory in proportion to
///           the inputs.
/// Errors:   Cancelled, OutOfMemory, Shape.
/// Thread:   any; uses `threads` (0: as many as the machine has cores), this one among them.
[[nodiscard]] Expected<Reference> naiveAttention(const Problem& problem, const Inputs& inputs, RunControl& control,
                                                 unsigned threads = 0);

}  // namespace tilewise
