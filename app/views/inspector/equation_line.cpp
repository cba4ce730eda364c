// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_line.h"

#include "app/views/look/maths_text.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

EquationLine equationLine(const Term& symbol, const QList<Term>& parts, LineState state, const Term& result,
                          bool exact) {
  EquationLine line;
  line.symbol = symbol.screen;
  line.result = result.screen;
  line.exact = exact;
  line.state = state;
  line.latex = symbol.latex + u" &= "_s;
  for (const Term& part : parts) {
    line.operands.append(part.screen);
    line.latex += (part.latex.startsWith(u'+') ? u" "_s : QString()) + part.latex;
  }
  if (!result.latex.isEmpty()) line.latex += (exact ? u" = "_s : u" \\approx "_s) + result.latex;
  if (state == LineState::Later) line.latex.clear();
  return line;
}

QString plainText(const EquationLine& line) {
  QString text = line.symbol + u" = "_s + line.operands.join(u' ');
  if (!line.result.isEmpty()) text += (line.exact ? u" = "_s : u" ≈ "_s) + line.result;
  return MathText::parse(text).plain();
}

}  // namespace tilewise
