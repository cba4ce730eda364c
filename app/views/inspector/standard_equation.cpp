// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/equation_quantities.h"
#include "app/views/inspector/gradient_equation.h"
#include "app/views/inspector/score_numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

Term weightSymbol(std::int64_t key) {
  return {u"*P*_{"_s + grouped(key) + u'}', u"P_{"_s + QString::number(key) + u'}'};
}

/// m, l and the weight of the row's largest score.
void addSoftmax(RowEquation& equation, const BlockState& state, std::int64_t row, std::int64_t key,
                std::optional<EventKind> event) {
  const Index r = row - state.queries.begin;
  const Index t = key - state.keys.begin;
  const auto stateOf = [&event](EventKind by) { return event == by ? LineState::Now : LineState::Past; };
  const Term rowmax = wordTerm(tr("rowmax ")) + symbolScores();
  const Term exponent = expTerm() + symbolScores() + minusTerm() + symbolM() + plain(")");
  const Term rowsum = wordTerm(tr("rowsum ")) + exponent;
  const bool hasMaximum = state.now.m.size() > 0;
  const bool hasSum = state.now.l.size() > 0;
  QList<EquationLine>& lines = equation.lines;
  lines.append(hasMaximum ? equationLine(symbolM(), {rowmax}, stateOf(EventKind::RunningMaxUpdated),
                                         numberTerm(printNumber(maximum(state.now.m(r)))))
                          : equationLine(symbolM(), {rowmax}, LineState::Later));
  lines.append(hasSum ? equationLine(symbolRowSum(), {rowsum}, stateOf(EventKind::Exponentiated),
                                     numberTerm(printNumber(sumOf(state.now.l(r)))))
                      : equationLine(symbolRowSum(), {rowsum}, LineState::Later));
  const bool isNormalised = hasSum && state.P && event != EventKind::Exponentiated;
  if (!isNormalised) {
    lines.append(equationLine(weightSymbol(key), {exponent + plain(" / ") + symbolRowSum()}, LineState::Later));
    return;
  }
  const double P = (*state.P)(r, t);
  // Once it is written, S has left the chip: its score follows from the weight.
  const double s = state.S ? (*state.S)(r, t) : state.now.m(r) + std::log(P * state.now.l(r));
  const auto print = printFormula({maximum(s), maximum(state.now.m(r)), sumOf(state.now.l(r))}, {{P, WeightDecimals}},
                                  [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1]) / x[2]}; });
  lines.append(equationLine(weightSymbol(key),
                            {expTerm() + numberTerm(print.operands[0]) + minusTerm() + subtracted(print.operands[1]) +
                             plain(") / ") + numberTerm(print.operands[2])},
                            stateOf(EventKind::Normalised), numberTerm(print.results[0]), print.exact));
}

/// The sum of P V so far, and this tile's part of it.
void addOutput(RowEquation& equation, const Run& run, const BlockState& state, std::int64_t row,
               std::optional<EventKind> event) {
  const Index r = row - state.queries.begin;
  const Dropout dropout(run.problem);
  const Term part = Term{dropout.dropsAnything() ? u"(*z* ∘ *P*)*V*"_s : u"*PV*"_s,
                         dropout.dropsAnything() ? u"(z \\circ P)V"_s : u"PV"_s};
  if (!state.tileDone || !state.V || !state.P) {
    equation.lines.append(
        equationLine(symbolNormalised(), {symbolNormalised() + plain(" + ") + part}, LineState::Later));
    return;
  }
  Vector<double> added = Vector<double>::Zero(state.V->cols());
  run.trace->grid().mask().forEachVisibleRun(row, state.keys, [&](Range visible) {
    for (std::int64_t t = visible.begin; t < visible.end; ++t) {
      const double z = dropout.dropsAnything() ? dropout.factor(row, t) : 1.0;
      const Index k = t - state.keys.begin;
      if (z != 0) added += z * (*state.P)(r, k) * state.V->row(k).transpose();
    }
  });
  const Vector<double> after = state.now.O_acc.row(r).transpose();
  const QList<Quantity> before = components(after - added, OutputDecimals);
  const qsizetype count = before.size();
  const auto print = printFormula(
      before + components(added, OutputDecimals), components(after, OutputDecimals),
      [count](const QList<double>& x) {
        QList<double> sums;
        for (qsizetype k = 0; k < count; ++k) sums.append(x[k] + x[k + count]);
        return sums;
      },
      MoreDigits::InOperands);
  const bool isCut = after.size() > ShownComponents;
  equation.lines.append(equationLine(symbolNormalised(),
                                     {vectorTerm(print.operands.sliced(0, count), isCut),
                                      plain("+ ") + vectorTerm(print.operands.sliced(count), isCut)},
                                     event == EventKind::Accumulated ? LineState::Now : LineState::Past,
                                     vectorTerm(print.results, isCut), print.exact));
}

}  // namespace

RowEquation standardEquation(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                             const QString& label) {
  const Mask& mask = run.trace->grid().mask();
  RowEquation equation;
  equation.title = tr("Row %1").arg(grouped(row));
  if (!label.isEmpty()) equation.title += u" “"_s + label + u'”';
  if (!mask.seesAKey(row)) {
    equation.note = tr("Row %1 sees no key: *O* = 0, lse = −∞.").arg(grouped(row));
    return equation;
  }
  if (state.strip == StripKind::OutputRows) {
    addOutput(equation, run, state, row, event);
    return equation;
  }
  const Matrix<double>* tile = state.P ? &*state.P : state.S ? &*state.S : nullptr;
  const auto key = tile ? largestKey(*tile, state, mask, row) : std::nullopt;
  if (tile && !key) {
    equation.note = tr("Row %1 sees no key of this tile; it is computed all the same.").arg(grouped(row));
    return equation;
  }
  if (!key) return equation;
  equation.title += tr(", key %1").arg(grouped(*key));
  if (state.S && state.Q && state.K) {
    equation.lines.append(scoreLine(scoreNumbers(run.problem, state, row, *key),
                                    event == EventKind::ScoreProduct ? LineState::Now : LineState::Past));
  }
  if (state.strip == StripKind::WeightRows) addSoftmax(equation, state, row, *key, event);
  return equation;
}

}  // namespace tilewise
