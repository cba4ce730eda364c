// SPDX-License-Identifier: MIT
#include "core/costs/recompute.h"

#include "core/base/contract.h"

namespace tilewise {

RecomputeOrRead recomputeOrRead(const Roof& roof, std::int64_t d, std::int64_t elementBytes) {
  TILEWISE_EXPECTS(d >= 1 && elementBytes >= 1);
  RecomputeOrRead entry;
  entry.recomputeSeconds = 2 * static_cast<double>(d) / roof.tensorFlops;
  if (roof.exponentials) entry.exponentialSeconds = 1 / *roof.exponentials;
  entry.readSeconds = static_cast<double>(elementBytes) / roof.bandwidth;
  entry.equalWidth = static_cast<double>(elementBytes) / 2 * roof.ridge();
  return entry;
}

}  // namespace tilewise
