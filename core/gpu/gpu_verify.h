// SPDX-License-Identifier: MIT
#pragma once

/// Kernels held against float64 attention.

#include <functional>
#include <optional>
#include <vector>

#include "core/attention/accuracy.h"
#include "core/gpu/gpu_run.h"
#include "core/gpu/random_problem.h"

namespace tilewise {

/// Results of a card against float64 naive attention.
/// Numerics: in fp16 and bf16 by the ratio test against the engine's standard attention with the same storage: at most
///           twice its error, and what float32 arithmetic has besides; in fp32 and fp64 the bounds of compare().
/// Errors:   those of naiveAttention() and, for the ratio test, of run() for standard attention.
[[nodiscard]] Expected<Accuracy> checkCardResult(const Problem& problem, const Inputs& inputs, const RunResult& result,
                                                 unsigned threads);

/// The same with the accuracy of that standard attention, in fp16 and bf16.
struct CardAccuracy {
  Accuracy ofCard;
  std::optional<Accuracy> ofStandard{};
};
[[nodiscard]] Expected<CardAccuracy> compareCardResult(const Problem& problem, const Inputs& inputs,
                                                       const RunResult& result, unsigned threads);

/// One random problem on a card.
struct VerifyCase {
  std::int64_t number = 0;
  RandomProblem problem;
  std::optional<Error> refusal{};  ///< what the kernels do not hold; or what failed
  std::optional<Accuracy> accuracy{};
  double worstShare = 0;  ///< the largest of error over bound, of all arrays
  /// Where an entry is beyond its bound, in fp16 and bf16: root mean square error of all heads over that of standard
  /// attention, of those arrays; 0 elsewhere.
  double worstRmsRatio = 0;

  bool isRefused() const;  ///< by the plan: the size, with need and limit
  /// No entry's error is beyond its bound.
  bool passesByLargest() const { return accuracy && accuracy->pass(); }
  /// The largest of a few entries is a matter of luck, in either result: where it is up to half beyond its bound, the
  /// root mean square decides, which may be twice that of standard attention.
  bool passesByRms() const {
    return accuracy && !passesByLargest() && worstShare <= 1.5 && worstRmsRatio > 0 && worstRmsRatio <= 2;
  }
  bool pass() const { return passesByLargest() || passesByRms(); }
};

/// Runs problems on the card, results poisoned before. `watch` hears of each case; false ends the verification.
/// Errors: none of a single case, they stand in it; DeviceFailed when the card cannot go on.
[[nodiscard]] Expected<std::vector<VerifyCase>> verifyOnCard(const std::shared_ptr<Card>& card,
                                                             KernelCompiler& compiler, std::uint64_t seed,
                                                             std::int64_t count,
                                                             const std::function<bool(const VerifyCase&)>& watch);

}  // namespace tilewise
