// SPDX-License-Identifier: MIT
#pragma once

/// Matrix products as sums of outer products: a few rows of C are held in registers while depth runs.

#include "core/kernels/sets/simd.h"

namespace tilewise::TILEWISE_KERNELS {

// How much of C is held in registers. A vector of B is used as often as there are rows, a value of A as often as there are
// vectors: wide shapes load least. What is narrower than the widest shape goes by half as many vectors.
#if defined(__AVX512F__)
inline constexpr unsigned MostVectors = 4;
template <unsigned Vectors>
inline constexpr unsigned MostRows = Vectors == 4 ? 6 : 8;  ///< 6 x 4: 24 of 32 registers
#elif defined(__aarch64__)
inline constexpr unsigned MostVectors = 2;
template <unsigned Vectors>
inline constexpr unsigned MostRows = 8;  ///< 8 x 2: 16 of 32, as g++ reads a value of each row ahead of its use
#elif defined(__AVX2__)
inline constexpr unsigned MostVectors = 2;
template <unsigned Vectors>
inline constexpr unsigned MostRows = 6;  ///< 6 x 2: 12 of 16
#else
inline constexpr unsigned MostVectors = 2;
template <unsigned Vectors>
inline constexpr unsigned MostRows = 4;  ///< 4 x 2: 8 of 16, as products need a register before they are added
#endif

enum class Sum { Begins, GoesOn };   ///< C = ... or C += ...
enum class Along { Rows, Columns };  ///< the direction in which A's values lie next to each other

/// Rows x Vectors of C. step: from a value of A to that of the next row (Along::Columns) or of the next depth
/// (Along::Rows).
template <class Real, unsigned Rows, unsigned Vectors, Along along, Sum sum>
void outerProducts(Size depth, const Real* A, Size step, Padded<const Real> B, Real factor, Padded<Real> C) {
  Vector<Real> sums[Rows][Vectors];
#pragma GCC unroll 16
  for (unsigned i = 0; i < Rows; ++i) {
#pragma GCC unroll 16
    for (unsigned v = 0; v < Vectors; ++v) sums[i][v] = Vector<Real>{};
  }
#pragma GCC unroll 4
  for (Size k = 0; k < depth; ++k) {
    Vector<Real> b[Vectors];
#pragma GCC unroll 16
    for (unsigned v = 0; v < Vectors; ++v) b[v] = load(B.row(k) + v * Lanes<Real>);
#pragma GCC unroll 16
    for (unsigned i = 0; i < Rows; ++i) {
      const Vector<Real> a = all<Real>(along == Along::Rows ? A[k * step + i] : A[i * step + k]);
#pragma GCC unroll 16
      for (unsigned v = 0; v < Vectors; ++v) sums[i][v] += a * b[v];
    }
  }
#pragma GCC unroll 16
  for (unsigned i = 0; i < Rows; ++i) {
#pragma GCC unroll 16
    for (unsigned v = 0; v < Vectors; ++v) {
      Real* to = C.row(i) + v * Lanes<Real>;
      store<Real>(to, sum == Sum::Begins ? factor * sums[i][v] : load(to) + factor * sums[i][v]);
    }
  }
}

/// All rows of C, some vectors of its columns.
template <class Real, unsigned Rows, unsigned Vectors, Along along, Sum sum>
TILEWISE_INLINE Size rowsOf(Size begin, Size rows, Size depth, const Real* A, Size step, Padded<const Real> B,
                            Real factor, Padded<Real> C) {
  Size r = begin;
  for (; r + Rows <= rows; r += Rows) {
    outerProducts<Real, Rows, Vectors, along, sum>(depth, along == Along::Rows ? A + r : A + r * step, step, B, factor,
                                                   {C.row(r), C.stride});
  }
  return r;
}

template <class Real, unsigned Vectors, Along along, Sum sum>
void panel(Size rows, Size depth, const Real* A, Size step, Padded<const Real> B, Real factor, Padded<Real> C) {
  constexpr Size Most = MostRows<Vectors>;
  // A rest of two rows would keep few units busy: with the six before it, it is twice four.
  const Size inMost = Most == 6 && rows % 6 == 2 && rows >= 8 ? rows - 8 : rows;
  Size r = rowsOf<Real, Most, Vectors, along, sum>(0, inMost, depth, A, step, B, factor, C);
  if constexpr (Most > 4) r = rowsOf<Real, 4, Vectors, along, sum>(r, rows, depth, A, step, B, factor, C);
  r = rowsOf<Real, 2, Vectors, along, sum>(r, rows, depth, A, step, B, factor, C);
  rowsOf<Real, 1, Vectors, along, sum>(r, rows, depth, A, step, B, factor, C);
}

/// Columns from `begin` on, as many as panels of so many vectors take; then narrower ones.
template <class Real, unsigned Vectors, Along along, Sum sum>
void panels(Size begin, Size rows, Size columns, Size depth, const Real* A, Size step, Padded<const Real> B,
            Real factor, Padded<Real> C) {
  constexpr Size Wide = Vectors * Lanes<Real>;
  Size c = begin;
  // The last vector may be one that padding fills.
  for (; Vectors == 1 ? c < columns : c + Wide <= columns; c += Wide) {
    panel<Real, Vectors, along, sum>(rows, depth, A, step, {B.values + c, B.stride}, factor, {C.values + c, C.stride});
  }
  if constexpr (Vectors > 1) {
    panels<Real, Vectors / 2, along, sum>(c, rows, columns, depth, A, step, B, factor, C);
  }
}

template <class Real, Sum sum>
void productRun(Size rows, Size columns, Size depth, Strided<Real> A, Padded<const Real> B, Real factor,
                Padded<Real> C) {
  if (A.columnStride == 1) {
    panels<Real, MostVectors, Along::Columns, sum>(0, rows, columns, depth, A.values, A.rowStride, B, factor, C);
  } else {
    panels<Real, MostVectors, Along::Rows, sum>(0, rows, columns, depth, A.values, A.columnStride, B, factor, C);
  }
}

/// In runs of depth: what rounding does grows with their length and their number, not with the whole depth.
inline constexpr Size Run = 256;

template <class Real>
void addProduct(Size rows, Size columns, Size depth, Strided<Real> A, Padded<const Real> B, Real factor,
                Padded<Real> C) {
  for (Size begin = 0; begin < depth; begin += Run) {
    const Size run = depth - begin < Run ? depth - begin : Run;
    productRun<Real, Sum::GoesOn>(rows, columns, run, {A.values + begin * A.columnStride, A.rowStride, A.columnStride},
                                  {B.row(begin), B.stride}, factor, C);
  }
}

template <class Real>
void product(Size rows, Size columns, Size depth, Strided<Real> A, Padded<const Real> B, Real factor, Padded<Real> C) {
  const Size run = depth < Run ? depth : Run;
  productRun<Real, Sum::Begins>(rows, columns, run, A, B, factor, C);
  if (run == depth) return;
  addProduct<Real>(rows, columns, depth - run, {A.values + run * A.columnStride, A.rowStride, A.columnStride},
                   {B.row(run), B.stride}, factor, C);
}

}  // namespace tilewise::TILEWISE_KERNELS
