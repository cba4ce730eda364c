// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How far the score grid is enlarged, and in which steps. 1 is the whole grid.

#include <QSizeF>

namespace tilewise {

/// 1, 1.25, 1.5, then 2, 3, 4, 6, 8, 12, ... without end.
/// direction: +1, -1. Range: the stop after or before `factor`, from 1 to largest, which is a stop itself.
double nextZoom(double factor, int direction, double largest);

/// The first stop at which an entry that measures `entry` without zoom measures `wanted` in both directions; 32 at least.
/// Units: pixels.
double zoomToRead(QSizeF entry, QSizeF wanted);

}  // namespace tilewise
