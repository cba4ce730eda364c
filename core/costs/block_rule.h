// SPDX-License-Identifier: MIT
#pragma once

/// Which blocks a pass takes for an on-chip memory of M values.

#include <cstdint>
#include <optional>

#include "core/costs/accesses.h"
#include "core/tiling/blocks_from_sram.h"

namespace tilewise {

enum class BlockRule : std::uint8_t {
  Papers,   ///< the proof's budget: ceil(M/4d) rows, whose set fits M only up to a constant
  Fitting,  ///< the largest square blocks whose set really fits M values
  Present,  ///< the problem's own, whatever M
};

/// Br <= d, beside the rule.
enum class RowCap : std::uint8_t {
  AsPublished,  ///< Papers: on for FA-1's forward and backward pass alone; Fitting, Present: off
  On,
  Off,
};

/// Blocks of a rule for M values on chip, d = max(dk, dv); absent where none fits (Fitting). Present: those given.
/// Requires: M >= 1, not standard attention with Fitting (it has no set).
/// Source:   FlashAttention, Algorithm 1, line 1, and Algorithm 4, line 1.
std::optional<BlockSizes> blocksFor(AttentionPass which, const Lengths& lengths, const BlockSizes& present,
                                    std::int64_t M, BlockRule rule, RowCap cap);
std::optional<BlockSizes> blocksFor(const Problem& problem, AttentionPass which, std::int64_t M, BlockRule rule,
                                    RowCap cap);

/// The least M in [d, T d] for which a rule gives so many rows, T the longer of Tq and Tk; with 1 row Papers gives d.
/// Requires: rows >= 1; the rule is not Present.
std::int64_t leastOnChipFor(AttentionPass which, const Lengths& lengths, std::int64_t rows, BlockRule rule, RowCap cap);
/// The rows of a key block that a rule gives for M; 0 where none fits. Requires: the rule is not Present.
std::int64_t rowsFor(AttentionPass which, const Lengths& lengths, std::int64_t M, BlockRule rule, RowCap cap);

/// What the proof lets each set of values take of M: 2 Bc d (K_j, V_j), 2 Br d (Q_i, O_i), Br Bc (the tile).
/// d = max(dk, dv). Units: values.
/// Source: FlashAttention, proof of Theorem 2.
struct ProofBudget {
  std::int64_t keys = 0;     ///< 2 Bc d
  std::int64_t queries = 0;  ///< 2 Br d
  std::int64_t tile = 0;     ///< Br Bc
  std::int64_t sum() const { return keys + queries + tile; }
};
ProofBudget proofBudget(const BlockSizes& blocks, std::int64_t dk, std::int64_t dv);

}  // namespace tilewise
