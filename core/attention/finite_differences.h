// SPDX-License-Identifier: MIT
#pragma once

/// Gradients held against difference quotients of naive attention, which know nothing of a backward pass.

#include <cstdint>

#include "core/attention/engine.h"
#include "core/attention/gradients.h"
#include "core/base/expected.h"
#include "core/problem/inputs.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// One entry of a gradient.
struct DifferenceQuotient {
  Tensor tensor = Tensor::dQ;  ///< dQ, dK or dV
  std::int64_t row = 0;
  std::int64_t column = 0;
  double gradient = 0;  ///< what is checked
  double quotient = 0;  ///< (f(x + h) - f(x - h)) / 2h
  double bound = 0;     ///< what their difference may be

  double difference() const;
  bool pass() const { return difference() <= bound; }
};

struct FiniteDifferences {
  std::int64_t entries = 0;    ///< compared
  std::int64_t notFinite = 0;  ///< left out: their quotient is not finite, as where a score is infinite
  bool pass = true;            ///< all differences are within their bounds
  DifferenceQuotient worst;    ///< the largest share of its bound; of no meaning when entries is 0
};

/// Central differences of the scalar sum(dO o O) in float64 at `samples` entries, a third of them in each of dQ, dK and
/// dV, drawn from `seed`.
/// Numerics: h is 2^-14, times the power of two below |x| where that is above 1. The bound of an entry adds up
///           |quotient with 2h - quotient|, three times the third-order term of the quotient; 16 epsilon max(1, scores)
///           max(1, |O|) ||dO|| / 2h for the roundings of O, over the rows that the entry acts on; and what compare()
///           gives a gradient of the problem's precision, with the scores of those rows. Storage that is emulated is
///           not allowed for.
/// Cost:     4 rows of naive attention for an entry of dQ, 4 forward passes for one of dK and dV.
/// Requires: settings().backward; gradients of the problem's shapes.
/// Errors:   Shape, Cancelled, OutOfMemory.
/// Thread:   any; starts `threads` of its own, each with a copy of the inputs (0: as many as the machine has cores).
[[nodiscard]] Expected<FiniteDifferences> checkByDifferences(const Problem& problem, const Inputs& inputs,
                                                             const Gradients& gradients, std::int64_t samples,
                                                             std::uint64_t seed, RunControl& control,
                                                             unsigned threads = 0);

}  // namespace tilewise
