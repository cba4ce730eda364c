// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where everything on a page of a worksheet stands: pure texts and rectangles, the same for the sheet and its solution.

#include <QList>
#include <QRectF>
#include <QString>

#include "app/models/worksheet.h"

namespace tilewise {

/// A4, upright. Units: tenths of a millimetre, here and in the cells.
inline constexpr double SheetWidth = 2100;
inline constexpr double SheetHeight = 2970;

struct SheetCell {
  QRectF place;
  QString text;      ///< in the markup of MathText; empty where it is to be filled in
  double size = 32;  ///< of the font
  bool bold = false;
  bool framed = false;  ///< a box of the table
  bool shaded = false;  ///< a head of the table
  bool asked = false;   ///< blank on the sheet, filled on the solution
  Qt::Alignment align = Qt::AlignCenter;
};

struct SheetPage {
  QList<SheetCell> cells;
  std::size_t blocks = 0;  ///< row blocks that have room on the page
};

SheetPage worksheetPage(const Worksheet& sheet, bool solved);

}  // namespace tilewise
