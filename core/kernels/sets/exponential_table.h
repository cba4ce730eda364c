// SPDX-License-Identifier: MIT
#pragma once

/// exp of a vector where a register can be a table: x = n ln 2 + r, n a multiple of 1/16, |r| <= ln 2 / 32. Then
/// e^x = 2^floor(n) t e^r with t one of the sixteen powers 2^(i/16), and so small an r needs few terms: e^r is
/// 1 + r + r^2 q(r) with q interpolated in Chebyshev's nodes (its error is 0.13 ulp at most).

#include "core/kernels/sets/words.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
struct ExpNumbers;

template <>
struct ExpNumbers<float> {
  static constexpr float Lowest = -104.0F;  ///< rounds to 0
  static constexpr float Magic =
      0x1.8p19F;  ///< adding it rounds to sixteenths; the last four bits are then the power's
  static constexpr float Log2E = 0x1.715476p0F;
  static constexpr float Ln2High = 0x1.62e43p-1F;
  static constexpr float Ln2Low = -0x1.05c61p-29F;
  static constexpr float Q[] = {0x1.000148p-1F, 0x1.55565cp-3F};
  alignas(64) static constexpr float Powers[16] = {0x1p0F,        0x1.0b5586p0F, 0x1.172b84p0F, 0x1.2387a6p0F,
                                                   0x1.306fep0F,  0x1.3dea64p0F, 0x1.4bfdaep0F, 0x1.5ab07ep0F,
                                                   0x1.6a09e6p0F, 0x1.7a1148p0F, 0x1.8ace54p0F, 0x1.9c4918p0F,
                                                   0x1.ae89fap0F, 0x1.c199bep0F, 0x1.d5818ep0F, 0x1.ea4afap0F};
};

template <>
struct ExpNumbers<double> {
  static constexpr double Lowest = -746.0;
  static constexpr double Magic = 0x1.8p48;
  static constexpr double Log2E = 0x1.71547652b82fep0;
  static constexpr double Ln2High = 0x1.62e42fefa39efp-1;
  static constexpr double Ln2Low = 0x1.abc9e3b39803fp-56;
  static constexpr double Q[] = {0x1p-1, 0x1.55555554dd075p-3, 0x1.55555555192e5p-5, 0x1.11120b36ff666p-7,
                                 0x1.6c17bb91efb39p-10};
  alignas(64) static constexpr double Powers[16] = {0x1p0,
                                                    0x1.0b5586cf9890fp+0,
                                                    0x1.172b83c7d517bp+0,
                                                    0x1.2387a6e756238p+0,
                                                    0x1.306fe0a31b715p+0,
                                                    0x1.3dea64c123422p+0,
                                                    0x1.4bfdad5362a27p+0,
                                                    0x1.5ab07dd485429p+0,
                                                    0x1.6a09e667f3bcdp+0,
                                                    0x1.7a11473eb0187p+0,
                                                    0x1.8ace5422aa0dbp+0,
                                                    0x1.9c49182a3f090p+0,
                                                    0x1.ae89f995ad3adp+0,
                                                    0x1.c199bdd85529cp+0,
                                                    0x1.d5818dcfba487p+0,
                                                    0x1.ea4afa2a490dap+0};
};

/// 2^(i/16), i the last four bits of each lane.
template <class Real>
TILEWISE_INLINE Vector<Real> powerOf(Wholes<Real> i) {
  const Real* powers = ExpNumbers<Real>::Powers;
  if constexpr (sizeof(Real) == 4) {
    return _mm512_maskz_permutexvar_ps(0xffff, reinterpret_cast<__m512i>(i), load(powers));
  } else {
    return _mm512_maskz_permutex2var_pd(0xff, load(powers), reinterpret_cast<__m512i>(i), load(powers + Lanes<double>));
  }
}

/// value 2^floor(n), denormals and overflow included.
template <class Real>
TILEWISE_INLINE Vector<Real> scaled(Vector<Real> value, Vector<Real> n) {
  if constexpr (sizeof(Real) == 4) {
    return _mm512_maskz_scalef_ps(0xffff, value, n);
  } else {
    return _mm512_maskz_scalef_pd(0xff, value, n);
  }
}

/// Numerics: tile_kernels.h. Requires: x <= 100,000 (float), so that it is still rounded to sixteenths.
template <class Real>
TILEWISE_INLINE Vector<Real> exponential(Vector<Real> x) {
  using Numbers = ExpNumbers<Real>;
  const Vector<Real> within = larger<Real>(all<Real>(Numbers::Lowest), x);  // NaN stays: it is the second
  const Vector<Real> shifted = within * Numbers::Log2E + Numbers::Magic;
  const Vector<Real> n = shifted - Numbers::Magic;
  const Vector<Real> r = (within - n * Numbers::Ln2High) - n * Numbers::Ln2Low;
  const Vector<Real> r2 = r * r;
  Vector<Real> q = Numbers::Q[1] * r + Numbers::Q[0];
  if constexpr (sizeof(Real) == 8) {
    q = ((Numbers::Q[4] * r2) + (Numbers::Q[3] * r + Numbers::Q[2])) * r2 + q;
  }
  const Vector<Real> power = powerOf<Real>(reinterpret_cast<Wholes<Real>>(shifted));
  return scaled<Real>(power * (r2 * q + r) + power, n);
}

}  // namespace tilewise::TILEWISE_KERNELS
