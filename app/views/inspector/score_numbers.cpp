// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/score_numbers.h"

#include <cmath>

#include "app/views/inspector/equation_quantities.h"

namespace tilewise {

using namespace Qt::Literals::StringLiterals;

ScoreNumbers scoreNumbers(const Problem& problem, const BlockState& state, std::int64_t row, std::int64_t key) {
  ScoreNumbers score;
  score.row = row;
  score.key = key;
  score.scale = problem.scale();
  score.product = state.Q->row(row - state.queries.begin).dot(state.K->row(key - state.keys.begin));
  score.u = score.scale * score.product;
  score.cap = problem.settings().softCap;
  score.capped = score.cap > 0 ? score.cap * std::tanh(score.u / score.cap) : score.u;
  score.slope = problem.alibiSlope();
  score.distance = std::abs(row + problem.offset() - key);
  score.s = score.capped - score.slope * static_cast<double>(score.distance);
  return score;
}

bool hasScoreRule(const Problem& problem) { return problem.settings().softCap > 0 || problem.alibiSlope() != 0; }

EquationLine scoreLine(const ScoreNumbers& score, LineState state) {
  const auto exactly = [](double value) {
    const QString text = significant(value, 6);
    return numberTerm({text, value});
  };
  const QString key = QString::number(score.key);
  const Term symbol{u"*S*_{"_s + grouped(score.key) + u'}', u"S_{"_s + key + u'}'};
  QList<Term> parts;
  PrintedFormula print;
  const double cap = score.cap, slope = score.slope, scale = score.scale;
  const auto distance = static_cast<double>(score.distance);
  if (cap > 0) {
    print = printFormula({maximum(score.u)}, {maximum(score.s)}, [=](const QList<double>& x) {
      return QList<double>{cap * std::tanh(x[0] / cap) - slope * distance};
    });
    parts.append(exactly(cap) + symbolTimes() + Term{u"tanh("_s, u"\\tanh("_s} + numberTerm(print.operands[0]) +
                 plain(" / ") + exactly(cap) + plain(")"));
  } else if (slope != 0) {
    print = printFormula({maximum(score.u)}, {maximum(score.s)},
                         [=](const QList<double>& x) { return QList<double>{x[0] - slope * distance}; });
    parts.append(numberTerm(print.operands[0]));
  } else {
    print = printFormula({maximum(score.product)}, {maximum(score.s)},
                         [=](const QList<double>& x) { return QList<double>{scale * x[0]}; });
    parts.append(exactly(scale) + symbolTimes() + numberTerm(print.operands[0]));
  }
  if (slope != 0) {
    parts.append(Term{u"− "_s, u" - "_s} + exactly(slope) + symbolTimes() +
                 plain(qPrintable(QString::number(score.distance))));
  }
  return equationLine(symbol, parts, state, numberTerm(print.results[0]), print.exact);
}

std::optional<std::int64_t> largestKey(const Matrix<double>& tile, const BlockState& state, const Mask& mask,
                                       std::int64_t row, Largest by) {
  std::optional<std::int64_t> found;
  double largest = 0;
  mask.forEachVisibleRun(row, state.keys, [&](Range run) {
    for (std::int64_t t = run.begin; t < run.end; ++t) {
      const double value = tile(row - state.queries.begin, t - state.keys.begin);
      const double size = by == Largest::Magnitude ? std::abs(value) : value;
      if (found && !(size > largest)) continue;
      found = t;
      largest = size;
    }
  });
  return found;
}

}  // namespace tilewise
