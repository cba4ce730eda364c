// SPDX-License-Identifier: MIT
#pragma once

/// Runs for tests that are about their results, and comparisons of results.

#include <QString>

#include <array>
#include <bit>
#include <cstdint>

#include "core/attention/accuracy.h"
#include "core/attention/engine.h"
#include "core/attention/reference.h"

namespace tilewise::testing {

inline Problem problemOf(ProblemSettings settings) { return *Problem::make(std::move(settings)); }

/// The result of a run that must succeed.
inline RunResult runOf(const Problem& problem, const Inputs& inputs, unsigned threads = 1) {
  RunControl control;
  return run(problem, inputs, control, threads).value();
}

inline Reference referenceOf(const Problem& problem, const Inputs& inputs, unsigned threads = 1) {
  RunControl control;
  return naiveAttention(problem, inputs, control, threads).value();
}

/// What is wrong with a result, or nothing.
inline QString disagreement(const Problem& problem, const RunResult& result, const Reference& reference) {
  const Accuracy accuracy = compare(problem, result, reference);
  const auto line = [](const char* name, const ArrayAccuracy& array) {
    if (array.pass) return QString();
    return QString("%1: largest error %2 at (%3, %4), bound %5, %6. ")
        .arg(name)
        .arg(array.maxAbs)
        .arg(array.row)
        .arg(array.column)
        .arg(array.bound)
        .arg(array.sameNonFinite ? "infinities and NaN in place" : "infinities or NaN misplaced");
  };
  QString wrong = line("O", accuracy.O) + line("lse", accuracy.lse);
  if (accuracy.dQ) wrong += line("dQ", *accuracy.dQ) + line("dK", *accuracy.dK) + line("dV", *accuracy.dV);
  if (reference.gradients && !accuracy.dQ) wrong += "no gradients. ";
  return wrong;
}

/// Bit by bit, NaN included.
inline bool sameBits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

template <class Array>
bool sameBits(const Array& a, const Array& b) {
  bool same = a.rows() == b.rows() && a.cols() == b.cols();
  for (Index n = 0; same && n < a.size(); ++n) same = sameBits(a.data()[n], b.data()[n]);
  return same;
}

inline bool sameBits(const Gradients& a, const Gradients& b) {
  return sameBits(a.dQ, b.dQ) && sameBits(a.dK, b.dK) && sameBits(a.dV, b.dV) && sameBits(a.D, b.D);
}

inline bool sameCount(const PassCount& a, const PassCount& b) { return a.hbm == b.hbm && a.onChipPeak == b.onChipPeak; }

/// Values and counts of both passes.
inline bool sameRun(const RunResult& a, const RunResult& b) {
  const bool sameForward = sameBits(a.O, b.O) && sameBits(a.lse, b.lse) && sameBits(a.m, b.m) && sameBits(a.l, b.l) &&
                           sameCount(a.count, b.count) && a.rowsNotFinite == b.rowsNotFinite;
  if (!sameForward || !a.backward || !b.backward) return sameForward && !a.backward && !b.backward;
  return sameBits(a.backward->gradients, b.backward->gradients) && sameCount(a.backward->count, b.backward->count) &&
         a.backward->rowsNotFinite == b.backward->rowsNotFinite;
}

inline constexpr std::array<Algorithm, 3> Algorithms{Algorithm::Standard, Algorithm::FlashAttention1,
                                                     Algorithm::FlashAttention2};
inline constexpr std::array<BackwardOrder, 4> BackwardOrders{
    BackwardOrder::FlashAttention2, BackwardOrder::FlashAttention1, BackwardOrder::QueryOuter, BackwardOrder::TwoLoops};

}  // namespace tilewise::testing
