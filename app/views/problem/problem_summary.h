// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What a problem amounts to before it is run: tiles, steps, traffic, room on chip. No arithmetic on data.

#include <cstdint>

#include "core/problem/problem.h"

namespace tilewise {

struct ProblemSummary {
  std::int64_t nr = 0, nc = 0;
  std::int64_t visited = 0, skipped = 0, partial = 0;
  std::int64_t steps = 0;      ///< events of an FA-2 forward run
  std::int64_t fa2Values = 0;  ///< that cross between HBM and SRAM
  std::int64_t fa2Bytes = 0;   ///< the same, lse in 4 bytes a value
  ElementType elementType = ElementType::Fp16;
  std::int64_t standardValues = 0;
  std::int64_t onChipBytes = 0;
  std::int64_t capacityBytes = 0;  ///< 0: the device is not known

  std::int64_t tiles() const { return nr * nc; }
  bool fits() const { return onChipBytes <= capacityBytes; }
};

/// Cost: O(nr + nc).
ProblemSummary summarize(const Problem& problem);

}  // namespace tilewise
