// SPDX-License-Identifier: MIT
#pragma once

/// Runs for tests that are about their results, and comparisons of results.

#include <QString>

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
  return line("O", accuracy.O) + line("lse", accuracy.lse);
}

/// Bit by bit, NaN included.
inline bool sameBits(double a, double b) { return std::bit_cast<std::uint64_t>(a) == std::bit_cast<std::uint64_t>(b); }

template <class Array>
bool sameBits(const Array& a, const Array& b) {
  bool same = a.rows() == b.rows() && a.cols() == b.cols();
  for (Index n = 0; same && n < a.size(); ++n) same = sameBits(a.data()[n], b.data()[n]);
  return same;
}

inline bool sameBits(const RunResult& a, const RunResult& b) { return sameBits(a.O, b.O) && sameBits(a.lse, b.lse); }

}  // namespace tilewise::testing
