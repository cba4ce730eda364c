// SPDX-License-Identifier: MIT
#pragma once

/// Vectors of the instruction set that the file is compiled for, by the compilers' own vector types: one source for all.
/// A few operations that the types lack, or that compilers translate badly, are written in the set's own words (words.h).
/// Requires: TILEWISE_KERNELS names a namespace of the instruction set alone, so that nothing compiled for one set can be
///           linked into another.

#include <cstdint>

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

}  // namespace tilewise::TILEWISE_KERNELS
