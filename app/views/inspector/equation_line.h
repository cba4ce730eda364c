// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One line of the step's equation, with its numbers.

#include <cstdint>

#include <QString>
#include <QStringList>

#include "app/views/inspector/equation_terms.h"

namespace tilewise {

enum class LineState : std::uint8_t {
  Past,   ///< computed before
  Now,    ///< computed by the event that led here
  Next,   ///< what the next event will compute, with its numbers
  Later,  ///< not reached, without numbers
};

struct EquationLine {
  QString symbol;        ///< markup of MathText: "*f*"
  QStringList operands;  ///< markup; each part may stand on a line of its own where there is little room
  QString result;        ///< markup; empty: the operands say it all
  bool exact = true;     ///< the printed operands give the printed result: "=", else "≈"
  LineState state = LineState::Past;
  QString latex;  ///< with & before the sign; empty without numbers

  bool operator==(const EquationLine&) const = default;
};

/// A line from its terms. exact: as in EquationLine.
EquationLine equationLine(const Term& symbol, const QList<Term>& parts, LineState state, const Term& result = {},
                          bool exact = true);

/// As plain text: "m′ = max(3.1457, 3.9189) = 3.9189".
QString plainText(const EquationLine& line);

}  // namespace tilewise
