// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// How large an entry of a tile is drawn, and whether the two maps stand side by side or one below the other.

#include <array>

#include <QList>
#include <QSize>

#include "app/views/inspector/figure_lengths.h"
#include "app/views/inspector/figure_parts.h"

namespace tilewise {

/// How the pieces of a figure are arranged.
enum class Arrangement : std::uint8_t {
  StripsBetween,  ///< map, strips, map; two lines above each
  LowBetween,     ///< the same in little height: one line above, no colour bars, and maps may be cut
  StripsBeside,   ///< map, map, strips; one line above
  Narrow,         ///< two maps one below the other at the right of another figure: no row indices, no colour bars
  NarrowWithBars,
};

FigureLengths lengthsOf(const Metrics& metrics, Arrangement arrangement);

struct FigureRequest {
  int rows = 1;
  int columns = 1;        ///< of the first map
  double width = 0;       ///< of the whole figure. Units: logical pixels
  double mapHeight = 0;   ///< wished for the maps; they stay in it where entries of one pixel allow it
  double dpr = 1;         ///< device pixels in a logical one
  double axisWidth = 0;   ///< of the longest row index
  double labelWidth = 0;  ///< of the longest label with a text of real data; 0: there is none
  int secondColumns = 0;  ///< of the second map; 0: as many as the first has
  QList<StripName> strips = ForwardStrips;
  Arrangement arrangement = Arrangement::StripsBetween;
  double beside = 0;  ///< kept free at the right, at least; strips that stand beside take it. Units: logical pixels
  std::array<double, 2> leastWidths{};  ///< that each map takes, for what is written at it. Units: logical pixels

  int columnsOf(MapPlace place) const {
    return place == MapPlace::Second && secondColumns > 0 ? secondColumns : columns;
  }
  double leastWidthOf(MapPlace place) const { return leastWidths[static_cast<std::size_t>(place)]; }
};

struct EntryPlan {
  bool isStacked = false;         ///< the second map lies below the first
  bool showsDigits = false;       ///< each entry has room for its value
  bool stripsShowDigits = false;  ///< and each field of a strip
  bool usesLabels = false;        ///< row texts stand at the rows instead of indices
  bool cutsRows = false;          ///< there are more rows than pixels: a scroll bar stands beside the maps
  double stripWidth = 0;          ///< inner. Units: logical pixels
  QSize entry{1, 1};              ///< Units: device pixels
  QSize room{1, 1};               ///< that the first map may take. Units: device pixels
  int secondRoom = 1;             ///< width that the second may take. Units: device pixels

  int roomOf(MapPlace place) const { return place == MapPlace::First ? room.width() : secondRoom; }
};

EntryPlan planEntries(const FigureRequest& request, const FigureLengths& lengths);

/// The entry sizes that enlarging goes through, the planned one first, up to one that shows its value.
QList<QSize> enlargedEntries(const EntryPlan& plan, double dpr, const FigureLengths& lengths);

}  // namespace tilewise
