// SPDX-License-Identifier: MIT
#pragma once

/// HBM accesses as curves against the on-chip size M, the length T, the width d or the sparse fraction s.
/// Units:  values per head, loads and stores together. M in values.
/// Mask:   None draws the curves of the papers, every tile visited. Present takes the census of the problem's mask at each
///         point: causal and window exactly; documents and block mask where a census is short enough, and not on the
///         axes T and s, where a problem of another length has no documents and s takes the mask's place.
/// Source: FlashAttention, Theorem 2 and Propositions 3, 4; algorithms.md, "As functions of M".

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/costs/attention_pass.h"
#include "core/costs/bounded_census.h"

namespace tilewise {

enum class SweepAxis : std::uint8_t {
  OnChip,    ///< M, whole values
  Tokens,    ///< T = Tq = Tk
  Width,     ///< d = dk = dv
  Sparsity,  ///< s, the fraction of tiles that is visited
};

/// Which blocks a pass runs with at a point.
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

enum class MaskUse : std::uint8_t { None, Present };

struct SweepSettings {
  SweepAxis axis = SweepAxis::OnChip;
  double first = 64;     ///< the least x; whole but on axis s
  double last = 262144;  ///< the greatest
  int points = 160;      ///< geometric between them (equal steps on axis s); axis M adds both sides of each wide step

  std::int64_t M = 116224;  ///< on-chip values, on the other axes
  BlockRule rule = BlockRule::Papers;
  RowCap cap = RowCap::AsPublished;
  MaskUse mask = MaskUse::None;
  std::int64_t maximumSteps = MaximumCensusSteps;  ///< of one census
};

struct AccessPoint {
  double x = 0;
  std::int64_t M = 0;
  Lengths lengths;                     ///< of this point
  BlockSizes blocks;                   ///< used here; 0 x 0 where none fits
  std::int64_t onChip = 0;             ///< values that these blocks take, which Papers' may let exceed M; standard: 0
  std::optional<std::int64_t> values;  ///< absent: no blocks fit, or the census would take too long
  std::optional<double> asymptote;     ///< leading term in 1/M, as if every tile (on axis s: s of them) were visited; not standard's
  std::int64_t standard = 0;           ///< what standard attention moves here, in the same direction
  std::int64_t floor = 0;              ///< floorValues here, without a mask
  bool inDomain = false;               ///< d <= M <= T d, where the theorem speaks

  /// How many times as much standard attention moves; absent without values.
  std::optional<double> ratioToStandard() const;
  /// The theorem's order of that ratio.
  double squaresOnChip() const;  ///< M / d², d = max(dk, dv)
};

struct AccessCurve {
  AttentionPass which = AttentionPass::Fa2Forward;
  std::vector<AccessPoint> points;  ///< ascending in x; the same x in all curves of a figure
};

struct AccessFigure {
  SweepAxis axis = SweepAxis::OnChip;
  bool honoursMask = false;  ///< whether the curves took the problem's mask
  bool isComplete = true;    ///< false: cancelled, curves are missing or short
  std::vector<AccessCurve> curves;
};

/// Curves of these passes for a problem, whose mask, lengths and blocks count as far as the settings say.
/// Requires: 0 < first <= last (s: last <= 1; else whole and within what a problem may have; M at least 1), points >= 2.
/// Cost:     without a mask some 100 ns a point; with causal and window about nr times 10 ns for each size of block.
/// Thread:   any; a cancel that is set ends it within one census.
AccessFigure accessFigure(const Problem& problem, std::span<const AttentionPass> passes, const SweepSettings& settings,
                          const std::atomic<bool>* cancel = nullptr);

/// One point of such a curve, as for a mark or under the pointer.
AccessPoint accessPoint(const Problem& problem, AttentionPass which, const SweepSettings& settings, double x);

/// The problem as it is: its blocks, its mask, and at x its own M, T, d or visited fraction. M is what its blocks take
/// on chip in this direction.
AccessPoint presentPoint(const Problem& problem, AttentionPass which, SweepAxis axis,
                         std::int64_t maximumSteps = MaximumCensusSteps);

/// The smallest M in [d, T d] from which on the pass moves fewer values than standard attention, and does so for every
/// larger M up to T d. Absent: never, or (Present, documents or block mask) not known within the steps.
/// About 2 d² for FA-2 and 3 d² for FA-1 without a mask.
/// Requires: the axis is not read; the pass is not standard attention; the rule is not Present.
std::optional<std::int64_t> crossingWithStandard(const Problem& problem, AttentionPass which,
                                                 const SweepSettings& settings);

/// No algorithm moves fewer values: each input in, each output out. Forward Q, K, V and O, 4Td; backward Q, K, V, dO in and
/// dQ, dK, dV out, 7Td (O and the statistics can be made again). No mask; one that hides keys from every query lowers it.
std::int64_t floorValues(const Lengths& lengths, Pass direction);

/// The factor a of the asymptote a T²d²/M with dk = dv: FA-1 12, FA-2 8; backward FA-1 20, FA-2 16, query-outer 24,
/// two loops 16. Absent for standard attention, whose accesses do not depend on M.
std::optional<int> asymptoteFactor(AttentionPass which);

/// What the proof lets each set of values take of M: 2 Bc d (K_j, V_j), 2 Br d (Q_i, O_i), Br Bc (the tile).
/// d = max(dk, dv).
struct ProofBudget {
  std::int64_t keys = 0;     ///< 2 Bc d
  std::int64_t queries = 0;  ///< 2 Br d
  std::int64_t tile = 0;     ///< Br Bc
  std::int64_t sum() const { return keys + queries + tile; }
};
ProofBudget proofBudget(const BlockSizes& blocks, std::int64_t dk, std::int64_t dv);

/// Blocks of a rule for M values on chip; absent where none fits (Fitting). Present: the problem's.
std::optional<BlockSizes> blocksFor(const Problem& problem, AttentionPass which, std::int64_t M, BlockRule rule,
                                    RowCap cap);

}  // namespace tilewise
