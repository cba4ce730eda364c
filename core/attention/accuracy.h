// SPDX-License-Identifier: MIT
#pragma once

/// Results held against float64 naive attention.

#include <cstdint>

#include "core/attention/engine.h"
#include "core/attention/reference.h"

namespace tilewise {

/// One array against its reference.
struct ArrayAccuracy {
  double maxAbs = 0;     ///< largest |difference| over entries finite in both
  double rms = 0;        ///< over the same entries
  double bound = 0;      ///< what maxAbs may be
  std::int64_t row = 0;  ///< where the largest difference is
  std::int64_t column = 0;
  bool sameNonFinite = true;  ///< infinities (with sign) and NaN stand in the same places
  bool pass = false;          ///< maxAbs <= bound and sameNonFinite
};

struct Accuracy {
  ArrayAccuracy O;
  ArrayAccuracy lse;
  bool pass() const { return O.pass && lse.pass; }
};

/// Numerics: bound = 16 epsilon x max(1, scoreMax) x max(1, largest finite |reference value| of the array); epsilon is
///           2^-52 or 2^-23 after the problem's precision.
/// Source:   cli.md, --check.
Accuracy compare(const Problem& problem, const RunResult& result, const Reference& reference);

}  // namespace tilewise
