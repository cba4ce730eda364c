// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/merge_equation.h"

#include <cmath>
#include <limits>

#include "app/session/make_run.h"
#include "app/views/inspector/equation_quantities.h"
#include "app/views/look/maths_text.h"
#include "core/attention/naive_scores.h"
#include "core/attention/summary.h"
#include "core/problem/dropout.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

/// Exact attention over the keys of both, straight from their scores, with no merge.
Vector<double> directly(const Run& run, const Inputs& inputs, std::int64_t row, Range a, Range b) {
  const NaiveScoreRule rule(run.problem);
  const Dropout dropout(run.problem);
  const auto forEachScore = [&](auto visit) {
    for (const Range& keys : {a, b}) {
      run.trace->grid().mask().forEachVisibleRun(row, keys, [&](Range seen) {
        for (std::int64_t t = seen.begin; t < seen.end; ++t) {
          visit(t, rule.biased(rule.capped(inputs.Q.row(row).dot(inputs.K.row(t))), row, t));
        }
      });
    }
  };
  double m = -std::numeric_limits<double>::infinity();
  forEachScore([&](std::int64_t, double s) { m = largerOf(m, s); });
  double l = 0;
  Vector<double> sum = Vector<double>::Zero(run.problem.dv());
  forEachScore([&](std::int64_t t, double s) {
    const double weight = std::exp(s - m);
    l += weight;
    sum += (dropout.dropsAnything() ? dropout.factor(row, t) * weight : weight) * inputs.V.row(t).transpose();
  });
  return sum / l;
}

Term subscripted(const Term& symbol, const char* letter) {
  return {symbol.screen + u'_' + QString::fromLatin1(letter), symbol.latex + u'_' + QString::fromLatin1(letter)};
}

}  // namespace

RowEquation mergeEquation(const Run& run, std::int64_t row, Range a, Range b) {
  RowEquation equation;
  equation.title = tr("A: keys %1, B: keys %2").arg(range(a.begin, a.last()), range(b.begin, b.last()));
  if (a.begin < b.end && b.begin < a.end) {
    equation.note = tr("A and B share keys. Choose two ranges without a common key.");
    return equation;
  }
  const auto inputs = inputsOf(run, Range{row, row + 1});
  const Summary A = summaryOf(run.problem, *inputs, row, a);
  const Summary B = summaryOf(run.problem, *inputs, row, b);
  const Summary both = merge(A, B);
  if (both.keys == 0) {
    equation.note = tr("The row sees no key of A and none of B.");
    return equation;
  }
  const auto factorFor = [&both](const Summary& part) { return part.keys == 0 ? 0.0 : std::exp(part.m - both.m); };
  const double fA = factorFor(A), fB = factorFor(B);
  QList<EquationLine>& lines = equation.lines;
  auto print = printFormula({maximum(A.m), maximum(B.m)}, {maximum(both.m)},
                            [](const QList<double>& x) { return QList<double>{largerOf(x[0], x[1])}; });
  lines.append(equationLine(symbolM(),
                            {Term{u"max("_s, u"\\max("_s} + numberTerm(print.operands[0]) + Term{u", "_s, u",\\ "_s} +
                             numberTerm(print.operands[1]) + plain(")")},
                            LineState::Past, numberTerm(print.results[0]), print.exact));
  for (const auto& [name, part, f] : {std::tuple{"A", &A, fA}, std::tuple{"B", &B, fB}}) {
    const Term symbol = subscripted(symbolFactor(), name);
    if (part->keys == 0) {
      lines.append(equationLine(symbol, {plain("0 ") + wordTerm(tr("(no key)"))}, LineState::Past));
      continue;
    }
    print = printFormula({maximum(part->m), maximum(both.m)}, {factorOf(f)},
                         [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1])}; });
    lines.append(equationLine(
        symbol, {expTerm() + numberTerm(print.operands[0]) + minusTerm() + subtracted(print.operands[1]) + plain(")")},
        LineState::Past, numberTerm(print.results[0]), print.exact));
  }
  print = printFormula({factorOf(fA), sumOf(A.l), factorOf(fB), sumOf(B.l)}, {sumOf(both.l)},
                       [](const QList<double>& x) { return QList<double>{x[0] * x[1] + x[2] * x[3]}; });
  lines.append(
      equationLine(symbolRowSum(),
                   {numberTerm(print.operands[0]) + symbolTimes() + numberTerm(print.operands[1]),
                    plain("+ ") + numberTerm(print.operands[2]) + symbolTimes() + numberTerm(print.operands[3])},
                   LineState::Past, numberTerm(print.results[0]), print.exact));
  const QList<Quantity> partA = components(A.O_acc, OutputDecimals);
  const qsizetype count = partA.size();
  const bool isCut = both.O_acc.size() > ShownComponents;
  print = printFormula(
      QList<Quantity>{factorOf(fA), factorOf(fB)} + partA + components(B.O_acc, OutputDecimals),
      components(both.O_acc, OutputDecimals),
      [count](const QList<double>& x) {
        QList<double> sums;
        for (qsizetype k = 2; k < 2 + count; ++k) sums.append(x[0] * x[k] + x[1] * x[k + count]);
        return sums;
      },
      MoreDigits::InOperands);
  lines.append(
      equationLine(symbolOutput(),
                   {numberTerm(print.operands[0]) + symbolTimes() + vectorTerm(print.operands.sliced(2, count), isCut),
                    plain("+ ") + numberTerm(print.operands[1]) + symbolTimes() +
                        vectorTerm(print.operands.sliced(2 + count), isCut)},
                   LineState::Past, vectorTerm(print.results, isCut), print.exact));
  const Vector<double> O = both.output();
  lines.append(equationLine(symbolNormalised(), {symbolOutput() + plain(" / ") + symbolRowSum()}, LineState::Past,
                            vectorTerm(printed(components(O, NormalisedDecimals)), isCut)));
  const Vector<double> exact = directly(run, *inputs, row, a, b);
  lines.append(equationLine(wordTerm(tr("exact")),
                            {vectorTerm(printed(components(exact, NormalisedDecimals)), isCut)}, LineState::Past));
  const double difference = (O - exact).cwiseAbs().maxCoeff();
  // Two orders of the same few sums in float64.
  const bool agrees = difference <= 1e-12 * std::max(1.0, exact.cwiseAbs().maxCoeff());
  equation.note =
      (agrees ? tr("✓ Merged, they are exact attention over the keys of both; largest difference %1.")
              : tr("✕ Merged, they are not attention over the keys of both; largest difference %1."))
          .arg(MathText::escaped(errorFigure(difference)));
  return equation;
}

}  // namespace tilewise
