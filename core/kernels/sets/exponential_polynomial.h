// SPDX-License-Identifier: MIT
#pragma once

/// exp of a vector: x = n ln 2 + r with |r| <= ln 2 / 2; e^x = 2^n e^r. ln 2 is taken off in two parts, the first of so
/// few digits that n times it is exact, and e^r is 1 + r + r^2 q(r) with q interpolated in Chebyshev's nodes (its error
/// is 0.2 ulp at most).

#include "core/kernels/sets/words.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
struct ExpNumbers;

template <>
struct ExpNumbers<float> {
  static constexpr float Lowest = -104.0F;                              ///< rounds to 0
  static constexpr float Highest = 89.0F;                               ///< overflows
  static constexpr float LowestNormal = -87.0F, HighestNormal = 88.0F;  ///< between them, 2^n and e^x have all digits
  static constexpr float Magic = 0x1.8p23F;  ///< adding it rounds to a whole number, which its last bits then hold
  static constexpr float Log2E = 0x1.715476p0F;
  static constexpr float Ln2High = 0x1.62e4p-1F;  ///< 15 digits: exact times |n| <= 151
  static constexpr float Ln2Low = 0x1.7f7d1cp-20F;
  static constexpr float Q[] = {0x1p-1F, 0x1.5554dcp-3F, 0x1.555518p-5F, 0x1.120be2p-7F, 0x1.6d117cp-10F};
  static constexpr int Terms = 5;
  static constexpr int MantissaBits = 23;
  static constexpr std::int32_t Bias = 127;
};

template <>
struct ExpNumbers<double> {
  static constexpr double Lowest = -746.0;
  static constexpr double Highest = 710.0;
  static constexpr double LowestNormal = -708.0, HighestNormal = 709.0;
  static constexpr double Magic = 0x1.8p52;
  static constexpr double Log2E = 0x1.71547652b82fep0;
  static constexpr double Ln2High = 0x1.62e42fefa38p-1;  ///< 42 digits
  static constexpr double Ln2Low = 0x1.ef35793c7673p-45;
  static constexpr double Q[] = {0x1.0000000000001p-1,  0x1.5555555555556p-3,  0x1.5555555553d37p-5,
                                 0x1.11111111109a6p-7,  0x1.6c16c1789d1d7p-10, 0x1.a01a01a7cebcdp-13,
                                 0x1.a019b8ca26fcfp-16, 0x1.71de0d85293b8p-19, 0x1.2891d4ffbb0f9p-22,
                                 0x1.af390ba7e6f47p-26};
  static constexpr int Terms = 10;
  static constexpr int MantissaBits = 52;
  static constexpr std::int64_t Bias = 1023;
};

/// 2^n, of the numbers with all digits.
template <class Real>
TILEWISE_INLINE Vector<Real> powerOfTwo(Wholes<Real> n) {
  return reinterpret_cast<Vector<Real>>((n + ExpNumbers<Real>::Bias) << ExpNumbers<Real>::MantissaBits);
}

/// e^x = power e^r.
template <class Real>
struct Reduced {
  Vector<Real> ofRest;  ///< e^r
  Wholes<Real> n;
};

template <class Real>
TILEWISE_INLINE Reduced<Real> reduced(Vector<Real> x) {
  using Numbers = ExpNumbers<Real>;
  const Vector<Real> shifted = x * Numbers::Log2E + Numbers::Magic;
  const Vector<Real> n = shifted - Numbers::Magic;
  const Vector<Real> r = (x - n * Numbers::Ln2High) - n * Numbers::Ln2Low;
  const Vector<Real> r2 = r * r;
  Vector<Real> q;
  if constexpr (Numbers::Terms == 5) {
    q = all<Real>(Numbers::Q[4]);
    for (int term = 3; term >= 0; --term) q = q * r + Numbers::Q[term];
  } else {
    // Two halves at once: a chain of ten multiply-adds would keep the units waiting.
    const Vector<Real> low = ((Numbers::Q[3] * r + Numbers::Q[2]) * r2) + (Numbers::Q[1] * r + Numbers::Q[0]);
    const Vector<Real> middle = ((Numbers::Q[7] * r + Numbers::Q[6]) * r2) + (Numbers::Q[5] * r + Numbers::Q[4]);
    const Vector<Real> high = Numbers::Q[9] * r + Numbers::Q[8];
    const Vector<Real> r4 = r2 * r2;
    q = (high * r4 + middle) * r4 + low;
  }
  return {(r2 * q + r) + 1,
          reinterpret_cast<Wholes<Real>>(shifted) - reinterpret_cast<Wholes<Real>>(all<Real>(Numbers::Magic))};
}

/// Where a result is 0, denormal, infinite or near it: two powers, each within the exponents that there are.
template <class Real>
TILEWISE_INLINE Vector<Real> exponentialBeyond(Vector<Real> x) {
  using Numbers = ExpNumbers<Real>;
  // NaN stays: it is the second of each pair.
  const Reduced<Real> parts =
      reduced<Real>(larger<Real>(all<Real>(Numbers::Lowest), smaller<Real>(all<Real>(Numbers::Highest), x)));
  const Wholes<Real> half = parts.n >> 1;
  return parts.ofRest * powerOfTwo<Real>(half) * powerOfTwo<Real>(parts.n - half);
}

/// Numerics: tile_kernels.h. A lane has the same bits by either way: powers of two are exact.
template <class Real>
TILEWISE_INLINE Vector<Real> exponential(Vector<Real> x) {
  using Numbers = ExpNumbers<Real>;
  if (isAnyBeyond<Real>(x, Numbers::LowestNormal, Numbers::HighestNormal)) [[unlikely]]
    return exponentialBeyond<Real>(x);
  const Reduced<Real> parts = reduced<Real>(x);
  return parts.ofRest * powerOfTwo<Real>(parts.n);
}

}  // namespace tilewise::TILEWISE_KERNELS
