// SPDX-License-Identifier: MIT
#pragma once

/// Kernels held against float64 attention.

#include <functional>
#include <optional>
#include <vector>

#include "core/gpu/card_reference.h"
#include "core/gpu/gpu_run.h"
#include "core/gpu/random_problem.h"

namespace tilewise {

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
