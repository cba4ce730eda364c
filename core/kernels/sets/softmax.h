// SPDX-License-Identifier: MIT
#pragma once

/// The row work of a softmax over a tile, with queries or with keys along the vectors.

#include "core/kernels/sets/exponential.h"

namespace tilewise::TILEWISE_KERNELS {

template <class Real>
inline constexpr Real Infinity = static_cast<Real>(__builtin_inf());

/// What is taken off the scores: m, or +inf where there is none, so that exp gives 0 and -inf - (-inf) is never formed.
template <class Real>
TILEWISE_INLINE Vector<Real> takenOff(Vector<Real> m) {
  return m == all<Real>(-Infinity<Real>) ? all<Real>(Infinity<Real>) : m;
}

/// A running maximum in which NaN stays.
template <class Real>
struct Maximum {
  Vector<Real> largest;
  SomeLanes<Real> areNaN{};

  /// Two at once: one comparison tells whether either is NaN.
  TILEWISE_INLINE void take(Vector<Real> scores, Vector<Real> others) {
    largest = larger<Real>(others, larger<Real>(scores, largest));
    areNaN.add(lanesWithNaN<Real>(scores, others));
  }
  TILEWISE_INLINE void take(Vector<Real> scores) {
    largest = larger<Real>(scores, largest);
    areNaN.add(lanesWithNaN<Real>(scores, scores));
  }
  TILEWISE_INLINE Vector<Real> value() const {
    return areNaN.choose(all<Real>(static_cast<Real>(__builtin_nan(""))), largest);
  }
};

template <class Real, unsigned Vectors>
TILEWISE_INLINE void columnMaximaOf(Size keys, const Real* S, Size stride, const Real* m, Real* mNew) {
  Maximum<Real> maxima[Vectors];
  for (unsigned v = 0; v < Vectors; ++v) {
    maxima[v].largest = all<Real>(-Infinity<Real>);
    maxima[v].take(load(m + v * Lanes<Real>));
  }
  Size t = 0;
  for (; t + 2 <= keys; t += 2) {
    for (unsigned v = 0; v < Vectors; ++v) {
      const Real* at = S + t * stride + v * Lanes<Real>;
      maxima[v].take(load(at), load(at + stride));
    }
  }
  if (t < keys) {
    for (unsigned v = 0; v < Vectors; ++v) maxima[v].take(load(S + t * stride + v * Lanes<Real>));
  }
  for (unsigned v = 0; v < Vectors; ++v) store<Real>(mNew + v * Lanes<Real>, maxima[v].value());
}

template <class Real>
void columnMaxima(Size keys, Size queries, Padded<const Real> S, const Real* m, Real* mNew) {
  constexpr Size Four = 4 * Lanes<Real>;
  Size r = 0;
  for (; r + Four <= queries; r += Four) columnMaximaOf<Real, 4>(keys, S.values + r, S.stride, m + r, mNew + r);
  for (; r < queries; r += Lanes<Real>) columnMaximaOf<Real, 1>(keys, S.values + r, S.stride, m + r, mNew + r);
}

/// Sums are taken in runs of so many values: rounding grows with their length and their number.
inline constexpr Size SumRun = 128;

template <class Real, unsigned Vectors>
TILEWISE_INLINE void exponentiateColumnsOf(Size keys, Real* S, Size stride, const Real* m, Real* sums) {
  Vector<Real> off[Vectors], sum[Vectors];
  for (unsigned v = 0; v < Vectors; ++v) {
    off[v] = takenOff<Real>(load(m + v * Lanes<Real>));
    sum[v] = Vector<Real>{};
  }
  for (Size begin = 0; begin < keys; begin += SumRun) {
    const Size end = keys - begin < SumRun ? keys : begin + SumRun;
    Vector<Real> part[Vectors];
    for (unsigned v = 0; v < Vectors; ++v) part[v] = Vector<Real>{};
    for (Size t = begin; t < end; ++t) {
      for (unsigned v = 0; v < Vectors; ++v) {
        Real* at = S + t * stride + v * Lanes<Real>;
        const Vector<Real> weight = exponential<Real>(load<Real>(at) - off[v]);
        store<Real>(at, weight);
        part[v] += weight;
      }
    }
    for (unsigned v = 0; v < Vectors; ++v) sum[v] += part[v];
  }
  for (unsigned v = 0; v < Vectors; ++v) store<Real>(sums + v * Lanes<Real>, sum[v]);
}

template <class Real>
void exponentiateColumns(Size keys, Size queries, Padded<Real> S, const Real* m, Real* sums) {
  constexpr Size Two = 2 * Lanes<Real>;
  Size r = 0;
  for (; r + Two <= queries; r += Two) exponentiateColumnsOf<Real, 2>(keys, S.values + r, S.stride, m + r, sums + r);
  for (; r < queries; r += Lanes<Real>) exponentiateColumnsOf<Real, 1>(keys, S.values + r, S.stride, m + r, sums + r);
}

/// The lanes below `count` of a row's last vector; the others become `other`.
template <class Real>
TILEWISE_INLINE Vector<Real> firstLanes(Vector<Real> values, Size count, Real other) {
  return laneNumbers<Real>() < all<Real>(static_cast<Real>(count)) ? values : all<Real>(other);
}

template <class Real>
void rowMaxima(Size queries, Size keys, Padded<const Real> S, const Real* m, Real* mNew) {
  const Size whole = keys / Lanes<Real> * Lanes<Real>;
  for (Size r = 0; r < queries; ++r) {
    Maximum<Real> maximum{all<Real>(-Infinity<Real>)};
    const Real* row = S.row(r);
    for (Size t = 0; t < whole; t += Lanes<Real>) maximum.take(load(row + t));
    if (whole < keys) maximum.take(firstLanes<Real>(load(row + whole), keys - whole, -Infinity<Real>));
    const Vector<Real> lanes = maximum.value();
    Real largest = m[r];
    for (unsigned lane = 0; lane < Lanes<Real>; ++lane) {
      const Real s = lanes[lane];
      largest = (s > largest || s != s) ? s : largest;
    }
    mNew[r] = largest;
  }
}

/// The sum of the lanes, neighbours first.
template <class Real>
TILEWISE_INLINE Real laneSum(Vector<Real> values) {
  Real sums[Lanes<Real>];
  for (unsigned lane = 0; lane < Lanes<Real>; ++lane) sums[lane] = values[lane];
  for (unsigned width = Lanes<Real> / 2; width > 0; width /= 2) {
    for (unsigned lane = 0; lane < width; ++lane) sums[lane] += sums[lane + width];
  }
  return sums[0];
}

template <class Real>
void exponentiateRows(Size queries, Size keys, Padded<Real> S, const Real* m, Real* sums) {
  const Size whole = keys / Lanes<Real> * Lanes<Real>;
  constexpr Size RowRun = SumRun * Lanes<Real>;
  for (Size r = 0; r < queries; ++r) {
    const Vector<Real> off = takenOff<Real>(all<Real>(m[r]));
    Real* row = S.row(r);
    Vector<Real> sum{};
    for (Size begin = 0; begin < whole; begin += RowRun) {
      const Size end = whole - begin < RowRun ? whole : begin + RowRun;
      Vector<Real> part{};
      for (Size t = begin; t < end; t += Lanes<Real>) {
        const Vector<Real> weight = exponential<Real>(load<Real>(row + t) - off);
        store<Real>(row + t, weight);
        part += weight;
      }
      sum += part;
    }
    if (whole < keys) {
      const Vector<Real> weight = exponential<Real>(load<Real>(row + whole) - off);
      store<Real>(row + whole, weight);
      sum += firstLanes<Real>(weight, keys - whole, Real{0});
    }
    if (sums != nullptr) sums[r] = laneSum<Real>(sum);
  }
}

template <class Real>
void rescaleFactors(Size rows, const Real* m, const Real* mNew, Real* f) {
  for (Size r = 0; r < rows; r += Lanes<Real>) {
    const Vector<Real> before = load(m + r);
    const Vector<Real> factor = exponential<Real>(before - load(mNew + r));
    store<Real>(f + r, before == all<Real>(-Infinity<Real>) ? Vector<Real>{} : factor);
  }
}

}  // namespace tilewise::TILEWISE_KERNELS
