// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/lesson/lesson_markup.h"

#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

QString markupOf(const FormulaRun& run) {
  QString text = MathText::escaped(QString::fromStdString(run.text));
  if (run.tilde) text += u'~';
  switch (run.script) {
    case FormulaRun::Script::Sub: return u"_{"_s + text + u'}';
    case FormulaRun::Script::Super: return u"^{"_s + text + u'}';
    case FormulaRun::Script::None: break;
  }
  return run.italic ? u'*' + text + u'*' : text;
}

}  // namespace

QString markupOf(const LessonParagraph& paragraph) {
  QString markup;
  for (const LessonPiece& piece : paragraph) {
    if (!piece.isFormula) {
      markup += MathText::escaped(QString::fromStdString(piece.words));
      continue;
    }
    for (const FormulaRun& run : piece.runs) markup += markupOf(run);
  }
  return markup;
}

bool isFormulaAlone(const LessonParagraph& paragraph) { return paragraph.size() == 1 && paragraph.front().isFormula; }

}  // namespace tilewise
