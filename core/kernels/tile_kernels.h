// SPDX-License-Identifier: MIT
#pragma once

/// The arithmetic of a tile on padded blocks in on-chip memory, compiled once for each instruction set. Raw pointers and
/// no Eigen: what an instruction set compiles must not be linked into the code of another.
///
/// A padded block has rows that begin at multiples of 64 bytes (stride: values from row to row, a multiple of Padding).
/// Kernels read and write whole vectors: of a row as many values as its columns rounded up to Padding. What stands in
/// the padding is of no meaning, but it is there to be read.
///
/// A tile lies with its queries or with its keys along the rows of its block, whichever block is outside in the loops:
/// sums along the other direction need no work across a vector then.

#include <cstdint>

#include "core/base/padding.h"
#include "core/kernels/instruction_set.h"

namespace tilewise {

/// A padded block.
template <class Real>
struct Padded {
  Real* values = nullptr;
  std::int64_t stride = 0;

  Real* row(std::int64_t r) const { return values + r * stride; }
};

/// A matrix that is read value by value: one of the strides is 1. The transposed of a block is one too.
template <class Real>
struct Strided {
  const Real* values = nullptr;
  std::int64_t rowStride = 0;
  std::int64_t columnStride = 0;
};

template <class Real>
struct TileKernels {
  using Size = std::int64_t;

  // Products. Shapes: A: rows x depth, B: depth x columns, C: rows x columns.
  // Numerics: each entry is summed in the order of depth, in runs of 256, with FMA where the instruction set has it.
  /// C = factor A B
  void (*product)(Size rows, Size columns, Size depth, Strided<Real> A, Padded<const Real> B, Real factor,
                  Padded<Real> C);
  /// C += factor A B
  void (*addProduct)(Size rows, Size columns, Size depth, Strided<Real> A, Padded<const Real> B, Real factor,
                     Padded<Real> C);

  // Copies between blocks; `from` need not be padded. Only what exists is written.
  void (*copy)(Size rows, Size columns, Padded<const Real> from, Padded<Real> to);
  /// The same, while the block behind `from` in memory, which will be wanted next, is fetched into a cache.
  void (*load)(Size rows, Size columns, Padded<const Real> from, Padded<Real> to);
  /// to = from^T; its padding becomes 0. Shapes: from: rows x columns, to: columns x rows.
  void (*transpose)(Size rows, Size columns, Padded<const Real> from, Padded<Real> to);

  // The softmax of a tile whose queries lie along the rows of the block: S: keys x queries; m, mNew, f, l, sums: one a
  // query, padded.
  /// mNew = the larger of m and the scores of the query; NaN if a score is NaN.
  void (*columnMaxima)(Size keys, Size queries, Padded<const Real> S, const Real* m, Real* mNew);
  /// S = exp(S - m) in place, 0 where m = -inf; sums = the sums over keys, in runs of 128.
  void (*exponentiateColumns)(Size keys, Size queries, Padded<Real> S, const Real* m, Real* sums);

  // The same of a tile whose keys lie along the rows: S: queries x keys.
  /// mNew = the larger of m and the scores; NaN if a score is NaN.
  void (*rowMaxima)(Size queries, Size keys, Padded<const Real> S, const Real* m, Real* mNew);
  /// S = exp(S - m) in place, 0 where m = -inf; sums over keys, if wanted (may be null).
  void (*exponentiateRows)(Size queries, Size keys, Padded<Real> S, const Real* m, Real* sums);
  /// dS = P o (dP - D): dP becomes dS. D: one a query.
  void (*scoreGradients)(Size queries, Size keys, Padded<const Real> P, const Real* D, Padded<Real> dP);

  /// Whether no value is infinite or NaN.
  bool (*isFinite)(Size rows, Size columns, Padded<const Real> block);

  // Vectors of one value a row, padded, and what they do to rows.
  /// f = exp(m - mNew), 0 where m = -inf.
  void (*rescaleFactors)(Size rows, const Real* m, const Real* mNew, Real* f);
  /// Row r times f_r; a row whose factor is 1 is left alone.
  void (*scaleRows)(Size rows, Size columns, const Real* f, Padded<Real> C);
  /// Row r over l_r; a row whose l is 1 is left alone.
  void (*divideRows)(Size rows, Size columns, const Real* l, Padded<Real> C);
  /// sums_r = A_r . B_r.
  void (*rowDots)(Size rows, Size columns, Padded<const Real> A, Padded<const Real> B, Real* sums);
};

/// Numerics of exp in these kernels: at most 1.25 ulp from the exact value; exp(0) is exactly 1, of
/// -inf and of everything that rounds to it exactly 0, of what overflows inf, of NaN NaN.
/// Requires: no score exceeds the m that is taken off by more than 100,000 (m is a maximum or a log-sum-exp: by roundings).
/// Requires: the instruction set is available.
template <class Real>
const TileKernels<Real>& tileKernels(InstructionSet set = instructionSet());

template <>
const TileKernels<float>& tileKernels<float>(InstructionSet set);
template <>
const TileKernels<double>& tileKernels<double>(InstructionSet set);

}  // namespace tilewise
