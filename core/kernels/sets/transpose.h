// SPDX-License-Identifier: MIT
#pragma once

/// The transposed of a block, a square of vectors at a time: what is loaded and stored are whole vectors.

#include <utility>

#include "core/kernels/sets/simd.h"

namespace tilewise::TILEWISE_KERNELS {

enum class Half { First, Second };

/// a and b lane by lane in turn, of one half of each: a0 b0 a1 b1 ...
template <class Real, Half half, int... lane>
TILEWISE_INLINE Vector<Real> interleaved(Vector<Real> a, Vector<Real> b, std::integer_sequence<int, lane...>) {
  constexpr int Count = sizeof...(lane);
  constexpr int From = half == Half::First ? 0 : Count / 2;
  return __builtin_shufflevector(a, b, (From + lane / 2 + lane % 2 * Count)...);
}

/// rows[i][k] becomes rows[k][i]. Interleaving the first half of the rows with the second turns the number of a value, row
/// and lane in bits, round by one bit: after as many rounds as a lane has bits, row and lane have changed places.
template <class Real>
TILEWISE_INLINE void transposeSquare(Vector<Real> (&rows)[Lanes<Real>]) {
  constexpr unsigned Count = Lanes<Real>;
  constexpr auto AllLanes = std::make_integer_sequence<int, static_cast<int>(Count)>();
#pragma GCC unroll 4
  for (unsigned width = 1; width < Count; width *= 2) {
    Vector<Real> turned[Count];
#pragma GCC unroll 16
    for (unsigned i = 0; i < Count / 2; ++i) {
      turned[2 * i] = interleaved<Real, Half::First>(rows[i], rows[i + Count / 2], AllLanes);
      turned[2 * i + 1] = interleaved<Real, Half::Second>(rows[i], rows[i + Count / 2], AllLanes);
    }
#pragma GCC unroll 16
    for (unsigned i = 0; i < Count; ++i) rows[i] = turned[i];
  }
}

/// A square at the edge: what lies outside `rows` x `columns` is not read and becomes 0.
template <class Real>
void transposeEdge(Size rows, Size columns, Padded<const Real> from, Padded<Real> to) {
  for (Size c = 0; c < columns; ++c) {
    for (Size r = 0; r < static_cast<Size>(Lanes<Real>); ++r) to.row(c)[r] = r < rows ? from.row(r)[c] : Real{0};
  }
}

template <class Real>
void transpose(Size rows, Size columns, Padded<const Real> from, Padded<Real> to) {
  constexpr Size Side = Lanes<Real>;
  for (Size r = 0; r < padded<Real>(rows); r += Side) {
    for (Size c = 0; c < columns; c += Side) {
      const Padded<const Real> source{from.values + r * from.stride + c, from.stride};
      const Padded<Real> target{to.values + c * to.stride + r, to.stride};
      if (r + Side > rows || c + Side > columns) {
        transposeEdge<Real>(rows - r, columns - c < Side ? columns - c : Side, source, target);
        continue;
      }
      Vector<Real> square[Lanes<Real>];
#pragma GCC unroll 16
      for (unsigned i = 0; i < Lanes<Real>; ++i) square[i] = loadUnaligned(source.row(i));
      transposeSquare<Real>(square);
#pragma GCC unroll 16
      for (unsigned i = 0; i < Lanes<Real>; ++i) store<Real>(target.row(i), square[i]);
    }
  }
}

}  // namespace tilewise::TILEWISE_KERNELS
