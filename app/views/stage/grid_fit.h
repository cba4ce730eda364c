// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How large the score grid and the strips round it are drawn in the room that there is.

#include <limits>

#include <QList>
#include <QSizeF>

#include "app/views/stage/axis_scale.h"
#include "core/problem/problem.h"
#include "core/problem/tensor.h"

namespace tilewise {

/// Rows and columns share one scale up to 1:4; beyond, the short side is stretched to 1:4.
struct GridFit {
  AxisScale rows;               ///< queries, downwards
  AxisScale columns;            ///< keys, to the right
  bool stretched = false;       ///< the sides have different scales
  bool stripsNarrowed = false;  ///< strips are thinner than d is to T: they would leave the grid no room
  double qThickness = 0;        ///< of Q, in the direction of its width dk; K and both gradients are as thick
  double oThickness = 0;        ///< of O; V and both gradients are as thick
  double lseThickness = 0;      ///< of the statistics

  QList<double> rowTops;  ///< of the rows of strips above the grid, below the middle of the indices
  double gridTop = 0;     ///< the same of the grid

  double width() const { return columns.length(); }
  double height() const { return rows.length(); }
  double thickness(Tensor tensor) const;
};

/// A strip beside the grid, with the width of the letter above it.
struct SideStrip {
  Tensor tensor = Tensor::Q;
  double letter = 0;
};

/// Where strips stand beside the grid: distances from it to their near sides, and to the end of strips and letters.
struct SidePlaces {
  QList<double> near;
  double end = 0;
};

/// Room that is taken by other things beside and above grid and strips.
struct FitRoom {
  QSizeF room;               ///< for grid, strips and gaps
  QList<QList<Tensor>> top;  ///< rows of strips above the grid; those of one row are as thick as the thickest
  QList<SideStrip> left;     ///< from the grid outwards
  QList<SideStrip> right;
  int grids = 1;  ///< matrices beside each other
  double betweenGrids = 0;
  int gridRows = 1;        ///< matrices below each other, each with its strips
  double betweenRows = 0;  ///< from a grid to the middle of the indices below it
  double sums = 0;         ///< figures right of the right strips, with the gap before them
  double gridGap = 0;      ///< strips to grid
  double stripGap = 0;     ///< between strips
  double letterGap = 0;    ///< between letters
  double leastRight = 0;   ///< what stands right of the grid in the rows above it; the right strips share that width
  double leastPitch = 0;   ///< from the middle of a row of strips to that of the next, for their letters
  double aboveK = 0;       ///< at least, from the middle of the indices to the middle of K, for the texts beside both
  double underIndex = 0;   ///< from the middle of the indices to K
  double lettersRow = 0;   ///< from V to the grid
  double underV = 0;       ///< at least, from the middle of V to the grid, for the letters between
  double mostTokenPixels = std::numeric_limits<double>::infinity();  ///< of the shorter side of a tile
};

/// The largest grid that fits: tiles of whole pixels while the smaller side has at least one, else 1/n.
/// lseThickness is `thin` (4 to 6 px). Never fails: what does not fit is drawn with the smallest scale that was tried.
GridFit fitGrid(const Problem& problem, const FitRoom& room, double thin);

/// Neighbouring letters do not meet: strips stand further apart for them. Only lse, at the end, stands close, and its
/// letter beside that of its neighbour.
SidePlaces placeSide(const QList<SideStrip>& strips, const GridFit& fit, const FitRoom& room);

/// The same grid enlarged; strips keep their thickness. Range: zoom >= 1.
GridFit zoomed(const Problem& problem, const GridFit& fit, double zoom);

}  // namespace tilewise
