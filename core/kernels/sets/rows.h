// SPDX-License-Identifier: MIT
#pragma once

/// What is done to blocks row by row: copies, factors, dot products, gradients of scores.

#include "core/kernels/sets/softmax.h"

namespace tilewise::TILEWISE_KERNELS {

/// Whether the block that lies behind the one at hand in memory is fetched into the second-level cache meanwhile.
enum class Behind { Stays, IsFetched };

template <class Real, Behind behind>
void copyRows(Size rows, Size columns, Padded<const Real> from, Padded<Real> to) {
  const Size whole = columns / Lanes<Real> * Lanes<Real>;
  const Size ahead = rows * from.stride;
  for (Size r = 0; r < rows; ++r) {
    const Real* source = from.row(r);
    Real* target = to.row(r);
    for (Size c = 0; c < whole; c += Lanes<Real>) {
      // An address beyond the array does no harm: nothing is read.
      if (behind == Behind::IsFetched && c % Padding<Real> == 0) __builtin_prefetch(source + c + ahead, 0, 2);
      storeUnaligned<Real>(target + c, loadUnaligned(source + c));
    }
    for (Size c = whole; c < columns; ++c) target[c] = source[c];
  }
}

template <class Real>
void copy(Size rows, Size columns, Padded<const Real> from, Padded<Real> to) {
  copyRows<Real, Behind::Stays>(rows, columns, from, to);
}

template <class Real>
void loadBlock(Size rows, Size columns, Padded<const Real> from, Padded<Real> to) {
  copyRows<Real, Behind::IsFetched>(rows, columns, from, to);
}

template <class Real>
void scaleRows(Size rows, Size columns, const Real* f, Padded<Real> C) {
  for (Size r = 0; r < rows; ++r) {
    if (f[r] == 1) continue;
    Real* row = C.row(r);
    for (Size c = 0; c < columns; c += Lanes<Real>) store<Real>(row + c, load<Real>(row + c) * f[r]);
  }
}

template <class Real>
void divideRows(Size rows, Size columns, const Real* l, Padded<Real> C) {
  for (Size r = 0; r < rows; ++r) {
    if (l[r] == 1) continue;
    Real* row = C.row(r);
    for (Size c = 0; c < columns; c += Lanes<Real>) store<Real>(row + c, load<Real>(row + c) / l[r]);
  }
}

template <class Real>
bool isFinite(Size rows, Size columns, Padded<const Real> block) {
  const Size whole = columns / Lanes<Real> * Lanes<Real>;
  Wholes<Real> other{};
  for (Size r = 0; r < rows; ++r) {
    const Real* row = block.row(r);
    for (Size c = 0; c < whole; c += Lanes<Real>) {
      const Vector<Real> values = load(row + c);
      other |= values - values != Vector<Real>{};
    }
    if (whole < columns) {
      const Vector<Real> values = firstLanes<Real>(load(row + whole), columns - whole, Real{0});
      other |= values - values != Vector<Real>{};
    }
  }
  for (unsigned lane = 0; lane < Lanes<Real>; ++lane) {
    if (other[lane] != 0) return false;
  }
  return true;
}

template <class Real>
void rowDots(Size rows, Size columns, Padded<const Real> A, Padded<const Real> B, Real* sums) {
  const Size whole = columns / Lanes<Real> * Lanes<Real>;
  for (Size r = 0; r < rows; ++r) {
    const Real* a = A.row(r);
    const Real* b = B.row(r);
    Vector<Real> sum{};
    for (Size c = 0; c < whole; c += Lanes<Real>) sum += load(a + c) * load(b + c);
    if (whole < columns) sum += firstLanes<Real>(load(a + whole) * load(b + whole), columns - whole, Real{0});
    sums[r] = laneSum<Real>(sum);
  }
}

template <class Real>
void scoreGradients(Size queries, Size keys, Padded<const Real> P, const Real* D, Padded<Real> dP) {
  for (Size r = 0; r < queries; ++r) {
    const Real* weights = P.row(r);
    Real* gradients = dP.row(r);
    for (Size t = 0; t < keys; t += Lanes<Real>) {
      store<Real>(gradients + t, load(weights + t) * (load<Real>(gradients + t) - D[r]));
    }
  }
}

}  // namespace tilewise::TILEWISE_KERNELS
