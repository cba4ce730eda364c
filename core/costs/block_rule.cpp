// SPDX-License-Identifier: MIT
#include "core/costs/block_rule.h"

#include <algorithm>

#include "core/base/contract.h"
#include "core/costs/residency.h"

namespace tilewise {

namespace {

std::int64_t ceilOf(std::int64_t a, std::int64_t b) { return a / b + (a % b != 0 ? 1 : 0); }

std::int64_t widthOf(const Lengths& lengths) { return std::max(lengths.dk, lengths.dv); }

bool capsRows(AttentionPass which, BlockRule rule, RowCap cap) {
  if (cap != RowCap::AsPublished) return cap == RowCap::On;
  return rule == BlockRule::Papers && (which == AttentionPass::Fa1Forward || which == AttentionPass::Fa1Backward);
}

BlockSizes squareBlocks(std::int64_t rows, std::int64_t d, bool capped) {
  rows = std::clamp<std::int64_t>(rows, 1, MaximumTokens);
  return {capped ? std::min(rows, d) : rows, rows};
}

std::int64_t onChip(AttentionPass which, const Lengths& lengths, std::int64_t rows, bool capped) {
  return onChipValues(which, lengths, squareBlocks(rows, widthOf(lengths), capped));
}

/// How many rows of square blocks fit M. More than there are tokens make no difference.
std::int64_t rowsThatFit(AttentionPass which, const Lengths& lengths, std::int64_t M, bool capped) {
  std::int64_t most = std::max(lengths.Tq, lengths.Tk), fitting = 0;
  while (fitting < most) {
    const std::int64_t middle = fitting + (most - fitting + 1) / 2;
    if (onChip(which, lengths, middle, capped) <= M) {
      fitting = middle;
    } else {
      most = middle - 1;
    }
  }
  return fitting;
}

}  // namespace

std::int64_t rowsFor(AttentionPass which, const Lengths& lengths, std::int64_t M, BlockRule rule, RowCap cap) {
  TILEWISE_EXPECTS(M >= 1 && rule != BlockRule::Present);
  if (rule == BlockRule::Papers) return ceilOf(M, 4 * widthOf(lengths));
  TILEWISE_EXPECTS(!isStandard(which));
  return rowsThatFit(which, lengths, M, capsRows(which, rule, cap));
}

std::optional<BlockSizes> blocksFor(AttentionPass which, const Lengths& lengths, const BlockSizes& present,
                                    std::int64_t M, BlockRule rule, RowCap cap) {
  const bool capped = capsRows(which, rule, cap);
  const std::int64_t d = widthOf(lengths);
  if (rule == BlockRule::Present) return BlockSizes{capped ? std::min(present.Br, d) : present.Br, present.Bc};
  const std::int64_t rows = rowsFor(which, lengths, M, rule, cap);
  if (rows == 0) return std::nullopt;
  return squareBlocks(rows, d, capped);
}

std::optional<BlockSizes> blocksFor(const Problem& problem, AttentionPass which, std::int64_t M, BlockRule rule,
                                    RowCap cap) {
  return blocksFor(which, lengthsOf(problem), {problem.Br(), problem.Bc()}, M, rule, cap);
}

std::int64_t leastOnChipFor(AttentionPass which, const Lengths& lengths, std::int64_t rows, BlockRule rule,
                            RowCap cap) {
  TILEWISE_EXPECTS(rows >= 1 && rule != BlockRule::Present);
  const std::int64_t d = widthOf(lengths);
  const std::int64_t least = rule == BlockRule::Papers ? 4 * d * (rows - 1) + 1
                                                       : onChip(which, lengths, rows, capsRows(which, rule, cap));
  return std::max(least, d);
}

ProofBudget proofBudget(const BlockSizes& blocks, std::int64_t dk, std::int64_t dv) {
  const std::int64_t d = std::max(dk, dv);
  return {2 * blocks.Bc * d, 2 * blocks.Br * d, blocks.Br * blocks.Bc};
}

}  // namespace tilewise
