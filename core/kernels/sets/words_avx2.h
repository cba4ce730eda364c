// SPDX-License-Identifier: MIT
#pragma once

/// The words of AVX2 (words.h).

#include <immintrin.h>

#include "core/kernels/sets/simd.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
TILEWISE_INLINE Vector<Real> larger(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return _mm256_max_ps(a, b);
  } else {
    return _mm256_max_pd(a, b);
  }
}

template <class Real>
TILEWISE_INLINE Vector<Real> smaller(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return _mm256_min_ps(a, b);
  } else {
    return _mm256_min_pd(a, b);
  }
}

/// Ones in a lane are all ones or none.
template <class Real>
struct SomeLanes {
  Vector<Real> lanes{};

  TILEWISE_INLINE void add(SomeLanes others) {
    lanes = reinterpret_cast<Vector<Real>>(reinterpret_cast<Wholes<Real>>(lanes) |
                                           reinterpret_cast<Wholes<Real>>(others.lanes));
  }
  TILEWISE_INLINE Vector<Real> choose(Vector<Real> a, Vector<Real> b) const {
    return reinterpret_cast<Wholes<Real>>(lanes) ? a : b;
  }
};

template <class Real>
TILEWISE_INLINE SomeLanes<Real> lanesWithNaN(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return {_mm256_cmp_ps(a, b, _CMP_UNORD_Q)};
  } else {
    return {_mm256_cmp_pd(a, b, _CMP_UNORD_Q)};
  }
}

template <class Real>
TILEWISE_INLINE bool isAnyBeyond(Vector<Real> x, Real low, Real high) {
  const Vector<Real> beyond = reinterpret_cast<Vector<Real>>((x < low) | (x > high));
  if constexpr (sizeof(Real) == 4) {
    return _mm256_movemask_ps(beyond) != 0;
  } else {
    return _mm256_movemask_pd(beyond) != 0;
  }
}

}  // namespace tilewise::TILEWISE_KERNELS
