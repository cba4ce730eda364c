// SPDX-License-Identifier: MIT
#include "core/faults/fault_needs.h"

#include <fmt/format.h>

#include "core/base/grouped.h"
#include "core/base/text_mark.h"
#include "core/faults/broken_tiles.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

namespace {

using Why = std::optional<std::string>;

Why unless(bool has, std::string lacks) { return has ? Why{} : Why{std::move(lacks)}; }

Why needsLostTile(const Problem& problem) {
  if (!problem.settings().causal) return TILEWISE_TEXT("Engine", "needs a causal mask; here there is none");
  if (BrokenTiles(problem, Fault::SkipFirstWithFirst).counts().lost > 0) return {};
  if (problem.Br() == problem.Bc() && problem.offset() == 0) {
    return fmt::format(TILEWISE_TEXT("Engine", "needs B_r other than B_c; here both are {}"), grouped(problem.Br()));
  }
  return TILEWISE_TEXT("Engine", "needs a visible tile that starts after its first query; here there is none");
}

Why needsPartialTile(const Problem& problem) {
  const TileCensus census = takeCensus(problem);
  return unless(census.partial > 0,
                fmt::format(TILEWISE_TEXT("Engine", "needs a partly masked tile; here all {} visited tiles are full"),
                            grouped(census.visited())));
}

Why needsTwoCorners(const Problem& problem) {
  const ProblemSettings& settings = problem.settings();
  if (problem.Tq() == problem.Tk()) {
    return fmt::format(TILEWISE_TEXT("Engine", "needs T_q other than T_k; here both are {}"), grouped(problem.Tq()));
  }
  const bool hasDiagonal = settings.causal || settings.window.isBounded() || problem.alibiSlope() != 0;
  return unless(hasDiagonal, TILEWISE_TEXT("Engine", "needs a causal mask, a window or ALiBi; here there is none"));
}

Why needsTwoTilesInARow(const Problem& problem) {
  const TileGrid grid(problem);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    int visited = 0;
    for (std::int64_t j = 0; j < grid.nc() && visited < 2; ++j) visited += grid.kind({i, j}) != TileKind::Skipped;
    if (visited == 2) return {};
  }
  return grid.nc() == 1 ? TILEWISE_TEXT("Engine", "needs a second key block; here one block holds all keys")
                        : TILEWISE_TEXT("Engine", "needs a query block that visits two tiles; here none does");
}

Why needsEmptyRow(const Problem& problem) {
  const TileGrid grid(problem);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    std::int64_t j = 0;
    while (j < grid.nc() && grid.kind({i, j}) == TileKind::Skipped) ++j;
    if (j == grid.nc()) continue;
    for (std::int64_t r = grid.queries(i).begin; r < grid.queries(i).end; ++r) {
      if (!grid.mask().seesAKey(r, grid.keys(j))) return {};
    }
  }
  return TILEWISE_TEXT("Engine", "needs a query that sees no key in the first tile of its block; here there is none");
}

Why needsRaggedTail(const Problem& problem) {
  if (problem.Tk() % problem.Bc() == 0) {
    return fmt::format(TILEWISE_TEXT("Engine", "needs a ragged last block; here {} divides {}"), grouped(problem.Bc()),
                       grouped(problem.Tk()));
  }
  return unless(
      BrokenTiles(problem, Fault::RaggedTail).counts().paddedPairs > 0,
      TILEWISE_TEXT("Engine", "needs a query that would see past the last key; here the mask hides the padding"));
}

Why needsTwoKeys(const Problem& problem) {
  const Mask mask(problem);
  for (std::int64_t r = 0; r < problem.Tq(); ++r) {
    if (mask.visibleEntries({r, r + 1}, {0, problem.Tk()}) > 1) return {};
  }
  return TILEWISE_TEXT("Engine", "needs a query that sees two keys; here there is none");
}

Why needsDropout(const Problem& problem) {
  return unless(problem.settings().dropout > 0, TILEWISE_TEXT("Engine", "needs dropout; here p = 0"));
}

Why needsOtherScale(const Problem& problem) {
  return unless(problem.scale() != 1, TILEWISE_TEXT("Engine", "needs a scale c other than 1; here c = 1"));
}

Why needsSoftCap(const Problem& problem) {
  return unless(problem.settings().softCap > 0, TILEWISE_TEXT("Engine", "needs a soft cap; here there is none"));
}

Why needsOfLine(Fault fault, const Problem& problem) {
  switch (fault) {
    case Fault::SkipFirstWithFirst: return needsLostTile(problem);
    case Fault::PartialTileSkipped:
    case Fault::PartialTileNotMasked: return needsPartialTile(problem);
    case Fault::CausalCorner: return needsTwoCorners(problem);
    case Fault::RaggedTail: return needsRaggedTail(problem);
    case Fault::NanOfEmptyRows: return needsEmptyRow(problem);
    case Fault::LNotRescaled:
    case Fault::ONotRescaled:
    case Fault::MOverwritten:
    case Fault::DqOverwritten: return needsTwoTilesInARow(problem);
    case Fault::LAfterDropout:
    case Fault::OtherDropoutMask: return needsDropout(problem);
    case Fault::NoFinalDivision:
    case Fault::LseWithoutLog: return needsTwoKeys(problem);
    case Fault::CapFactorMissing: return needsSoftCap(problem);
    case Fault::ScaleMissing: return needsOtherScale(problem);
    case Fault::NoMaximum:
    case Fault::DMissing: return {};
  }
  return {};
}

}  // namespace

std::optional<std::string> whyItCannotShow(Fault fault, const Problem& problem) {
  if (passOf(fault) == Pass::Backward && !problem.settings().backward)
    return TILEWISE_TEXT("Engine", "needs the backward pass");
  return needsOfLine(fault, problem);
}

std::string whyItDidNoHarm(Fault fault, const Problem& problem) {
  switch (fault) {
    case Fault::NoMaximum:
      return problem.settings().precision == Precision::Float64
                 ? TILEWISE_TEXT("Engine", "overflow needs a score above 709.8")
                 : TILEWISE_TEXT("Engine", "overflow needs a score above 88.7");
    case Fault::LNotRescaled:
    case Fault::ONotRescaled:
    case Fault::MOverwritten:
      return TILEWISE_TEXT("Engine", "no maximum grew by enough after the first tile of its row");
    default: return TILEWISE_TEXT("Engine", "the error stays below the bound of the check");
  }
}

}  // namespace tilewise
