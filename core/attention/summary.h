// SPDX-License-Identifier: MIT
#pragma once

/// Why attention by tiles is exact: what a query has seen of some keys is three figures, and those of two sets of keys
/// merge, in any order and grouping, into those of both. In float64, apart from the engine.
/// Source: Dao et al. 2022, "FlashAttention", section 3.1; Milakov & Gimelshein 2018, "Online normalizer calculation".

#include <cstdint>

#include "core/base/matrix.h"
#include "core/base/range.h"
#include "core/problem/inputs.h"

namespace tilewise {

/// One query and the keys that it sees among some.
struct Summary {
  std::int64_t keys = 0;  ///< how many it sees
  double m = 0;           ///< their largest score; -inf while there is none
  double l = 0;           ///< sum of exp(s - m), before dropout
  Vector<double> O_acc;   ///< dv: sum of z exp(s - m) V, not normalised

  /// Exact attention over these keys, O_acc / l; 0 when there is none, NaN when all their scores are -inf.
  Vector<double> output() const;
  /// m + log l; -inf when there is no key.
  double lse() const;
};

/// Of query r over the keys that it sees among these, summed in their order.
/// Requires: the shapes of the problem.
Summary summaryOf(const Problem& problem, const Inputs& inputs, std::int64_t r, Range keys);

/// Of the keys of both. Requires: the two share no key, and belong to one query.
/// Numerics: commutative to the bit, associative up to rounding. -inf - (-inf) is never formed.
Summary merge(const Summary& a, const Summary& b);

}  // namespace tilewise
