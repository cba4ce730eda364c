// SPDX-License-Identifier: MIT
#pragma once

/// What results of a card are held against.

#include <optional>

#include "core/attention/accuracy.h"
#include "core/base/expected.h"
#include "core/problem/inputs.h"

namespace tilewise {

/// The accuracy of a card's result and, in fp16 and bf16, that of standard attention with the same storage.
struct CardAccuracy {
  Accuracy ofCard;
  std::optional<Accuracy> ofStandard{};
};

/// Attention of one head in float64, and in fp16 and bf16 the engine's standard attention with the same storage beside it:
/// computed once, for all blocks that the card is given.
class CardReference {
 public:
  /// Errors: those of naiveAttention(), and of run() for standard attention.
  /// Thread: any; starts `threads` of its own (0: as many as the machine has cores).
  [[nodiscard]] static Expected<CardReference> make(const Problem& problem, const Inputs& inputs, unsigned threads);

  /// Whether it is the problem's own: the same but for blocks, algorithm and capacity.
  bool isOf(const Problem& problem) const;

  /// Numerics: in fp16 and bf16 by the ratio test: at most twice the error of that standard attention, and what float32
  ///           arithmetic has besides; in fp32 and fp64 the bounds of compare().
  /// Requires: isOf(problem), and the result is the problem's.
  CardAccuracy compare(const Problem& problem, const RunResult& result) const;

 private:
  CardReference(Problem problem, Reference reference, std::optional<RunResult> standard);

  Problem m_problem;
  Reference m_reference;
  std::optional<RunResult> m_standard;
};

}  // namespace tilewise
