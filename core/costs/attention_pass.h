// SPDX-License-Identifier: MIT
#pragma once

/// The eight passes that have a closed form: each is one algorithm, or one backward order, in one direction.

#include <array>
#include <cstdint>
#include <string_view>

#include "core/problem/problem.h"

namespace tilewise {

enum class AttentionPass : std::uint8_t {
  StandardForward,
  Fa1Forward,
  Fa2Forward,
  StandardBackward,
  Fa1Backward,
  Fa2Backward,
  QueryOuterBackward,
  TwoLoopsBackward,
};

inline constexpr std::array<AttentionPass, 3> ForwardPasses{AttentionPass::StandardForward, AttentionPass::Fa1Forward,
                                                            AttentionPass::Fa2Forward};
inline constexpr std::array<AttentionPass, 5> BackwardPasses{
    AttentionPass::StandardBackward, AttentionPass::Fa1Backward, AttentionPass::Fa2Backward,
    AttentionPass::QueryOuterBackward, AttentionPass::TwoLoopsBackward};

inline constexpr std::array<AttentionPass, 8> AllAttentionPasses{
    AttentionPass::StandardForward,  AttentionPass::Fa1Forward,  AttentionPass::Fa2Forward,
    AttentionPass::StandardBackward, AttentionPass::Fa1Backward, AttentionPass::Fa2Backward,
    AttentionPass::QueryOuterBackward, AttentionPass::TwoLoopsBackward};

/// standard | fa1 | fa2 | standard-backward | fa1-backward | fa2-backward | query-outer-backward | two-loops-backward
std::string_view word(AttentionPass which);
Pass directionOf(AttentionPass which);
bool isStandard(AttentionPass which);
/// Standard attention in the same direction: what the others are compared with.
AttentionPass standardBeside(AttentionPass which);

/// The pass that the problem runs in this direction.
AttentionPass attentionPassOf(const Problem& problem, Pass direction);
/// Settings whose problem runs this pass. A backward pass by tiles goes with FA-2's forward pass, unless the settings
/// have FA-1's.
ProblemSettings withAttentionPass(ProblemSettings settings, AttentionPass which);

}  // namespace tilewise
