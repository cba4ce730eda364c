// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "core/problem/problem.h"

namespace tilewise {

/// HBM accesses of the three forward algorithms for an on-chip memory of M values, with the blocks that M gives each.
struct SramPoint {
  std::int64_t sram = 0;  ///< M
  std::int64_t standard = 0;
  std::int64_t fa1 = 0;
  std::int64_t fa2 = 0;
};

SramPoint accessesAt(const Problem& problem, std::int64_t M);

/// `points` values of M from `first` to `last`, geometric, rounded; both ends are met.
/// Requires: 1 <= first <= last, points >= 1 (1 only with first = last or the first alone).
std::vector<SramPoint> sweepSram(const Problem& problem, std::int64_t first, std::int64_t last, std::int64_t points);

}  // namespace tilewise
