// SPDX-License-Identifier: MIT
#pragma once

/// The words of any machine: the vector types alone (words.h).

#include "core/kernels/sets/simd.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
TILEWISE_INLINE Vector<Real> larger(Vector<Real> a, Vector<Real> b) {
  return a > b ? a : b;
}

template <class Real>
TILEWISE_INLINE Vector<Real> smaller(Vector<Real> a, Vector<Real> b) {
  return a < b ? a : b;
}

template <class Real>
struct SomeLanes {
  Wholes<Real> lanes{};

  TILEWISE_INLINE void add(SomeLanes others) { lanes |= others.lanes; }
  TILEWISE_INLINE Vector<Real> choose(Vector<Real> a, Vector<Real> b) const { return lanes ? a : b; }
};

template <class Real>
TILEWISE_INLINE SomeLanes<Real> lanesWithNaN(Vector<Real> a, Vector<Real> b) {
  return {(a != a) | (b != b)};
}

template <class Real>
TILEWISE_INLINE bool isAnyBeyond(Vector<Real> x, Real low, Real high) {
  const Wholes<Real> beyond = (x < low) | (x > high);
  auto any = beyond[0];
  for (unsigned lane = 1; lane < Lanes<Real>; ++lane) any |= beyond[lane];
  return any != 0;
}

}  // namespace tilewise::TILEWISE_KERNELS
