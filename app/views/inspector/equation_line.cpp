// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_line.h"

#include "app/views/look/maths_text.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

QString plainText(const EquationLine& line) {
  QString text = line.symbol + u" = "_s + line.operands.join(u' ');
  if (!line.result.isEmpty()) text += (line.exact ? u" = "_s : u" ≈ "_s) + line.result;
  return MathText::parse(text).plain();
}

}  // namespace tilewise
