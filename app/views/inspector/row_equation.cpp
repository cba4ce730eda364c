// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/row_equation.h"

#include "app/session/words.h"
#include "app/views/inspector/equation_writer.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

}  // namespace

RowEquation rowEquation(const RowNumbers& numbers, TileStage stage, std::optional<EventKind> event,
                        const QString& label) {
  RowEquation equation;
  const QString row = grouped(numbers.row);
  equation.title = tr("Row %1").arg(row);
  if (!label.isEmpty()) equation.title += u" “"_s + label + u'”';
  EquationWriter writer(numbers, stage, event);
  const bool isFinished = stage >= TileStage::Normalised && !numbers.keepsNormalised;
  const QString output = numbers.keepsNormalised ? u"*O*"_s : u"*O~*"_s;
  if (!numbers.seesKeyAtAll) {
    equation.note = tr("Row %1 sees no key: *O* = 0, lse = −∞.").arg(row);
  } else if (stage == TileStage::Skipped) {
    equation.note = tr("The tile is skipped: *m*, *l* and %1 stay as they are.").arg(output);
  } else if (!numbers.seesKeyHere && !isFinished) {
    equation.note = tr("Row %1 sees no key of this tile: *m*, *l* and %2 stay as they are.").arg(row, output);
  }
  if (isFinished) {
    equation.lines = writer.finishedLines();
  } else if (equation.note.isEmpty()) {
    equation.lines = writer.tileLines();
  } else {
    equation.lines = writer.heldLines();
  }
  return equation;
}

RowEquation withoutNext(RowEquation equation) {
  for (EquationLine& line : equation.lines) {
    if (line.state != LineState::Next) continue;
    line.operands = {u"?"_s};
    line.result.clear();
    line.latex.clear();
  }
  return equation;
}

QString latexText(const RowEquation& equation, const QString& heading) {
  QStringList lines;
  for (const EquationLine& line : equation.lines) {
    if (!line.latex.isEmpty()) lines.append(u"  "_s + line.latex);
  }
  if (lines.isEmpty()) return {};
  return u"% "_s + heading + u"\n\\begin{aligned}\n"_s + lines.join(u" \\\\\n"_s) + u"\n\\end{aligned}\n"_s;
}

}  // namespace tilewise
