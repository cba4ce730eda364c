// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The lengths that the figure of a tile is laid out with, at a text size.

#include <algorithm>

#include "app/views/look/metrics.h"

namespace tilewise {

/// Units: logical pixels.
struct FigureLengths {
  explicit FigureLengths(const Metrics& metrics);

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
  double frameReach;      ///< how far the frame of the selected row stands out

  double headHeight() const { return captionHeight + nameHeight + nameGap; }
  double grownGap() const { return barGap - 3; }  ///< between the strips and what is written under them
  double footHeight() const { return std::max(barGap + barHeight + tickHeight, grownGap() + 2 * grownLine + 1); }
  double stripsWidth(double stripInner) const { return 4 * (stripInner + 2 * frame) + 3 * stripGap; }
};

}  // namespace tilewise
