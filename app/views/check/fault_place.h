// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the parts of a fault's picture stand: score grid, error map and profile share their rows.

#include <QRectF>
#include <QSizeF>

#include "app/views/look/look.h"
#include "app/views/stage/grid_place.h"
#include "core/problem/problem.h"

namespace tilewise {

struct FaultPlace {
  GridPlace grid;
  QRectF map;            ///< one column a column of the array, or less
  QRectF profile;        ///< the largest error of each row
  QRectF bar;            ///< colours of the map
  double heading = 0;    ///< baseline of the headings
  double index = 0;      ///< middle of the numbers of key blocks
  double indexLeft = 0;  ///< right end of the numbers of query blocks
  double caption = 0;    ///< middle of "query block"
  double legend = 0;     ///< middle of the legend
  bool stretched = false;
};

/// columns: of the array that the map shows. Never fails: what does not fit is drawn in the least size.
FaultPlace placeFault(const Problem& problem, std::int64_t columns, QSizeF size, const Metrics& metrics);

}  // namespace tilewise
