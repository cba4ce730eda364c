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

double thicknessOf(const QList<Tensor>& row, const GridFit& fit) {
  double thickness = 0;
  for (const Tensor tensor : row) thickness = std::max(thickness, fit.thickness(tensor));
  return thickness;
}

/// Stacks the strips above the grid, and the grid.
void stack(GridFit& fit, const FitRoom& room) {
  fit.rowTops.clear();
  double end = 0;
  double middle = 0;
  for (const QList<Tensor>& row : room.top) {
    const double thickness = thicknessOf(row, fit);
    const double top = fit.rowTops.isEmpty()
                           ? std::max(room.underIndex, std::ceil(room.aboveK - thickness / 2))
                           : std::max(end + room.stripGap, std::ceil(middle + room.leastPitch - thickness / 2));
    fit.rowTops.append(top);
    end = top + thickness;
    middle = top + thickness / 2;
  }
  fit.gridTop = std::max(end + room.lettersRow, std::ceil(middle + room.underV));
}

bool fits(GridFit fit, const FitRoom& room) {
  if (shorterTokenPixels(fit.rows, fit.columns) > room.mostTokenPixels) return false;
  stack(fit, room);
  const double left = placeSide(room.left, fit, room).end;
  const double right = std::max(placeSide(room.right, fit, room).end + room.sums, room.gridGap + room.leastRight);
  const double grids = room.grids * fit.width() + (room.grids - 1) * room.betweenGrids;
  return left + grids + right <= room.room.width() &&
         room.gridRows * (fit.gridTop + fit.height()) + (room.gridRows - 1) * room.betweenRows <= room.room.height();
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

double GridFit::thickness(Tensor tensor) const {
  switch (tensor) {
    case Tensor::Q:
    case Tensor::K:
    case Tensor::dQ:
    case Tensor::dK: return qThickness;
    default: return isStatistic(tensor) ? lseThickness : oThickness;
  }
}

SidePlaces placeSide(const QList<SideStrip>& strips, const GridFit& fit, const FitRoom& room) {
  SidePlaces places;
  double end = room.gridGap;
  double letters = 0;
  for (qsizetype n = 0; n < strips.size(); ++n) {
    const SideStrip& strip = strips[n];
    const double thickness = fit.thickness(strip.tensor);
    double near = end + (n > 0 ? room.stripGap : 0);
    const bool beside = strip.tensor == Tensor::lse && n > 0 && n + 1 == strips.size();
    if (n > 0 && !beside) near = std::max(near, std::ceil(letters + room.letterGap + (strip.letter - thickness) / 2));
    places.near.append(near);
    end = near + thickness;
    // A letter stands in the middle of its strip; that of lse gives way to its neighbour's.
    const double middle = near + (thickness + strip.letter) / 2;
    letters = beside ? std::max(middle, letters + room.stripGap + strip.letter) : middle;
  }
  // The letter of Q alone may reach beyond its strip on both sides.
  const bool alone = strips.size() == 1 && strips.first().tensor == Tensor::Q;
  places.end = alone ? end : std::max(end, letters);
  return places;
}

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
  larger.rowTops = fit.rowTops;
  larger.gridTop = fit.gridTop;
  return larger;
}

}  // namespace tilewise
