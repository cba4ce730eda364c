// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How large the score grid and the strips round it are drawn in the room that there is.

#include <QSizeF>

#include "app/views/stage/axis_scale.h"
#include "core/problem/problem.h"

namespace tilewise {

/// Rows and columns share one scale up to 1:4; beyond, the short side is stretched to 1:4.
struct GridFit {
  AxisScale rows;               ///< queries, downwards
  AxisScale columns;            ///< keys, to the right
  bool stretched = false;       ///< the sides have different scales
  bool stripsNarrowed = false;  ///< strips are thinner than d is to T: they would leave the grid no room
  double qThickness = 0;        ///< of Q, in the direction of its width dk; K is as thick
  double oThickness = 0;        ///< of O; V is as thick
  double lseThickness = 0;

  double kTop = 0;  ///< of the strips and of the grid, below the middle of the indices
  double vTop = 0;
  double gridTop = 0;

  double width() const { return columns.length(); }
  double height() const { return rows.length(); }
};

/// Room that is taken by other things beside and above grid and strips.
struct FitRoom {
  QSizeF room;               ///< for grid, strips and gaps
  double gridGap = 0;        ///< Q to grid, grid to O
  double stripGap = 0;       ///< K to V, O to lse
  double leastRight = 0;     ///< what stands right of the grid in the rows of K and V; O and lse share that width
  double lettersBeyond = 0;  ///< from the middle of O to the end of the letters above O and lse
  double leastPitch = 0;     ///< from the middle of K to the middle of V, for their letters
  double aboveK = 0;         ///< at least, from the middle of the indices to the middle of K, for the texts beside both
  double underIndex = 0;     ///< from the middle of the indices to K
  double lettersRow = 0;     ///< from V to the grid
  double underV = 0;         ///< at least, from the middle of V to the grid, for the letters between
};

/// The largest grid that fits: tiles of whole pixels while the smaller side has at least one, else 1/n.
/// lseThickness is `thin` (4 to 6 px). Never fails: what does not fit is drawn with the smallest scale that was tried.
GridFit fitGrid(const Problem& problem, const FitRoom& room, double thin);

/// The same grid enlarged; strips keep their thickness. Range: zoom >= 1.
GridFit zoomed(const Problem& problem, const GridFit& fit, double zoom);

}  // namespace tilewise
