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

/// One random problem on a card.
struct VerifyCase {
  std::int64_t number = 0;
  RandomProblem problem;
  std::optional<Error> refusal{};  ///< what the kernels do not hold; or what failed
  std::optional<Accuracy> accuracy{};
  double worstShare = 0;  ///< the largest of error over bound, of all arrays

  bool isRefused() const;  ///< by the plan: the size, with need and limit
  bool pass() const { return isRefused() || (accuracy && accuracy->pass()); }
};

/// Runs problems on the card, results poisoned before. `watch` hears of each case; false ends the verification.
/// Errors: none of a single case, they stand in it; DeviceFailed when the card cannot go on.
[[nodiscard]] Expected<std::vector<VerifyCase>> verifyOnCard(const std::shared_ptr<Card>& card,
                                                             KernelCompiler& compiler, std::uint64_t seed,
                                                             std::int64_t count,
                                                             const std::function<bool(const VerifyCase&)>& watch);

}  // namespace tilewise
