// SPDX-License-Identifier: MIT
#pragma once

/// The arrays that a problem is computed on: a person's own, or made up from a seed.

#include "core/base/expected.h"
#include "core/base/matrix.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Shapes: Q: Tq x dk, K: Tk x dk, V: Tk x dv. Held in float64; the engine rounds them to its own precision when it
///         fills its HBM.
struct Inputs {
  Matrix<double> Q;
  Matrix<double> K;
  Matrix<double> V;
};

/// Made-up arrays, the same bits on every machine (no libm, no contraction).
/// Shapes:   those of the problem.
/// Numerics: normal: x = (sum of 12 Philox words)/2^32 - 6, summed in integers, rounded to float32. Counter {n, call,
///           tensor, 1}, key = seed, n the number of the entry in its array, calls 0 to 2; tensors q, k, v = 0, 1, 2.
///           outliers: call 3 picks an entry when its first word is below floor(2^32/1000); ten times the x of calls 4
///           to 6 is added in float64, then rounded to float32. ramp: ((r + 3 column) mod 17 - 8)/8.
/// Requires: inputKind is not Own.
/// Source:   algorithms.md, "Made-up inputs"; outliers after FlashAttention-3, section 4.3.
Inputs makeInputs(const Problem& problem);

/// Whether arrays have the shapes of the problem; the error names the first that has not.
/// Errors: Shape.
[[nodiscard]] Expected<void> checkShapes(const Problem& problem, const Inputs& inputs);

/// The settings with the sizes of own arrays, and inputKind Own.
ProblemSettings sizedFor(ProblemSettings settings, const Inputs& inputs);

}  // namespace tilewise
