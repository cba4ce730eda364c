// SPDX-License-Identifier: MIT
#include "core/lessons/likely_fault.h"

#include <utility>

#include "core/attention/accuracy.h"
#include "core/faults/broken_run.h"
#include "core/faults/fault_needs.h"
#include "core/lessons/answer_result.h"

namespace tilewise {

namespace {

bool isSame(const ArrayAccuracy& array) { return array.sameNonFinite && array.maxAbs <= 2 * array.bound; }

/// Whether all outputs that the answer has are those of the broken run.
bool agrees(const Problem& problem, const Answer& answer, RunResult broken, double scoreMax) {
  Reference target{std::move(broken.O), std::move(broken.lse), scoreMax, {}};
  if (broken.backward) target.gradients = std::move(broken.backward->gradients);
  const Accuracy accuracy = compare(problem, resultOf(problem, answer), target);
  const auto fits = [&answer](Tensor tensor, const std::optional<ArrayAccuracy>& array) {
    return !array || !answer.outputs.contains(tensor) || isSame(*array);
  };
  return fits(Tensor::O, accuracy.O) && fits(Tensor::lse, accuracy.lse) && fits(Tensor::dQ, accuracy.dQ) &&
         fits(Tensor::dK, accuracy.dK) && fits(Tensor::dV, accuracy.dV);
}

}  // namespace

Expected<std::optional<Fault>> likelyFault(const Problem& problem, const Inputs& inputs, const Answer& answer,
                                           const Reference& reference, RunControl& control, unsigned threads) {
  const Problem tiled = withFlashAttention2(problem);
  for (const Fault fault : allFaults()) {
    const bool isOfOtherPass = passOf(fault) == Pass::Backward && !problem.settings().backward;
    if (isOfOtherPass || whyItCannotShow(fault, tiled)) continue;
    auto broken = runBroken(tiled, inputs, fault, control, threads);
    if (!broken) return tl::unexpected(broken.error());
    if (agrees(problem, answer, std::move(broken->result), reference.scoreMax)) return std::optional(fault);
  }
  return std::optional<Fault>();
}

}  // namespace tilewise
