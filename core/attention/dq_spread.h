// SPDX-License-Identifier: MIT
#pragma once

/// What the order of additions does to dQ: on a GPU the parts of dQ_i arrive by atomic additions, in any order.

#include <cstdint>

#include "core/attention/engine.h"

namespace tilewise {

struct DqSpread {
  std::int64_t orders = 0;            ///< shuffled orders that were run
  std::int64_t entries = 0;           ///< of dQ
  std::int64_t entriesDiffering = 0;  ///< whose bits are not those of the fixed order in any of the runs
  double largestUlps = 0;             ///< largest difference, in units of the last place of the fixed order's value
  double largestAbs = 0;              ///< largest |difference|
  std::int64_t row = 0;               ///< where that is
  std::int64_t column = 0;
};

/// Runs the backward pass in the fixed order and in `orders` shuffled ones (seeds 1, 2, ...) and compares dQ.
/// Requires: a problem with a backward pass.
/// Errors:   as run(); NotAvailable for standard attention and for two loops, which add nothing in HBM.
[[nodiscard]] Expected<DqSpread> dqSpread(const Problem& problem, const Inputs& inputs, std::int64_t orders,
                                          RunControl& control, unsigned threads = 0);

}  // namespace tilewise
