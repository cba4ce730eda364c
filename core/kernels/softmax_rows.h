// SPDX-License-Identifier: MIT
#pragma once

/// The row work of a softmax. A masked score is -inf; NaN spreads; -inf - (-inf) is never formed.

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace tilewise {

/// The larger of the maximum so far and the scores; NaN if any score is NaN.
template <class Real>
Real rowMaximum(std::span<const Real> scores, Real soFar) {
  Real m = soFar;
  for (const Real s : scores) m = (s > m || s != s) ? s : m;
  return m;
}

/// scores become exp(scores - m) in place. m = -inf (nothing seen, or only -inf) makes them 0.
/// Numerics: std::exp, correct to about 1 ulp; exp(-inf) is exactly 0.
template <class Real>
void exponentiateRow(std::span<Real> scores, Real m) {
  if (m == -std::numeric_limits<Real>::infinity()) {
    for (Real& s : scores) s = 0;
    return;
  }
  for (Real& s : scores) s = std::exp(s - m);
}

/// exp(m - mNew), the factor by which older sums are multiplied; 0 where there is no older sum (m = -inf).
template <class Real>
Real rescaleFactor(Real m, Real mNew) {
  return m == -std::numeric_limits<Real>::infinity() ? Real{0} : std::exp(m - mNew);
}

/// The sum of a row.
/// Numerics: summed in runs of 128, so that the error grows with 128 + n/128 roundings instead of n.
template <class Real>
Real rowSum(std::span<const Real> weights) {
  constexpr std::size_t Run = 128;
  Real sum = 0;
  for (std::size_t begin = 0; begin < weights.size(); begin += Run) {
    Real part = 0;
    for (const Real w : weights.subspan(begin, std::min(Run, weights.size() - begin))) part += w;
    sum += part;
  }
  return sum;
}

/// The dot product of two rows.
/// Numerics: summed in runs of 128, as rowSum.
template <class Real>
Real rowDot(std::span<const Real> a, std::span<const Real> b) {
  constexpr std::size_t Run = 128;
  Real sum = 0;
  for (std::size_t begin = 0; begin < a.size(); begin += Run) {
    Real part = 0;
    for (std::size_t n = begin; n < std::min(begin + Run, a.size()); ++n) part += a[n] * b[n];
    sum += part;
  }
  return sum;
}

}  // namespace tilewise
