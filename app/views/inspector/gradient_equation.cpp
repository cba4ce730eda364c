// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/gradient_equation.h"

#include <QCoreApplication>

#include "app/views/inspector/equation_quantities.h"
#include "app/views/inspector/score_numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

Quantity gradient(double value) { return {value, GradientDecimals}; }
Quantity weight(double value) { return {value, WeightDecimals}; }

class GradientLines {
  Q_DECLARE_TR_FUNCTIONS(GradientLines)

 public:
  GradientLines(const Run& run, const BlockState& state, std::int64_t row, std::int64_t key,
                std::optional<EventKind> event)
      : m_run(run),
        m_state(state),
        m_event(event),
        m_row(row),
        m_r(row - state.queries.begin),
        m_t(key - state.keys.begin),
        m_z(Dropout(run.problem).dropsAnything() ? Dropout(run.problem).factor(row, key) : 1.0) {
    if (state.Q && state.K) m_score = scoreNumbers(run.problem, state, row, key);
  }

  QList<EquationLine> take() {
    // What the tile gives stands first; what it is made of may be below the edge of a low panel.
    dS();
    dQ();
    P();
    dP();
    D();
    if (m_score && m_state.S && hasScoreRule(m_run.problem)) {
      m_lines.append(scoreLine(*m_score, past(EventKind::ScoreProduct)));
    }
    return std::move(m_lines);
  }

 private:
  LineState past(EventKind by) const { return m_event == by ? LineState::Now : LineState::Past; }
  double at(const Matrix<double>& tile) const { return tile(m_r, m_t); }

  void P() {
    const Term symbol{u"*P*"_s, u"P"_s};
    if (!m_state.P) {
      m_lines.append(equationLine(symbol, {expTerm() + symbolScores() + minusTerm() + symbolLse() + plain(")")},
                                  LineState::Later));
      return;
    }
    const LineState state = past(EventKind::WeightsRecomputed);
    const Term value = numberTerm(printNumber(weight(at(*m_state.P))));
    const bool isFa1 = m_state.strip == StripKind::Fa1GradientKeyBlock && m_state.now.m.size() > 0;
    if (!m_state.S || (!m_state.lse && !isFa1)) {  // standard attention has it from HBM
      m_lines.append(equationLine(symbol, {value}, state));
      return;
    }
    const double s = at(*m_state.S);
    if (isFa1) {
      const auto print =
          printFormula({maximum(s), maximum(m_state.now.m(m_r)), sumOf(m_state.now.l(m_r))}, {weight(at(*m_state.P))},
                       [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1]) / x[2]}; });
      m_lines.append(equationLine(symbol,
                                  {expTerm() + numberTerm(print.operands[0]) + minusTerm() +
                                   subtracted(print.operands[1]) + plain(") / ") + numberTerm(print.operands[2])},
                                  state, numberTerm(print.results[0]), print.exact));
      return;
    }
    const auto print = printFormula({maximum(s), maximum((*m_state.lse)(m_r))}, {weight(at(*m_state.P))},
                                    [](const QList<double>& x) { return QList<double>{std::exp(x[0] - x[1])}; });
    m_lines.append(equationLine(
        symbol, {expTerm() + numberTerm(print.operands[0]) + minusTerm() + subtracted(print.operands[1]) + plain(")")},
        state, numberTerm(print.results[0]), print.exact));
  }

  void dP() {
    const Term symbol = symbolGradient(u"P"_s);
    const bool drops = Dropout(m_run.problem).dropsAnything();
    const Term product = drops ? Term{u"*Z* (d*O* · *V*)"_s, u"Z \\, (dO \\cdot V)"_s}
                               : Term{u"d*O* · *V*"_s, u"dO \\cdot V"_s};
    if (!m_state.dP) {
      m_lines.append(equationLine(symbol, {product}, LineState::Later));
      return;
    }
    const double value = at(*m_state.dP);
    if (!drops) {
      m_lines.append(equationLine(symbol, {product}, past(EventKind::DP), numberTerm(printNumber(gradient(value)))));
      return;
    }
    if (m_z == 0) {
      m_lines.append(equationLine(symbol, {plain("0 ") + wordTerm(tr("(dropped)"))}, past(EventKind::DP)));
      return;
    }
    const double z = m_z;
    const auto print = printFormula({factorOf(z), gradient(value / z)}, {gradient(value)},
                                    [](const QList<double>& x) { return QList<double>{x[0] * x[1]}; });
    m_lines.append(equationLine(symbol, {numberTerm(print.operands[0]) + symbolTimes() + numberTerm(print.operands[1])},
                                past(EventKind::DP), numberTerm(print.results[0]), print.exact));
  }

  void D() {
    const Term rowsum = wordTerm(tr("rowsum "));
    const Term product = m_run.problem.isStandard() ? Term{u"(*P* ∘ d*P*)"_s, u"(P \\circ dP)"_s}
                                                    : Term{u"(d*O* ∘ *O*)"_s, u"(dO \\circ O)"_s};
    if (!m_state.D) {
      m_lines.append(equationLine(symbolD(), {rowsum + product}, LineState::Later));
      return;
    }
    m_lines.append(equationLine(symbolD(), {rowsum + product}, past(EventKind::RowTerms),
                                numberTerm(printNumber(gradient((*m_state.D)(m_r))))));
  }

  void dS() {
    const Term symbol = symbolGradient(u"S"_s);
    const bool hasCap = m_run.problem.settings().softCap > 0;
    if (!m_state.dS || !m_state.P || !m_state.D) {
      if (m_state.dS) {  // standard attention, its last passes
        m_lines.append(equationLine(symbol, {numberTerm(printNumber(gradient(at(*m_state.dS))))}, LineState::Past));
        return;
      }
      Term formula = Term{u"*P*"_s, u"P"_s} + symbolTimes() + plain("(") + symbolGradient(u"P"_s) + minusTerm() +
                     symbolD() + plain(")");
      if (hasCap) formula += symbolTimes() + Term{u"(1 − (*u*/cap)^2)"_s, u"(1 - (u/\\mathrm{cap})^2)"_s};
      m_lines.append(equationLine(symbol, {formula}, LineState::Later));
      return;
    }
    const double cap = hasCap && m_score ? m_score->capFactor() : 1.0;
    // Where dS has taken dP's place on chip, dP follows from it.
    const double dP = m_state.dP ? at(*m_state.dP) : at(*m_state.dS) / (cap * at(*m_state.P)) + (*m_state.D)(m_r);
    const auto print = printFormula({weight(at(*m_state.P)), gradient(dP), gradient((*m_state.D)(m_r)), factorOf(cap)},
                                    {gradient(at(*m_state.dS))},
                                    [](const QList<double>& x) { return QList<double>{x[0] * (x[1] - x[2]) * x[3]}; });
    QList<Term> parts{numberTerm(print.operands[0]) + symbolTimes() + plain("(") + numberTerm(print.operands[1]) +
                      minusTerm() + subtracted(print.operands[2]) + plain(")")};
    if (hasCap) parts.append(Term{u"× "_s, u"\\times "_s} + numberTerm(print.operands[3]));
    m_lines.append(equationLine(symbol, parts, past(EventKind::DS), numberTerm(print.results[0]), print.exact));
  }

  void dQ() {
    const bool hasNone =
        m_state.strip == StripKind::KeyValueGradients || m_state.strip == StripKind::ValueGradientColumns ||
        m_state.strip == StripKind::WeightGradientRows || m_state.strip == StripKind::ScoreGradientRows ||
        m_state.strip == StripKind::KeyGradientColumns;
    if (hasNone) return;
    const Term symbol = symbolGradient(u"Q"_s);
    const Term part = Term{u"*c* · d*S* *K*"_s, u"c\\, dS\\, K"_s};
    if (!m_state.dQAdded || !m_state.dQ) {
      m_lines.append(equationLine(symbol, {symbol + plain(" + ") + part}, LineState::Later));
      return;
    }
    const Vector<double> after = m_state.dQ->row(m_r).transpose();
    const Vector<double> before =
        m_state.dQBefore ? Vector<double>(m_state.dQBefore->row(m_r).transpose()) : Vector<double>::Zero(after.size());
    const QList<Quantity> first = components(before, GradientDecimals);
    const qsizetype count = first.size();
    const auto print = printFormula(
        first + components(after - before, GradientDecimals), components(after, GradientDecimals),
        [count](const QList<double>& x) {
          QList<double> sums;
          for (qsizetype k = 0; k < count; ++k) sums.append(x[k] + x[k + count]);
          return sums;
        },
        MoreDigits::InOperands);
    const bool isCut = after.size() > ShownComponents;
    m_lines.append(equationLine(symbol,
                                {vectorTerm(print.operands.sliced(0, count), isCut),
                                 plain("+ ") + vectorTerm(print.operands.sliced(count), isCut)},
                                past(EventKind::DQAdded), vectorTerm(print.results, isCut), print.exact));
  }

  const Run& m_run;
  const BlockState& m_state;
  std::optional<EventKind> m_event;
  std::int64_t m_row;
  Index m_r, m_t;
  double m_z;
  std::optional<ScoreNumbers> m_score;
  QList<EquationLine> m_lines;
};

RowEquation begun(std::int64_t row, std::optional<std::int64_t> key, const QString& label) {
  RowEquation equation;
  equation.title = tr("Row %1").arg(grouped(row));
  if (!label.isEmpty()) equation.title += u" “"_s + label + u'”';
  if (key) equation.title += tr(", key %1").arg(grouped(*key));
  return equation;
}

}  // namespace

RowEquation gradientEquation(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                             const QString& label) {
  const Mask& mask = run.trace->grid().mask();
  if (state.strip == StripKind::RowTerms) {
    RowEquation equation = begun(row, std::nullopt, label);
    const Term symbol = symbolD();
    const Term rowsum = wordTerm(tr("rowsum ")) + Term{u"(d*O* ∘ *O*)"_s, u"(dO \\circ O)"_s};
    if (state.D) {
      equation.lines.append(equationLine(symbol, {rowsum},
                                         event == EventKind::RowTerms ? LineState::Now : LineState::Past,
                                         numberTerm(printNumber(gradient((*state.D)(row - state.queries.begin))))));
    } else {
      equation.lines.append(equationLine(symbol, {rowsum}, LineState::Later));
    }
    return equation;
  }
  const Matrix<double>* tile = state.dS ? &*state.dS : state.P ? &*state.P : state.dP ? &*state.dP : nullptr;
  const auto key = tile ? largestKey(*tile, state, mask, row, Largest::Magnitude)
                        : (mask.seesAKey(row, state.keys) ? std::optional(state.keys.begin) : std::nullopt);
  RowEquation equation = begun(row, tile ? key : std::nullopt, label);
  if (!mask.seesAKey(row)) {
    equation.note = tr("Row %1 sees no key: its gradients are 0.").arg(grouped(row));
  } else if (state.tileSkipped) {
    equation.note = tr("The tile is skipped: its part of every gradient is 0.");
  } else if (!key) {
    equation.note = tr("Row %1 sees no key of this tile: its part of every gradient is 0.").arg(grouped(row));
  } else {
    equation.lines = GradientLines(run, state, row, *key, event).take();
  }
  return equation;
}

RowEquation equationOf(const Run& run, const BlockState& state, std::int64_t row, std::optional<EventKind> event,
                       const QString& label) {
  if (run.pass() == Pass::Backward) return gradientEquation(run, state, row, event, label);
  if (run.problem.isStandard()) return standardEquation(run, state, row, event, label);
  const Mask& mask = run.trace->grid().mask();
  const Dropout dropout(run.problem);
  const RowNumbers numbers = rowNumbers(state, mask, row, dropout.dropsAnything() ? &dropout : nullptr);
  RowEquation equation = rowEquation(numbers, stageOf(state, mask), event, label);
  const bool isTile = state.S && state.Q && state.K && equation.note.isEmpty() && hasScoreRule(run.problem);
  if (const auto key = isTile ? largestKey(*state.S, state, mask, row) : std::nullopt) {
    const LineState now = event == EventKind::ScoreProduct ? LineState::Now : LineState::Past;
    equation.lines.prepend(scoreLine(scoreNumbers(run.problem, state, row, *key), now));
  }
  return equation;
}

}  // namespace tilewise
