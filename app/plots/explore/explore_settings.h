// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What Explore's controls say: a problem, the on-chip size M, and how blocks follow from M. Changing one never runs
/// anything.

#include <cstdint>
#include <optional>

#include <QList>
#include <QString>

#include "core/costs/attention_pass.h"
#include "core/costs/block_rule.h"
#include "core/costs/device_table.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Where the blocks of the present configuration come from.
enum class BlockSource : std::uint8_t {
  Hand,     ///< as they are set
  Budget,   ///< from M by the proof's budget, ceil(M/4d)
  Fitting,  ///< the largest square blocks that fit M
};

struct ExploreSettings {
  ProblemSettings problem;
  SharedValue<BlockMask> pattern;  ///< the block mask as it was drawn; the problem has it carried over to its tiles
  MaskTiles patternTiles{};        ///< for which it was drawn
  BlockSource blocks = BlockSource::Hand;
  RowCap cap = RowCap::AsPublished;

  bool operator==(const ExploreSettings&) const = default;
};

/// A mask that can be chosen without drawing one.
struct MaskChoice {
  QString name;  ///< "none", "causal", "causal, window 512"
  bool causal = false;
  Window window;
  SharedValue<Documents> documents{};
  SharedValue<BlockMask> blockMask{};
  MaskTiles maskTiles{};  ///< of the block mask
};

/// The settings as everything that draws takes them: valid, with what follows from them.
struct ExploreCase {
  ExploreSettings settings;
  Problem problem;
  Problem asDrawn;  ///< with the tiles that its block mask was drawn for: from there it is carried over to other blocks
  AttentionPass which = AttentionPass::Fa2Forward;
  const Device* device = nullptr;  ///< null: unknown
  std::int64_t capacityBytes = 0;
  std::int64_t M = 1;  ///< capacity in values of the modelled type

  Pass direction() const { return directionOf(which); }
  BlockRule curveRule() const {
    return settings.blocks == BlockSource::Fitting ? BlockRule::Fitting : BlockRule::Papers;
  }
  bool isMasked() const;
};

/// The settings that a problem starts with.
ExploreSettings exploreSettingsOf(const ProblemSettings& problem);

/// The case of the settings, blocks from M where they are to follow it. Absent where no problem can be made of them.
std::optional<ExploreCase> caseOf(ExploreSettings settings);

/// The blocks that follow from M values for a pass of this case's direction: by the proof's budget or, where the largest are
/// asked for, those whose whole set fits the bytes of M values. Statistics take 4 bytes each, so that these may be a row
/// smaller than what would fit by values alone (BlockRule::Fitting). Absent where not one row fits. Requires: M >= 1, not
/// standard attention.
std::optional<BlockSizes> blocksFromM(const ExploreCase& at, AttentionPass which, std::int64_t M);

/// "no mask", "causal", "causal, window 511, 0".
QString maskName(const ProblemSettings& settings);
/// "FlashAttention-2, backward".
QString passName(AttentionPass which);
/// "FA-2".
QString passShortName(AttentionPass which);

/// Masks to choose from; the first is none.
QList<MaskChoice> maskChoices();
bool hasMask(const ProblemSettings& settings, const MaskChoice& choice);

// Each gives the settings with one thing changed, and with what has to follow: a block mask is resampled to the tiles
// (and goes while there are too many), documents of another length go.
ExploreSettings withPass(ExploreSettings settings, AttentionPass which);
ExploreSettings withMask(ExploreSettings settings, const MaskChoice& choice);
ExploreSettings withTokens(ExploreSettings settings, std::int64_t Tq, std::int64_t Tk);
ExploreSettings withWidth(ExploreSettings settings, std::int64_t dk, std::int64_t dv);
ExploreSettings withBlockSizes(ExploreSettings settings, std::int64_t Br, std::int64_t Bc);
ExploreSettings withDevice(ExploreSettings settings, const Device& device);
ExploreSettings withType(ExploreSettings settings, ElementType type);
/// M values; those of the device make it the device's again.
ExploreSettings withOnChip(ExploreSettings settings, std::int64_t M);
/// M of the device itself.
std::int64_t onChipOf(const Device& device, ElementType type);

}  // namespace tilewise
