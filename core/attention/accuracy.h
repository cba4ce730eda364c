// SPDX-License-Identifier: MIT
#pragma once

/// Results held against float64 naive attention.

#include <cstdint>
#include <optional>

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
  std::int64_t compared = 0;   ///< entries that are finite in both
  std::int64_t notFinite = 0;  ///< the others
  bool sameNonFinite = true;  ///< infinities (with sign) and NaN stand in the same places
  bool pass = false;          ///< maxAbs <= bound and sameNonFinite
  /// Of a ratio test: maxAbs of standard attention in the same storage precision.
  std::optional<double> standardMaxAbs{};
};

struct Accuracy {
  ArrayAccuracy O;
  ArrayAccuracy lse;
  std::optional<ArrayAccuracy> dQ{};  ///< with a backward pass; so are the next two
  std::optional<ArrayAccuracy> dK{};
  std::optional<ArrayAccuracy> dV{};

  /// Whether the bounds are those of the ratio test.
  bool isRatioTest() const { return O.standardMaxAbs.has_value(); }
  bool pass() const {
    const auto fine = [](const std::optional<ArrayAccuracy>& array) { return !array || array->pass; };
    return O.pass && lse.pass && fine(dQ) && fine(dK) && fine(dV);
  }
};

/// Numerics: bound = 16 epsilon x max(1, scoreMax) x max(1, largest finite |reference value| of the array); epsilon is
///           2^-52 or 2^-23 after the problem's precision.
/// Source:   cli.md, --check.
Accuracy compare(const Problem& problem, const RunResult& result, const Reference& reference);

/// The ratio test of kernels that store in fewer bits than they compute with.
/// Numerics: bound = twice the error of standard attention that stores as these do, and the bound of compare() beside
///           it, so that an array in which standard attention happens to be exact may still round. What is not finite
///           in the standard result may be so here.
/// Requires: both are results of the problem, but for the algorithm.
/// Source:   algorithms.md, "Storage precision"; the tests of flash-attn bound a kernel's error in this way.
Accuracy compareByRatio(const Problem& problem, const RunResult& result, const RunResult& standard,
                        const Reference& reference);

/// Reference and comparison: by ratio where the problem emulates a storage precision, for which standard attention is
/// run too, else with the bounds of compare().
/// Errors: those of naiveAttention(); by ratio those of checkRunnable() for standard attention too.
/// Thread: any; uses `threads` (0: as many as the machine has cores), this one among them.
[[nodiscard]] Expected<Accuracy> check(const Problem& problem, const Inputs& inputs, const RunResult& result,
                                       RunControl& control, unsigned threads = 0);

}  // namespace tilewise
