// SPDX-License-Identifier: MIT
#pragma once

/// Vectors of the instruction set that the file is compiled for, by the compilers' own vector types: one source for all.
/// A few operations that the types lack, or that compilers translate badly, are written in the set's own words.
/// Requires: TILEWISE_KERNELS names a namespace of the instruction set alone, so that nothing compiled for one set can be
///           linked into another.

#include <cstdint>

#ifdef __AVX512F__
#include <immintrin.h>
#endif

#include "core/kernels/tile_kernels.h"

namespace tilewise::TILEWISE_KERNELS {

using Size = std::int64_t;

#if defined(__AVX512F__)
inline constexpr unsigned VectorBytes = 64;
#elif defined(__AVX2__)
inline constexpr unsigned VectorBytes = 32;
#else
inline constexpr unsigned VectorBytes = 16;
#endif

#define TILEWISE_INLINE [[gnu::always_inline]] inline

template <class Real>
struct VectorOf;
template <>
struct VectorOf<float> {
  using Whole = std::int32_t;
  typedef float Type __attribute__((vector_size(VectorBytes)));
  typedef float Unaligned __attribute__((vector_size(VectorBytes), aligned(4)));
  typedef std::int32_t Wholes __attribute__((vector_size(VectorBytes)));
};
template <>
struct VectorOf<double> {
  using Whole = std::int64_t;
  typedef double Type __attribute__((vector_size(VectorBytes)));
  typedef double Unaligned __attribute__((vector_size(VectorBytes), aligned(8)));
  typedef std::int64_t Wholes __attribute__((vector_size(VectorBytes)));
};

template <class Real>
using Vector = typename VectorOf<Real>::Type;
template <class Real>
using Wholes = typename VectorOf<Real>::Wholes;  ///< as many integers of the same width
template <class Real>
inline constexpr unsigned Lanes = VectorBytes / sizeof(Real);

template <class Real>
TILEWISE_INLINE Vector<Real> load(const Real* from) {
  return *reinterpret_cast<const Vector<Real>*>(from);
}
template <class Real>
TILEWISE_INLINE void store(Real* to, Vector<Real> values) {
  *reinterpret_cast<Vector<Real>*>(to) = values;
}
template <class Real>
TILEWISE_INLINE Vector<Real> loadUnaligned(const Real* from) {
  return *reinterpret_cast<const typename VectorOf<Real>::Unaligned*>(from);
}
template <class Real>
TILEWISE_INLINE void storeUnaligned(Real* to, Vector<Real> values) {
  *reinterpret_cast<typename VectorOf<Real>::Unaligned*>(to) = values;
}

/// The same value in every lane (taking 0 away keeps -0).
template <class Real>
TILEWISE_INLINE Vector<Real> all(Real value) {
  return value - Vector<Real>{};
}

/// 0, 1, 2, ...
template <class Real>
TILEWISE_INLINE Vector<Real> laneNumbers() {
  Vector<Real> numbers{};
  for (unsigned lane = 0; lane < Lanes<Real>; ++lane) numbers[lane] = static_cast<Real>(lane);
  return numbers;
}

/// a where it is larger, b otherwise: b too where one of the two is NaN.
template <class Real>
TILEWISE_INLINE Vector<Real> larger(Vector<Real> a, Vector<Real> b) {
#ifdef __AVX512F__
  if constexpr (sizeof(Real) == 4) {
    return _mm512_maskz_max_ps(0xffff, a, b);
  } else {
    return _mm512_maskz_max_pd(0xff, a, b);
  }
#else
  return a > b ? a : b;
#endif
}

/// a where it is smaller, b otherwise: b too where one of the two is NaN.
template <class Real>
TILEWISE_INLINE Vector<Real> smaller(Vector<Real> a, Vector<Real> b) {
#ifdef __AVX512F__
  if constexpr (sizeof(Real) == 4) {
    return _mm512_maskz_min_ps(0xffff, a, b);
  } else {
    return _mm512_maskz_min_pd(0xff, a, b);
  }
#else
  return a < b ? a : b;
#endif
}

#ifdef __AVX512F__

/// Some of the lanes of a vector.
template <class Real>
struct SomeLanes;

template <>
struct SomeLanes<float> {
  __mmask16 lanes = 0;

  TILEWISE_INLINE void add(SomeLanes others) { lanes = _kor_mask16(lanes, others.lanes); }
  /// a in these lanes, b in the others.
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

/// The lanes in which a or b is NaN.
template <class Real>
TILEWISE_INLINE SomeLanes<Real> lanesWithNaN(Vector<Real> a, Vector<Real> b) {
  if constexpr (sizeof(Real) == 4) {
    return {_mm512_cmp_ps_mask(a, b, _CMP_UNORD_Q)};
  } else {
    return {_mm512_cmp_pd_mask(a, b, _CMP_UNORD_Q)};
  }
}

#else

/// Some of the lanes of a vector.
template <class Real>
struct SomeLanes {
  Wholes<Real> lanes{};

  TILEWISE_INLINE void add(SomeLanes others) { lanes |= others.lanes; }
  /// a in these lanes, b in the others.
  TILEWISE_INLINE Vector<Real> choose(Vector<Real> a, Vector<Real> b) const { return lanes ? a : b; }
};

/// The lanes in which a or b is NaN.
template <class Real>
TILEWISE_INLINE SomeLanes<Real> lanesWithNaN(Vector<Real> a, Vector<Real> b) {
  return {(a != a) | (b != b)};
}

#endif

}  // namespace tilewise::TILEWISE_KERNELS
