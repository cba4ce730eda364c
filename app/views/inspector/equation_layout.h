// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the pieces of a row's equation stand: symbols, operands and results each in a column of their own; what is too
/// wide for that goes on in the next line.

#include <QFont>
#include <QList>
#include <QPointF>

#include "app/views/inspector/equation_line.h"
#include "app/views/look/maths_text.h"
#include "app/views/look/metrics.h"

namespace tilewise {

struct EquationPiece {
  MathText text;
  QFont font;
  QPointF baseline;
  LineState state = LineState::Past;
  int line = 0;  ///< of the equation

  double right() const { return baseline.x() + text.width(font); }
};

struct EquationLayout {
  QList<EquationPiece> pieces;
  double height = 0;
};

/// Range: width above 0. Nothing stands out to the right, but for a single word that is wider than the room.
EquationLayout layOutEquation(const QList<EquationLine>& lines, double width, const Metrics& metrics);

/// The height of so many lines.
double equationHeight(int lines, const Metrics& metrics);

}  // namespace tilewise
