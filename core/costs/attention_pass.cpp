// SPDX-License-Identifier: MIT
#include "core/costs/attention_pass.h"

namespace tilewise {

std::string_view word(AttentionPass which) {
  switch (which) {
    case AttentionPass::StandardForward: return "standard";
    case AttentionPass::Fa1Forward: return "fa1";
    case AttentionPass::Fa2Forward: return "fa2";
    case AttentionPass::StandardBackward: return "standard-backward";
    case AttentionPass::Fa1Backward: return "fa1-backward";
    case AttentionPass::Fa2Backward: return "fa2-backward";
    case AttentionPass::QueryOuterBackward: return "query-outer-backward";
    case AttentionPass::TwoLoopsBackward: return "two-loops-backward";
  }
  return {};
}

Pass directionOf(AttentionPass which) {
  return which <= AttentionPass::Fa2Forward ? Pass::Forward : Pass::Backward;
}

bool isStandard(AttentionPass which) {
  return which == AttentionPass::StandardForward || which == AttentionPass::StandardBackward;
}

AttentionPass standardBeside(AttentionPass which) {
  return directionOf(which) == Pass::Forward ? AttentionPass::StandardForward : AttentionPass::StandardBackward;
}

AttentionPass attentionPassOf(const Problem& problem, Pass direction) {
  if (direction == Pass::Forward) {
    switch (problem.algorithm()) {
      case Algorithm::Standard: return AttentionPass::StandardForward;
      case Algorithm::FlashAttention1: return AttentionPass::Fa1Forward;
      case Algorithm::FlashAttention2: return AttentionPass::Fa2Forward;
    }
  }
  if (problem.isStandard()) return AttentionPass::StandardBackward;
  switch (problem.backwardOrder()) {
    case BackwardOrder::FlashAttention2: return AttentionPass::Fa2Backward;
    case BackwardOrder::FlashAttention1: return AttentionPass::Fa1Backward;
    case BackwardOrder::QueryOuter: return AttentionPass::QueryOuterBackward;
    case BackwardOrder::TwoLoops: return AttentionPass::TwoLoopsBackward;
  }
  return AttentionPass::Fa2Backward;
}

ProblemSettings withAttentionPass(ProblemSettings settings, AttentionPass which) {
  const auto backward = [&settings](BackwardOrder order) {
    if (settings.algorithm == Algorithm::Standard) settings.algorithm = Algorithm::FlashAttention2;
    settings.backwardOrder = order;
  };
  switch (which) {
    case AttentionPass::StandardForward:
    case AttentionPass::StandardBackward: settings.algorithm = Algorithm::Standard; break;
    case AttentionPass::Fa1Forward: settings.algorithm = Algorithm::FlashAttention1; break;
    case AttentionPass::Fa2Forward: settings.algorithm = Algorithm::FlashAttention2; break;
    case AttentionPass::Fa1Backward: backward(BackwardOrder::FlashAttention1); break;
    case AttentionPass::Fa2Backward: backward(BackwardOrder::FlashAttention2); break;
    case AttentionPass::QueryOuterBackward: backward(BackwardOrder::QueryOuter); break;
    case AttentionPass::TwoLoopsBackward: backward(BackwardOrder::TwoLoops); break;
  }
  settings.backward = directionOf(which) == Pass::Backward;
  return settings;
}

}  // namespace tilewise
