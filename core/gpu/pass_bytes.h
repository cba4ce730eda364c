// SPDX-License-Identifier: MIT
#pragma once

/// What the model counts of a pass of all heads: what moves, and what is computed.

#include <cstdint>

#include "core/problem/problem.h"

namespace tilewise {

struct PassBytes {
  std::int64_t loaded = 0;
  std::int64_t stored = 0;

  bool operator==(const PassBytes&) const = default;
};

struct PassWork {
  std::int64_t flops = 0;         ///< in matrix products
  std::int64_t exponentials = 0;  ///< calls of exp
};

/// By the counting rules, in bytes of the problem's element type (row statistics in theirs), without arithmetic.
PassBytes passBytes(const Problem& problem, Pass pass);
/// Likewise the arithmetic.
PassWork passWork(const Problem& problem, Pass pass);

}  // namespace tilewise
