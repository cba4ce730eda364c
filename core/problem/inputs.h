// SPDX-License-Identifier: MIT
#pragma once

/// The arrays that a problem is computed on: a person's own, or made up from a seed.

#include "core/base/expected.h"
#include "core/base/matrix.h"
#include "core/problem/problem.h"

namespace tilewise {

/// The arrays of one head.
/// Shapes: Q: Tq x dk, K: Tk x dk, V: Tk x dv, dO: Tq x dv, or empty without a backward pass. Held in float64; the
///         engine rounds them to its own precision when it fills its HBM.
struct Inputs {
  Matrix<double> Q;
  Matrix<double> K;
  Matrix<double> V;
  Matrix<double> dO{};
};

/// Made-up arrays of the head at hand, the same bits on every machine (no libm, no contraction); dO with a backward pass.
/// Shapes:   those of the problem.
/// Numerics: normal: x = (sum of 12 Philox words)/2^32 - 6, summed in integers, rounded to float32. Counter {n, call,
///           tensor, 1}, key = seed, n the number of the entry in its array (heads x rows x width), calls 0 to 2; tensors q, k, v, do = 0 to 3.
///           outliers: call 3 picks an entry when its first word is below floor(2^32/1000); ten times the x of calls 4
///           to 6 is added in float64, then rounded to float32. ramp: ((r + 3 column) mod 17 - 8)/8.
/// Requires: inputKind is not Own.
/// Source:   algorithms.md, "Made-up inputs"; outliers after FlashAttention-3, section 4.3.
Inputs makeInputs(const Problem& problem);

/// dO of the head at hand by the same rule, whatever the other arrays are: normal where the input kind is Own.
Matrix<double> makeOutputGradient(const Problem& problem);

/// Whether arrays have the shapes of the problem (dO too, with a backward pass); the error names the first that has
/// not.
/// Errors: Shape.
[[nodiscard]] Expected<void> checkShapes(const Problem& problem, const Inputs& inputs);

/// The settings with the sizes of own arrays, and inputKind Own.
ProblemSettings sizedFor(ProblemSettings settings, const Inputs& inputs);

}  // namespace tilewise
