// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/grid_fit.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

constexpr double LongestSide = 4;          ///< times the other, at one scale
constexpr double WholePixelsFrom = 5;      ///< below, only regions are drawn and may have any proportion
constexpr double ThickestStrip = 1.0 / 8;  ///< of the grid's longer side
constexpr double ThinnestStrip = 4;
constexpr std::int64_t MostTilesAPixel = 1 << 20;

struct Sides {
  double down;    ///< relative pixels of a query
  double across;  ///< relative pixels of a key
};

Sides stretchOf(const Problem& problem) {
  const double down = static_cast<double>(problem.Tq());
  const double across = static_cast<double>(problem.Tk());
  if (across > LongestSide * down) return {across / (LongestSide * down), 1};
  if (down > LongestSide * across) return {1, down / (LongestSide * across)};
  return {1, 1};
}

std::int64_t rowsOfBlock(const Problem& problem) { return std::min(problem.Br(), problem.Tq()); }
std::int64_t keysOfBlock(const Problem& problem) { return std::min(problem.Bc(), problem.Tk()); }

/// Tiles whose smaller side has `small` pixels.
GridFit withSmallSide(const Problem& problem, double small, double thin) {
  const Sides stretch = stretchOf(problem);
  const double down = static_cast<double>(rowsOfBlock(problem)) * stretch.down;
  const double across = static_cast<double>(keysOfBlock(problem)) * stretch.across;
  double height = small * std::max(1.0, down / across);
  double width = small * std::max(1.0, across / down);
  if (height >= WholePixelsFrom) height = std::round(height);
  if (width >= WholePixelsFrom) width = std::round(width);

  GridFit fit;
  fit.rows = AxisScale(problem.Tq(), rowsOfBlock(problem), height);
  fit.columns = AxisScale(problem.Tk(), keysOfBlock(problem), width);
  fit.stretched = stretch.down != stretch.across;
  const double scale = std::min(fit.rows.tokenPixels(), fit.columns.tokenPixels());
  const double most = std::max(ThinnestStrip, std::round(ThickestStrip * std::max(fit.width(), fit.height())));
  const auto thickness = [&](std::int64_t d) {
    const double exact = std::round(static_cast<double>(d) * scale);
    fit.stripsNarrowed = fit.stripsNarrowed || exact > most;
    return std::clamp(exact, ThinnestStrip, most);
  };
  fit.qThickness = thickness(problem.dk());
  fit.oThickness = thickness(problem.dv());
  fit.lseThickness = thin;
  return fit;
}

/// Stacks the strips of K and V and the grid.
void stack(GridFit& fit, const FitRoom& room) {
  fit.kTop = std::max(room.underIndex, std::ceil(room.aboveK - fit.qThickness / 2));
  const double kMiddle = fit.kTop + fit.qThickness / 2;
  fit.vTop =
      std::max(fit.kTop + fit.qThickness + room.stripGap, std::ceil(kMiddle + room.leastPitch - fit.oThickness / 2));
  fit.gridTop =
      std::max(fit.vTop + fit.oThickness + room.lettersRow, std::ceil(fit.vTop + fit.oThickness / 2 + room.underV));
}

bool fits(GridFit fit, const FitRoom& room) {
  stack(fit, room);
  const double beside = std::max(
      {fit.oThickness + room.stripGap + fit.lseThickness, room.leastRight, fit.oThickness / 2 + room.lettersBeyond});
  return fit.qThickness + fit.width() + beside + 2 * room.gridGap <= room.room.width() &&
         fit.gridTop + fit.height() <= room.room.height();
}

}  // namespace

namespace {

GridFit largestThatFits(const Problem& problem, const FitRoom& room, double thin) {
  const double most = std::floor(std::max(room.room.width(), room.room.height()));
  // The grid grows with its tiles, so the largest small side is found by halving.
  double fitting = 0;
  double tooLarge = std::max(1.0, most) + 1;
  while (tooLarge - fitting > 1) {
    const double middle = std::floor((fitting + tooLarge) / 2);
    (fits(withSmallSide(problem, middle, thin), room) ? fitting : tooLarge) = middle;
  }
  if (fitting >= 1) return withSmallSide(problem, fitting, thin);
  std::int64_t tooFew = 1;
  std::int64_t enough = 2;
  const auto fitsAt = [&](std::int64_t tiles) {
    return fits(withSmallSide(problem, 1.0 / static_cast<double>(tiles), thin), room);
  };
  while (enough < MostTilesAPixel && !fitsAt(enough)) {
    tooFew = enough;
    enough *= 2;
  }
  while (enough - tooFew > 1) {
    const std::int64_t middle = (tooFew + enough) / 2;
    (fitsAt(middle) ? enough : tooFew) = middle;
  }
  return withSmallSide(problem, 1.0 / static_cast<double>(enough), thin);
}

}  // namespace

GridFit fitGrid(const Problem& problem, const FitRoom& room, double thin) {
  GridFit fit = largestThatFits(problem, room, thin);
  stack(fit, room);
  return fit;
}

GridFit zoomed(const Problem& problem, const GridFit& fit, double zoom) {
  if (zoom <= 1) return fit;
  const double small = std::min(fit.rows.blockPixels(), fit.columns.blockPixels()) * zoom;
  GridFit larger = withSmallSide(problem, small >= 1 ? std::floor(small) : 1 / std::ceil(1 / small), fit.lseThickness);
  larger.qThickness = fit.qThickness;
  larger.oThickness = fit.oThickness;
  larger.stripsNarrowed = fit.stripsNarrowed;
  larger.kTop = fit.kTop;
  larger.vTop = fit.vTop;
  larger.gridTop = fit.gridTop;
  return larger;
}

}  // namespace tilewise
