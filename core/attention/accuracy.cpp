// SPDX-License-Identifier: MIT
#include "core/attention/accuracy.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

double epsilonOf(Precision precision) { return std::ldexp(1.0, precision == Precision::Float64 ? -52 : -23); }

bool sameNonFinite(double a, double b) { return std::isnan(a) ? std::isnan(b) : a == b; }

ArrayAccuracy compareArrays(const Matrix<double>& found, const Matrix<double>& wanted, double epsilonTimesScores) {
  ArrayAccuracy accuracy;
  double largest = 1;
  double squares = 0;
  std::int64_t finite = 0;
  for (Index r = 0; r < wanted.rows(); ++r) {
    for (Index c = 0; c < wanted.cols(); ++c) {
      const double a = found(r, c);
      const double b = wanted(r, c);
      if (std::isfinite(b)) largest = std::max(largest, std::abs(b));
      if (!std::isfinite(a) || !std::isfinite(b)) {
        accuracy.sameNonFinite = accuracy.sameNonFinite && sameNonFinite(a, b);
        continue;
      }
      const double difference = std::abs(a - b);
      squares += difference * difference;
      finite += 1;
      if (difference > accuracy.maxAbs) {
        accuracy.maxAbs = difference;
        accuracy.row = r;
        accuracy.column = c;
      }
    }
  }
  accuracy.rms = finite > 0 ? std::sqrt(squares / static_cast<double>(finite)) : 0;
  accuracy.bound = epsilonTimesScores * largest;
  accuracy.pass = accuracy.sameNonFinite && accuracy.maxAbs <= accuracy.bound;
  return accuracy;
}

}  // namespace

Accuracy compare(const Problem& problem, const RunResult& result, const Reference& reference) {
  const double unit = 16 * epsilonOf(problem.settings().precision) * std::max(1.0, reference.scoreMax);
  return {compareArrays(result.O, reference.O, unit), compareArrays(result.lse, reference.lse, unit)};
}

}  // namespace tilewise
