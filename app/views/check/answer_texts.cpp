// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/answer_texts.h"

#include <QRegularExpression>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

QString textOf(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

CheckMark markOf(bool right) { return right ? CheckMark::Ok : CheckMark::Wrong; }

CheckRow outputRow(const OutputCheck& output) {
  CheckRow row{markOf(output.pass()), textOf(word(output.tensor)), tr("missing"), {}, false};
  if (!output.accuracy) {
    row.where = tr("no array of this name");
    return row;
  }
  const ArrayAccuracy& array = *output.accuracy;
  row.figures = tr("largest error %1; %2 is accepted").arg(errorFigure(array.maxAbs), errorFigure(array.bound));
  row.where = !array.sameNonFinite           ? tr("NaN or ∞ misplaced")
              : output.tensor == Tensor::lse ? tr("worst in row %1").arg(grouped(array.row))
                                             : tr("worst at (%1, %2)").arg(grouped(array.row), grouped(array.column));
  return row;
}

/// "as by the rules", or what they have.
QString byRule(std::int64_t answered, std::int64_t wanted) {
  return answered == wanted ? tr("as by the rules") : tr("the rules: %1").arg(grouped(wanted));
}

void addPass(QList<CheckRow>& rows, const AnswerReport& report, const PassCheck& pass) {
  rows << CheckRow{markOf(pass.answered == pass.wanted), tr("%1 pass").arg(textOf(word(pass.pass))),
                   tr("%1 moved").arg(values(pass.answered)), byRule(pass.answered, pass.wanted), true};
  for (const MoveCheck& move : report.moves) {
    if (move.pass != pass.pass) continue;
    const QString tensor = textOf(word(move.tensor));
    rows << CheckRow{markOf(move.answered == move.wanted), move.isLoad ? tr("load %1").arg(tensor) : tr("store %1").arg(tensor),
                     values(move.answered), byRule(move.answered, move.wanted), false};
  }
  if (report.room == 0) return;
  rows << CheckRow{pass.onChip > report.room ? CheckMark::Wrong : CheckMark::Ok, tr("peak on chip"),
                   tr("%1 at most").arg(values(pass.onChip)),
                   tr("the rules hold %1; room for %2").arg(grouped(pass.onChipByRule), grouped(report.room)), false};
}

CheckRow differenceRow(const FirstDifference& difference, bool countsRight) {
  const QString none = tr("nothing more");
  return {countsRight ? CheckMark::Note : CheckMark::Wrong,
          tr("first difference"),
          tr("%1 move %2: %3")
              .arg(textOf(word(difference.pass)), grouped(difference.number),
                   difference.answered ? moveText(*difference.answered) : none),
          tr("the rules: %1").arg(difference.wanted ? moveText(*difference.wanted) : none),
          true};
}

QString countText(double answered, std::int64_t wanted) {
  const QString shown = QString::number(answered, 'g', 15);
  if (answered == static_cast<double>(wanted)) return grouped(wanted);
  return tr("%1 instead of %2").arg(shown, grouped(wanted));
}

CheckRow formulaRow(const FormulaCheck& check) {
  const FormulaAnswer& row = check.answer;
  return {markOf(check.pass()),
          tr("T %1, d %2, %3 × %4").arg(grouped(row.T), grouped(row.d), grouped(row.Br), grouped(row.Bc)),
          tr("standard %1").arg(countText(row.standard, check.standard)),
          tr("FlashAttention-2 %1").arg(countText(row.fa2, check.fa2)),
          false};
}

}  // namespace

QString moveText(const AnsweredMove& move) {
  const QString tensor = textOf(word(move.tensor));
  return (move.isLoad ? tr("load %1, block %2: %3") : tr("store %1, block %2: %3"))
      .arg(tensor, grouped(move.block), values(move.values));
}

QList<CheckRow> answerRows(const AnswerReport& report) {
  QList<CheckRow> rows;
  for (const OutputCheck& each : report.outputs) rows << outputRow(each);
  for (const PassCheck& each : report.passes) addPass(rows, report, each);
  if (report.heldBeyondRoom) {
    const MatrixSize& held = *report.heldBeyondRoom;
    rows << CheckRow{CheckMark::Wrong, tr("largest matrix"),
                     tr("%1 × %2 was held").arg(grouped(held.rows), grouped(held.columns)),
                     tr("room for %1").arg(values(report.room)), false};
  }
  if (report.difference) rows << differenceRow(*report.difference, report.countsRight());
  for (const FormulaCheck& each : report.formulas) rows << formulaRow(each);
  return rows;
}

QString answerVerdict(const AnswerReport& report) {
  QString sentence = QString::fromStdString(report.sentence());
  static const QRegularExpression Times(QStringLiteral("(\\d) x (\\d)"));
  sentence.replace(Times, QStringLiteral("\\1 × \\2"));
  return report.pass() ? tr("Right: %1.").arg(sentence) : tr("Not right yet: %1.").arg(sentence);
}

}  // namespace tilewise
