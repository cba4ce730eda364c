// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_writer.h"

#include <algorithm>
#include <cmath>

#include "app/views/inspector/equation_quantities.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

EquationWriter::EquationWriter(const RowNumbers& numbers, TileStage stage, std::optional<EventKind> event)
    : m_numbers(numbers), m_stage(stage), m_event(event), m_isCut(numbers.O_acc.size() > ShownComponents) {}

QList<EquationLine> EquationWriter::tileLines() {
  const bool isDone = m_stage == TileStage::Done;
  newMaximum();
  factor();
  if (m_numbers.keepsNormalised) {
    factorOfTile();
    summedWithBoth();
    outputWithBoth();
  } else if (isDone) {
    summed();
    accumulated();
  } else {
    scaledSum();
    scaledOutput();
    nextSum();
  }
  return std::move(m_lines);
}

QList<EquationLine> EquationWriter::finishedLines() {
  held();
  normalised();
  lse();
  return std::move(m_lines);
}

QList<EquationLine> EquationWriter::heldLines() {
  held();
  return std::move(m_lines);
}

LineState EquationWriter::stateAt(TileStage reached, EventKind by) const {
  if (m_stage < reached) return LineState::Later;
  return m_event == by ? LineState::Now : LineState::Past;
}

void EquationWriter::newMaximum() {
  const LineState state =
      m_stage == TileStage::Masked ? LineState::Next : stateAt(TileStage::MaxKnown, EventKind::RunningMaxUpdated);
  if (state == LineState::Later) {
    const Term known = numberTerm(printNumber(maximum(m_numbers.m)));
    add(symbolMNew(), {plain("max(") + known + plain(", rowmax ") + symbolScores() + plain(")")}, state);
    return;
  }
  const double mNew = m_numbers.mNew.value_or(largerOf(m_numbers.m, *m_numbers.rowMax));
  const auto print = printFormula({maximum(m_numbers.m), maximum(*m_numbers.rowMax)}, {maximum(mNew)},
                                  [](const QList<double>& x) { return QList<double>{largerOf(x[0], x[1])}; });
  const Term max{u"max("_s, u"\\max("_s};
  const Term comma{u", "_s, u",\\ "_s};
  add(symbolMNew(), {max + numberTerm(print.operands[0]) + comma + numberTerm(print.operands[1]) + plain(")")}, state,
      numberTerm(print.results[0]), print.exact);
}

void EquationWriter::factor() {
  LineState state = stateAt(TileStage::Rescaled, EventKind::Rescaled);
  if (m_stage == TileStage::Weighted) state = LineState::Next;
  const Term exp{u"exp("_s, u"\\exp("_s};
  const Term minus{u" − "_s, u" - "_s};
  if (m_numbers.beginsHere()) {
    add(symbolFactor(), {plain("0") + Term{u" "_s, u"\\quad "_s} + wordTerm(tr("(no older sum)"))}, state);
  } else if (state == LineState::Later) {
    add(symbolFactor(), {exp + symbolM() + minus + symbolMNew() + plain(")")}, state);
  } else {
    const double f = m_numbers.factor.value_or(std::exp(m_numbers.m - *m_numbers.mNew));
    const auto print = printFormula({maximum(m_numbers.m), maximum(*m_numbers.mNew)}, {factorOf(f)},
                                    [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1])}; });
    add(symbolFactor(), {exp + numberTerm(print.operands[0]) + minus + subtracted(print.operands[1]) + plain(")")},
        state, numberTerm(print.results[0]), print.exact);
  }
}

void EquationWriter::scaledSum() {
  const LineState state = stateAt(TileStage::Rescaled, EventKind::Rescaled);
  if (m_numbers.beginsHere()) {
    add(symbolRowSum(), {plain("0")}, state);
  } else if (state == LineState::Later) {
    add(symbolRowSum(), {symbolFactor() + symbolTimes() + symbolRowSum()}, state);
  } else {
    const auto print = printFormula({factorOf(*m_numbers.factor), sumOf(m_numbers.lBefore)}, {sumOf(m_numbers.l)},
                                    [](const QList<double>& x) { return QList<double>{x[0] * x[1]}; });
    add(symbolRowSum(), {numberTerm(print.operands[0]) + symbolTimes() + numberTerm(print.operands[1])}, state,
        numberTerm(print.results[0]), print.exact);
  }
}

void EquationWriter::scaledOutput() {
  const LineState state = stateAt(TileStage::Rescaled, EventKind::Rescaled);
  if (m_numbers.beginsHere()) {
    add(symbolOutput(), {plain("0")}, state);
  } else if (state == LineState::Later) {
    add(symbolOutput(), {symbolFactor() + symbolTimes() + symbolOutput()}, state);
  } else {
    QList<Quantity> operands{factorOf(*m_numbers.factor)};
    operands += components(m_numbers.OBefore, OutputDecimals);
    const auto print = printFormula(
        operands, components(m_numbers.O_acc, OutputDecimals),
        [](const QList<double>& x) {
          QList<double> scaled;
          for (qsizetype k = 1; k < x.size(); ++k) scaled.append(x[0] * x[k]);
          return scaled;
        },
        MoreDigits::InOperands);
    add(symbolOutput(), {numberTerm(print.operands[0]) + symbolTimes() + vectorTerm(print.operands.sliced(1), m_isCut)},
        state, vectorTerm(print.results, m_isCut), print.exact);
  }
}

void EquationWriter::nextSum() {
  const Term next = wordTerm(tr("next ")) + symbolRowSum();
  const Term rowsum = wordTerm(tr("rowsum "));
  if (m_stage != TileStage::Rescaled) {
    add(next, {symbolRowSum() + plain(" + ") + rowsum + symbolWeights()}, LineState::Later);
    return;
  }
  if (m_numbers.beginsHere()) {
    const Term sum = numberTerm(printNumber(sumOf(*m_numbers.rowSum)));
    add(next, {plain("0 + ") + rowsum + sum}, LineState::Next, sum);
    return;
  }
  const double after = m_numbers.l + *m_numbers.rowSum;
  const auto print = printFormula({sumOf(m_numbers.l), sumOf(*m_numbers.rowSum)}, {sumOf(after)},
                                  [](const QList<double>& x) { return QList<double>{x[0] + x[1]}; });
  add(next, {numberTerm(print.operands[0]) + plain(" + ") + rowsum + numberTerm(print.operands[1])}, LineState::Next,
      numberTerm(print.results[0]), print.exact);
}

void EquationWriter::summed() {
  const LineState state = stateAt(TileStage::Done, EventKind::Accumulated);
  const Term rowsum = plain("+ ") + wordTerm(tr("rowsum "));
  if (m_numbers.beginsHere()) {
    const Term sum = numberTerm(printNumber(sumOf(m_numbers.l)));
    add(symbolRowSum(), {plain("0 ") + rowsum + sum}, state, sum);
    return;
  }
  const auto print =
      printFormula({factorOf(*m_numbers.factor), sumOf(m_numbers.lBefore), sumOf(*m_numbers.rowSum)},
                   {sumOf(m_numbers.l)}, [](const QList<double>& x) { return QList<double>{x[0] * x[1] + x[2]}; });
  add(symbolRowSum(),
      {numberTerm(print.operands[0]) + symbolTimes() + numberTerm(print.operands[1]),
       rowsum + numberTerm(print.operands[2])},
      state, numberTerm(print.results[0]), print.exact);
}

void EquationWriter::accumulated() {
  const LineState state = stateAt(TileStage::Done, EventKind::Accumulated);
  const Term added = plain("+ ") + weightedValues(m_numbers.drops) + Term{u" "_s, u"\\ "_s};
  if (m_numbers.beginsHere()) {
    const Term output = vectorTerm(printed(components(m_numbers.O_acc, OutputDecimals)), m_isCut);
    add(symbolOutput(), {plain("0"), added + output}, state, output);
    return;
  }
  QList<Quantity> operands{factorOf(*m_numbers.factor)};
  const QList<Quantity> before = components(m_numbers.OBefore, OutputDecimals);
  operands += before;
  operands += components(*m_numbers.PV, OutputDecimals);
  const qsizetype count = before.size();
  const auto print = printFormula(
      operands, components(m_numbers.O_acc, OutputDecimals),
      [count](const QList<double>& x) {
        QList<double> sums;
        for (qsizetype k = 1; k <= count; ++k) sums.append(x[0] * x[k] + x[k + count]);
        return sums;
      },
      MoreDigits::InOperands);
  add(symbolOutput(),
      {numberTerm(print.operands[0]) + symbolTimes() + vectorTerm(print.operands.sliced(1, count), m_isCut),
       added + vectorTerm(print.operands.sliced(1 + count), m_isCut)},
      state, vectorTerm(print.results, m_isCut), print.exact);
}

void EquationWriter::held() {
  add(symbolM(), {numberTerm(printNumber(maximum(m_numbers.mNow)))}, LineState::Past);
  add(symbolRowSum(), {numberTerm(printNumber(sumOf(m_numbers.l)))}, LineState::Past);
  add(m_numbers.keepsNormalised ? symbolNormalised() : symbolOutput(),
      {vectorTerm(printed(components(m_numbers.O_acc, OutputDecimals)), m_isCut)}, LineState::Past);
}

void EquationWriter::normalised() {
  const LineState state = stateAt(TileStage::Normalised, EventKind::Normalised);
  if (!m_numbers.seesKeyAtAll) {
    add(symbolNormalised(), {plain("0")}, state);
    return;
  }
  QList<Quantity> operands{sumOf(m_numbers.l)};
  operands += components(m_numbers.O_acc, OutputDecimals);
  const auto print = printFormula(
      operands, components(*m_numbers.O, NormalisedDecimals),
      [](const QList<double>& x) {
        QList<double> divided;
        for (qsizetype k = 1; k < x.size(); ++k) divided.append(x[k] / x[0]);
        return divided;
      },
      MoreDigits::InOperands);
  add(symbolNormalised(),
      {vectorTerm(print.operands.sliced(1), m_isCut) + plain(" / ") + numberTerm(print.operands[0])}, state,
      vectorTerm(print.results, m_isCut), print.exact);
}

void EquationWriter::lse() {
  LineState state = stateAt(TileStage::Written, EventKind::LseWritten);
  if (state == LineState::Later) state = LineState::Next;
  if (!m_numbers.seesKeyAtAll) {
    add(symbolLse(), {numberTerm(printNumber(maximum(m_numbers.mNow)))}, state);
    return;
  }
  const double value = m_numbers.lse.value_or(m_numbers.mNow + std::log(m_numbers.l));
  const auto print = printFormula({maximum(m_numbers.mNow), sumOf(m_numbers.l)}, {{value, LseDecimals}},
                                  [](const QList<double>& x) { return QList<double>{x[0] + std::log(x[1])}; });
  const Term ln{u" + ln "_s, u" + \\ln "_s};
  add(symbolLse(), {numberTerm(print.operands[0]) + ln + numberTerm(print.operands[1])}, state,
      numberTerm(print.results[0]), print.exact);
}

}  // namespace tilewise
