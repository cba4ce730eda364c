// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The figures of Explore, from its settings. Pure: no screen, no session; every number comes from core/costs.

#include <atomic>
#include <cstdint>

#include "app/plots/explore/explore_settings.h"
#include "app/plots/figure/figure.h"
#include "core/costs/access_curves.h"

namespace tilewise {

enum class ExploreFigureKind : std::uint8_t {
  Accesses,  ///< HBM accesses against M, T, d or s
  Ratio,     ///< to standard attention, beside M/d²
  BlockMap,  ///< traffic over block sizes, with the frontier of what fits
  Visited,   ///< share of tiles against the size of square blocks
  Roofline,
  Budget,     ///< blocks from M, and what the proof's budget holds
  Recompute,  ///< an entry of P made again against read back
  Held,       ///< memory beyond inputs and outputs against T
};

inline constexpr ExploreFigureKind AllFigures[] = {
    ExploreFigureKind::Accesses, ExploreFigureKind::BlockMap, ExploreFigureKind::Visited,   ExploreFigureKind::Roofline,
    ExploreFigureKind::Ratio,    ExploreFigureKind::Budget,   ExploreFigureKind::Recompute, ExploreFigureKind::Held};

/// "HBM accesses", "Block sizes", ...
QString figureName(ExploreFigureKind kind);
/// A word for file names: "accesses".
QString figureWord(ExploreFigureKind kind);
/// Whether the figure can be drawn against something else than M.
bool hasAxisChoice(ExploreFigureKind kind);
/// "against *M*".
QString axisName(SweepAxis axis);

/// How much of a mask a figure may count.
struct FigureLimits {
  std::int64_t maximumSteps = MaximumCensusSteps;  ///< of one census
  const std::atomic<bool>* cancel = nullptr;
};
/// While a person drags: what is left out follows from a full figure made beside the window.
inline constexpr std::int64_t QuickSteps = 1 << 13;

/// Thread: any.
Figure makeFigure(ExploreFigureKind kind, const ExploreCase& at, SweepAxis axis, const FigureLimits& limits);

Figure accessesFigure(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits);
Figure ratioFigure(const ExploreCase& at, SweepAxis axis, const FigureLimits& limits);
Figure mapFigure(const ExploreCase& at, const FigureLimits& limits);
Figure visitedFigure(const ExploreCase& at, const FigureLimits& limits);
Figure rooflineFigure(const ExploreCase& at, const FigureLimits& limits);
Figure budgetFigure(const ExploreCase& at);
Figure recomputeFigure(const ExploreCase& at);
Figure heldFigure(const ExploreCase& at);

/// The block sizes of the map, ascending, with the present ones among them.
struct MapSizes {
  std::vector<std::int64_t> Br;
  std::vector<std::int64_t> Bc;
};
MapSizes mapSizes(const ExploreCase& at);

}  // namespace tilewise
