// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The lengths that the figure of a tile is laid out with, at a text size.

#include <algorithm>

#include <QtGlobal>

#include "app/views/look/metrics.h"

namespace tilewise {

/// Units: logical pixels.
struct FigureLengths {
  explicit FigureLengths(const Metrics& metrics, bool lowHead = false, bool narrow = false, bool bars = true);

  double padding;  ///< left and right of everything
  double axisGap;  ///< between a row label and its map
  double frame;    ///< line round each map and strip
  double gap;      ///< at least, between map and strips
  double widestGap;
  double strip;          ///< inner width of a strip
  double narrowStrip;    ///< the same where it makes room for larger entries
  double wideStrip;      ///< the same where its values are written
  double stripGap;       ///< between the outer edges of strips
  double captionHeight;  ///< two lines above a map
  double nameHeight;
  double nameGap;  ///< below the name
  double columnLabelHeight;
  double barGap;  ///< between a map and its colour bar
  double barHeight;
  double tickHeight;  ///< of the numbers under a colour bar
  double grownLine;   ///< from one line to the next of what is written under the strips
  double scrollBar;   ///< thickness
  double digitWidth;  ///< an entry of this size holds a value
  double digitHeight;
  double enlargedWidth;  ///< of an entry enlarged until it shows its value
  double largestWidth;   ///< of an entry
  double largestHeight;
  double leastMapHeight;  ///< that a map is given, even if the figure has to be scrolled for it
  double nameRoom;        ///< between the names of neighbours
  double frameReach;      ///< how far the frame of the selected row stands out

  bool hasLowHead;  ///< name and caption share a line
  bool isNarrow;    ///< no row indices
  bool hasBars;     ///< colour bars below the maps

  double headHeight() const { return (hasLowHead ? 0 : captionHeight) + nameHeight + nameGap; }
  /// Left of the first map, for row indices of that width.
  double leftMargin(double axisWidth) const { return isNarrow ? frame : padding + axisWidth + axisGap; }
  double grownGap() const { return barGap - 3; }  ///< between the strips and what is written under them
  double footHeight() const {
    if (!hasBars) return barGap;
    const double bar = barGap + barHeight + tickHeight;
    return hasLowHead ? bar : std::max(bar, grownGap() + 2 * grownLine + 1);
  }
  double stripsWidth(double stripInner, qsizetype count) const {
    const auto strips = static_cast<double>(count);
    return count == 0 ? 0 : strips * (stripInner + 2 * frame) + (strips - 1) * stripGap;
  }
};

}  // namespace tilewise
