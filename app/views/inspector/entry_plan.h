// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How large an entry of a tile is drawn, and whether the two maps stand side by side or one below the other.

#include <QList>
#include <QSize>

#include "app/views/inspector/figure_lengths.h"

namespace tilewise {

struct FigureRequest {
  int rows = 1;
  int columns = 1;
  double width = 0;       ///< of the whole figure. Units: logical pixels
  double mapHeight = 0;   ///< wished for the maps; they stay in it where entries of one pixel allow it
  double dpr = 1;         ///< device pixels in a logical one
  double axisWidth = 0;   ///< of the longest row index
  double labelWidth = 0;  ///< of the longest label with a text of real data; 0: there is none
};

struct EntryPlan {
  bool isStacked = false;         ///< the weights lie below the scores
  bool showsDigits = false;       ///< each entry has room for its value
  bool stripsShowDigits = false;  ///< and each field of a strip
  bool usesLabels = false;        ///< row texts stand at the rows instead of indices
  bool cutsRows = false;          ///< there are more rows than pixels: a scroll bar stands beside the maps
  double stripWidth = 0;          ///< inner. Units: logical pixels
  QSize entry{1, 1};              ///< Units: device pixels
  QSize room{1, 1};               ///< that a map may take. Units: device pixels
};

EntryPlan planEntries(const FigureRequest& request, const FigureLengths& lengths);

/// The entry sizes that enlarging goes through, the planned one first, up to one that shows its value.
QList<QSize> enlargedEntries(const EntryPlan& plan, double dpr, const FigureLengths& lengths);

}  // namespace tilewise
