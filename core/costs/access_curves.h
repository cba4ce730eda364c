// SPDX-License-Identifier: MIT
#pragma once

/// HBM accesses as curves against the on-chip size M, the length T, the width d or the sparse fraction s.
/// Units:  values per head, loads and stores together. M in values.
/// Mask:   None draws the curves of the papers, every tile visited. Present takes the census of the problem's mask at
///         each point: causal and window exactly; documents and block mask where a census is short enough. Documents do
///         not count on the axis T, as a problem of another length has none, and no mask on the axis s, which takes its
///         place.
/// Source: FlashAttention, Theorem 2 and Propositions 3, 4; algorithms.md, "As functions of M".

#include <atomic>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/costs/attention_pass.h"
#include "core/costs/block_rule.h"
#include "core/costs/bounded_census.h"

namespace tilewise {

enum class SweepAxis : std::uint8_t {
  OnChip,    ///< M, whole values
  Tokens,    ///< T = Tq = Tk
  Width,     ///< d = dk = dv
  Sparsity,  ///< s, the fraction of tiles that is visited
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
  std::int64_t maximumSteps = FigureCensusSteps;  ///< of one census
};

struct AccessPoint {
  double x = 0;
  std::int64_t M = 0;
  Lengths lengths;                     ///< of this point
  BlockSizes blocks;                   ///< used here; 0 x 0 where none fits
  std::int64_t onChip = 0;             ///< values that these blocks take, which Papers' may let exceed M; standard: 0
  std::optional<std::int64_t> values;  ///< absent: no blocks fit, or the census would take too long
  /// Leading term in 1/M for the papers' blocks, every tile (on axis s: s of them) visited; none of standard attention.
  std::optional<double> asymptote;
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
/// Requires: 0 < first <= last (s: last <= 1; else whole and within what a problem may have), M >= 1, points >= 2.
/// Cost:     without a mask some 50 ns a point; with causal and window 10 ns a row block for each size of block; with
///           documents or a block mask up to some 100 ms.
/// Thread:   any; a cancel that is set ends it within one census.
AccessFigure accessFigure(const Problem& problem, std::span<const AttentionPass> passes, const SweepSettings& settings,
                          const std::atomic<bool>* cancel = nullptr);

/// One point of such a curve, as for a mark or under the pointer.
AccessPoint accessPoint(const Problem& problem, AttentionPass which, const SweepSettings& settings, double x);

/// The problem as it is: its blocks, its mask, and at x its own M, T, d or visited fraction. M is what its blocks take
/// on chip in this direction.
AccessPoint presentPoint(const Problem& problem, AttentionPass which, SweepAxis axis,
                         std::int64_t maximumSteps = MaximumCensusSteps);

struct Crossing {
  std::optional<std::int64_t> M;  ///< absent: the pass never stays below standard attention, or it is not known
  bool isKnown = true;            ///< false: it would have taken more than 16 maximumSteps
};

/// The smallest M in [d, T d] from which on the pass moves fewer values than standard attention, and does so for every
/// larger M up to T d: about 2 d² for FA-2 and 3 d² for FA-1 without a mask. Of the settings rule, cap, mask and
/// maximumSteps count.
/// Requires: the pass is not standard attention; the rule is not Present.
Crossing crossingWithStandard(const Problem& problem, AttentionPass which, const SweepSettings& settings);

/// No algorithm moves fewer values: each input in, each output out. Forward Q, K, V in and O out, 4Td; backward Q, K,
/// V, dO in and dQ, dK, dV out, 7Td (O and the statistics can be made again). Without a mask: one that hides keys from
/// every query lowers it.
std::int64_t floorValues(const Lengths& lengths, Pass direction);

/// The factor a of the asymptote a T²d²/M with dk = dv: FA-1 12, FA-2 8; backward FA-1 20, FA-2 16, query-outer 24,
/// two loops 16. Absent for standard attention, whose accesses do not depend on M.
std::optional<int> asymptoteFactor(AttentionPass which);

}  // namespace tilewise
