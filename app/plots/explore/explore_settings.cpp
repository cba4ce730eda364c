// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/explore_settings.h"

#include <algorithm>

#include "app/models/algorithm_names.h"
#include "app/session/words.h"
#include "app/views/problem/problem_chips.h"
#include "core/costs/bounded_census.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

namespace {

/// Resampled while a person drags: some ms.
constexpr std::int64_t MostPatternTiles = 1 << 22;

Way wayOf(AttentionPass which) {
  switch (which) {
    case AttentionPass::StandardForward:
    case AttentionPass::StandardBackward: return Way::Standard;
    case AttentionPass::Fa1Forward:
    case AttentionPass::Fa1Backward: return Way::FlashAttention1;
    case AttentionPass::Fa2Forward:
    case AttentionPass::Fa2Backward: return Way::FlashAttention2;
    case AttentionPass::QueryOuterBackward: return Way::QueryOuter;
    case AttentionPass::TwoLoopsBackward: return Way::TwoLoops;
  }
  return Way::FlashAttention2;
}

void fitBlockMask(ExploreSettings& settings) {
  ProblemSettings& problem = settings.problem;
  problem.blockMask = settings.pattern;
  if (!settings.pattern) return;
  const std::int64_t nr = (problem.Tq + problem.Br - 1) / problem.Br;
  const std::int64_t nc = (problem.Tk + problem.Bc - 1) / problem.Bc;
  if (nr == settings.pattern->rows() && nc == settings.pattern->columns()) return;
  problem.blockMask = {};
  if (nr * nc <= MostPatternTiles) {
    problem.blockMask = covering(*settings.pattern, settings.patternTiles, maskTilesOf(problem));
  }
}

std::int64_t capacityOf(const ProblemSettings& settings, const Device* device) {
  if (settings.sramBytes) return *settings.sramBytes;
  return device == nullptr ? 0 : device->sramBytes;
}

/// The largest square blocks whose whole set fits the bytes: statistics take more of them than other values, so that a set
/// that fits M values may still be too large.
std::optional<BlockSizes> largestBlocks(ProblemSettings settings, AttentionPass which, std::int64_t M,
                                        std::int64_t capacity, RowCap cap) {
  settings = withAttentionPass(std::move(settings), which);
  settings.blockMask = {};
  settings.documents = {};
  const std::int64_t element = bytesOf(settings.elementType);
  while (M >= 1) {
    const auto problem = Problem::make(settings);
    const auto blocks = blocksFor(*problem, which, M, BlockRule::Fitting, cap);
    if (!blocks) break;
    settings.Br = blocks->Br;
    settings.Bc = blocks->Bc;
    const std::int64_t excess = onChipSize(*Problem::make(settings), directionOf(which)).bytes - capacity;
    if (excess <= 0) return blocks;
    M -= excess / element + 1;
  }
  return std::nullopt;
}

/// Absent where lengths are others than those that the mask was drawn for.
std::optional<Problem> asDrawn(const ExploreSettings& settings) {
  ProblemSettings drawn = settings.problem;
  const MaskTiles& tiles = settings.patternTiles;
  if (!settings.pattern || tiles.Tq != drawn.Tq || tiles.Tk != drawn.Tk) return std::nullopt;
  drawn.Br = tiles.Br;
  drawn.Bc = tiles.Bc;
  drawn.blockMask = settings.pattern;
  const auto problem = Problem::make(std::move(drawn));
  return problem ? std::optional(*problem) : std::nullopt;
}

}  // namespace

bool ExploreCase::isMasked() const { return Mask(problem).masksAnything(); }

ExploreSettings exploreSettingsOf(const ProblemSettings& problem) {
  return {problem, problem.blockMask, maskTilesOf(problem), {}, {}};
}

std::optional<ExploreCase> caseOf(ExploreSettings settings) {
  const Device* device = findDevice(settings.problem.device);
  const std::int64_t capacity = capacityOf(settings.problem, device);
  const std::int64_t M = std::max<std::int64_t>(1, capacity / bytesOf(settings.problem.elementType));
  const auto raw = Problem::make(settings.problem);
  if (!raw) return std::nullopt;
  const AttentionPass which = attentionPassOf(*raw, raw->lastPass());
  if (settings.blocks != BlockSource::Hand && !isStandard(which)) {
    // Where none fits one row is the least there is.
    const ExploreCase asSet{settings, *raw, *raw, which, device, capacity, M};
    const BlockSizes blocks = blocksFromM(asSet, which, M).value_or(BlockSizes{1, 1});
    settings.problem.Br = blocks.Br;
    settings.problem.Bc = blocks.Bc;
    fitBlockMask(settings);
  }
  auto problem = Problem::make(settings.problem);
  if (!problem) return std::nullopt;
  return ExploreCase{settings, *problem, asDrawn(settings).value_or(*problem), which, device, capacity, M};
}

std::optional<BlockSizes> blocksFromM(const ExploreCase& at, AttentionPass which, std::int64_t M) {
  const ExploreSettings& settings = at.settings;
  if (settings.blocks != BlockSource::Fitting) return blocksFor(at.problem, which, M, BlockRule::Papers, settings.cap);
  // The on-chip memory at hand may have some bytes more than whole values.
  const std::int64_t capacity = M == at.M ? at.capacityBytes : M * bytesOf(settings.problem.elementType);
  return largestBlocks(settings.problem, which, M, capacity, settings.cap);
}

QString maskName(const ProblemSettings& settings) { return maskWords(settings).join(QStringLiteral(", ")); }

QString passName(AttentionPass which) {
  const QString name = longName(wayOf(which));
  const QString capital = name.left(1).toUpper() + name.mid(1);
  return directionOf(which) == Pass::Forward ? capital : tr("%1, backward").arg(capital);
}

QString passShortName(AttentionPass which) { return shortName(wayOf(which)); }

QList<MaskChoice> maskChoices() {
  constexpr std::int64_t Sees = 512;
  return {{tr("none"), false, {}, {}, {}},
          {tr("causal"), true, {}, {}, {}},
          {tr("causal, window 512"), true, {Sees - 1, 0}, {}, {}},
          {tr("window 512 both ways"), false, {Sees - 1, Sees - 1}, {}, {}}};
}

bool hasMask(const ProblemSettings& settings, const MaskChoice& choice) {
  return settings.causal == choice.causal && settings.window == choice.window &&
         static_cast<bool>(settings.documents) == static_cast<bool>(choice.documents) &&
         static_cast<bool>(settings.blockMask) == static_cast<bool>(choice.blockMask);
}

ExploreSettings withPass(ExploreSettings settings, AttentionPass which) {
  settings.problem = withAttentionPass(std::move(settings.problem), which);
  return settings;
}

ExploreSettings withMask(ExploreSettings settings, const MaskChoice& choice) {
  settings.problem.causal = choice.causal;
  settings.problem.window = choice.window;
  settings.problem.documents = choice.documents;
  settings.pattern = choice.blockMask;
  settings.patternTiles = choice.maskTiles;
  const auto lost = [&] {
    return settings.problem.documents && (settings.problem.documents->queryCount() != settings.problem.Tq ||
                                          settings.problem.documents->keyCount() != settings.problem.Tk);
  };
  if (lost()) settings.problem.documents = {};
  fitBlockMask(settings);
  return settings;
}

ExploreSettings withTokens(ExploreSettings settings, std::int64_t Tq, std::int64_t Tk) {
  if (Tq != settings.problem.Tq || Tk != settings.problem.Tk) settings.problem.documents = {};
  settings.problem.Tq = Tq;
  settings.problem.Tk = Tk;
  fitBlockMask(settings);
  return settings;
}

ExploreSettings withWidth(ExploreSettings settings, std::int64_t dk, std::int64_t dv) {
  settings.problem.dk = dk;
  settings.problem.dv = dv;
  return settings;
}

ExploreSettings withBlockSizes(ExploreSettings settings, std::int64_t Br, std::int64_t Bc) {
  settings.problem.Br = Br;
  settings.problem.Bc = Bc;
  fitBlockMask(settings);
  return settings;
}

ExploreSettings withDevice(ExploreSettings settings, const Device& device) {
  settings.problem.device = std::string(device.name);
  settings.problem.sramBytes.reset();
  return settings;
}

ExploreSettings withType(ExploreSettings settings, ElementType type) {
  // A size that was set is one of values: it keeps their number.
  if (settings.problem.sramBytes) {
    *settings.problem.sramBytes = *settings.problem.sramBytes / bytesOf(settings.problem.elementType) * bytesOf(type);
  }
  settings.problem.elementType = type;
  return settings;
}

ExploreSettings withOnChip(ExploreSettings settings, std::int64_t M) {
  const Device* device = findDevice(settings.problem.device);
  const std::int64_t bytes = M * bytesOf(settings.problem.elementType);
  if (device != nullptr && M == onChipOf(*device, settings.problem.elementType)) {
    settings.problem.sramBytes.reset();
  } else {
    settings.problem.sramBytes = bytes;
  }
  return settings;
}

std::int64_t onChipOf(const Device& device, ElementType type) { return device.sramBytes / bytesOf(type); }

}  // namespace tilewise
