// SPDX-License-Identifier: MIT
#pragma once

/// The words of AVX-512 (words.h).

#include <immintrin.h>

#include "core/kernels/sets/simd.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
TILEWISE_INLINE Vector<Real> larger(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return _mm512_maskz_max_ps(0xffff, a, b);
  } else {
    return _mm512_maskz_max_pd(0xff, a, b);
  }
}

template <class Real>
struct SomeLanes;

template <>
struct SomeLanes<float> {
  __mmask16 lanes = 0;

  TILEWISE_INLINE void add(SomeLanes others) { lanes = _kor_mask16(lanes, others.lanes); }
  TILEWISE_INLINE Vector<float> choose(Vector<float> a, Vector<float> b) const {
    return _mm512_mask_blend_ps(lanes, b, a);
  }
};

template <>
struct SomeLanes<double> {
  __mmask8 lanes = 0;

  TILEWISE_INLINE void add(SomeLanes others) { lanes = _kor_mask8(lanes, others.lanes); }
  TILEWISE_INLINE Vector<double> choose(Vector<double> a, Vector<double> b) const {
    return _mm512_mask_blend_pd(lanes, b, a);
  }
};

template <class Real>
TILEWISE_INLINE SomeLanes<Real> lanesWithNaN(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return {_mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q)};
  } else {
    return {_mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q)};
  }
}

}  // namespace tilewise::TILEWISE_KERNELS
