// SPDX-License-Identifier: MIT
#include "core/costs/closed_forms.h"

#include "core/costs/accesses.h"

namespace tilewise {

namespace {

std::int64_t valuesOf(AttentionPass which, const Problem& problem, const TileCensus& census) {
  return accessesOf(which, lengthsOf(problem), census).values();
}

}  // namespace

std::int64_t standardForwardValues(const Problem& problem) {
  return valuesOf(AttentionPass::StandardForward, problem, {});
}

std::int64_t fa2ForwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::Fa2Forward, problem, census);
}

std::int64_t fa1ForwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::Fa1Forward, problem, census);
}

std::int64_t standardBackwardValues(const Problem& problem) {
  return valuesOf(AttentionPass::StandardBackward, problem, {});
}

std::int64_t fa2BackwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::Fa2Backward, problem, census);
}

std::int64_t fa1BackwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::Fa1Backward, problem, census);
}

std::int64_t queryOuterBackwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::QueryOuterBackward, problem, census);
}

std::int64_t twoLoopsBackwardValues(const Problem& problem, const TileCensus& census) {
  return valuesOf(AttentionPass::TwoLoopsBackward, problem, census);
}

}  // namespace tilewise
