// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_quantities.h"
#include "app/views/inspector/equation_writer.h"

// The lines of FA-1: two factors a row, and an output that is kept normalised.

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

void EquationWriter::factorOfTile() {
  LineState state = stateAt(TileStage::Rescaled, EventKind::Rescaled);
  if (m_stage == TileStage::Weighted) state = LineState::Next;
  if (state == LineState::Later) {
    add(symbolTileFactor(), {expTerm() + symbolTileMaximum() + minusTerm() + symbolMNew() + plain(")")}, state);
    return;
  }
  const double f = m_numbers.factorTile.value_or(std::exp(*m_numbers.rowMax - *m_numbers.mNew));
  const auto print = printFormula({maximum(*m_numbers.rowMax), maximum(*m_numbers.mNew)}, {factorOf(f)},
                                  [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1])}; });
  add(symbolTileFactor(),
      {expTerm() + numberTerm(print.operands[0]) + minusTerm() + subtracted(print.operands[1]) + plain(")")}, state,
      numberTerm(print.results[0]), print.exact);
}

void EquationWriter::summedWithBoth() {
  const Term rowsum = wordTerm(tr("rowsum "));
  if (m_stage < TileStage::Rescaled) {
    add(symbolRowSum(),
        {symbolFactor() + symbolTimes() + symbolRowSum(),
         plain("+ ") + symbolTileFactor() + symbolTimes() + rowsum + symbolWeights()},
        LineState::Later);
    return;
  }
  if (m_stage == TileStage::Rescaled) {
    scaledSum();
    return;
  }
  const LineState state = stateAt(TileStage::Done, EventKind::Accumulated);
  const auto print = printFormula({factorOf(*m_numbers.factor), sumOf(m_numbers.lBefore),
                                   factorOf(*m_numbers.factorTile), sumOf(*m_numbers.rowSum)},
                                  {sumOf(m_numbers.l)},
                                  [](const QList<double>& x) { return QList<double>{x[0] * x[1] + x[2] * x[3]}; });
  const Term added =
      plain("+ ") + numberTerm(print.operands[2]) + symbolTimes() + rowsum + numberTerm(print.operands[3]);
  if (m_numbers.beginsHere()) {
    add(symbolRowSum(), {plain("0"), added}, state, numberTerm(print.results[0]), print.exact);
    return;
  }
  add(symbolRowSum(), {numberTerm(print.operands[0]) + symbolTimes() + numberTerm(print.operands[1]), added}, state,
      numberTerm(print.results[0]), print.exact);
}

void EquationWriter::outputWithBoth() {
  if (m_stage < TileStage::Rescaled) {
    add(symbolNormalised(),
        {plain("(") + symbolFactor() + Term{u" "_s, u" "_s} + symbolRowSum() + Term{u" "_s, u" "_s} +
             symbolNormalised(),
         plain("+ ") + symbolTileFactor() + Term{u" "_s, u" "_s} + weightedValues(m_numbers.drops) + plain(") / ") +
             symbolRowSum()},
        LineState::Later);
    return;
  }
  const bool isDone = m_stage >= TileStage::Done;
  const bool isDivided = m_stage >= TileStage::Normalised;
  const LineState state = isDivided ? stateAt(TileStage::Normalised, EventKind::Normalised)
                          : isDone  ? stateAt(TileStage::Done, EventKind::Accumulated)
                                    : stateAt(TileStage::Rescaled, EventKind::Rescaled);
  const Term symbol = isDivided ? symbolNormalised() : symbolOutput();
  const double scaled = m_numbers.beginsHere() ? 0.0 : *m_numbers.factor * m_numbers.lBefore;
  const QList<Quantity> before = components(m_numbers.OBefore, OutputDecimals);
  QList<Quantity> operands{sumOf(scaled), factorOf(*m_numbers.factorTile), sumOf(isDivided ? m_numbers.l : 1.0)};
  operands += before;
  if (isDone) operands += components(*m_numbers.PV, OutputDecimals);
  const qsizetype count = before.size();
  const auto print = printFormula(
      operands, components(m_numbers.O_acc, isDivided ? NormalisedDecimals : OutputDecimals),
      [count, isDone](const QList<double>& x) {
        QList<double> sums;
        for (qsizetype k = 3; k < 3 + count; ++k)
          sums.append((x[0] * x[k] + (isDone ? x[1] * x[k + count] : 0)) / x[2]);
        return sums;
      },
      MoreDigits::InOperands);
  const Term bracket = plain(isDivided ? "(" : "");
  QList<Term> parts{bracket + numberTerm(print.operands[0]) + symbolTimes() +
                    vectorTerm(print.operands.sliced(3, count), m_isCut)};
  if (m_numbers.beginsHere()) parts = {bracket + plain("0")};
  if (isDone) {
    Term added = plain("+ ") + numberTerm(print.operands[1]) + symbolTimes() +
                 vectorTerm(print.operands.sliced(3 + count), m_isCut);
    if (isDivided) added += plain(") / ") + numberTerm(print.operands[2]);
    parts.append(added);
  }
  add(symbol, parts, state, vectorTerm(print.results, m_isCut), print.exact);
}

}  // namespace tilewise
