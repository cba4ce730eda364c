// SPDX-License-Identifier: MIT
#pragma once

/// Seeded problems over all options that the kernels have, to be verified on a card: the same ones on every machine.

#include <cstdint>
#include <random>
#include <span>

#include "core/problem/problem.h"

namespace tilewise {

/// A problem and how its kernels are chosen.
struct RandomProblem {
  ProblemSettings settings;
  bool isDeterministic = false;
};

class RandomProblems {
 public:
  explicit RandomProblems(std::uint64_t seed) : m_random(seed) {}

  /// Few and many tokens, narrow and wide rows, blocks of all sizes, ragged edges, every mask and score rule, grouped
  /// heads, all element types, passes and algorithms that a card does. Valid by Problem::make; a kernel may still
  /// refuse its size.
  RandomProblem next();

 private:
  std::int64_t between(std::int64_t first, std::int64_t last);
  bool oneIn(std::uint32_t n) { return between(1, n) == 1; }
  std::int64_t oneOf(std::span<const std::int64_t> values);
  std::int64_t block(std::int64_t tokens);
  void drawMasks(ProblemSettings& settings);
  void drawScores(ProblemSettings& settings);
  void drawHeads(ProblemSettings& settings);

  std::mt19937_64 m_random;
};

}  // namespace tilewise
