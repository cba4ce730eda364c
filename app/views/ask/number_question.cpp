// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/ask/number_question.h"

#include <algorithm>
#include <cmath>

#include "app/session/words.h"
#include "app/views/inspector/row_numbers.h"
#include "app/views/look/numbers.h"
#include "app/views/sentence/sentence_parts.h"

namespace tilewise {

namespace {

constexpr int Decimals = 4;

QString shown(double value) { return fixed(value, Decimals); }
/// Taken off another number: in brackets where it is negative.
QString subtracted(double value) { return value < 0 ? u'(' + shown(value) + u')' : shown(value); }

StepQuestion asked(const QString& text, double number, const QString& formula) {
  StepQuestion question;
  question.text = text;
  question.number = number;
  question.isCount = false;
  question.answer = shown(number);
  question.reason = formula.arg(shown(number));
  return question;
}

std::optional<StepQuestion> maximumQuestion(const RowNumbers& row) {
  if (!row.mNew || !row.rowMax) return std::nullopt;
  const QString name = rowNumber(row.row);
  if (row.beginsHere()) {
    return asked(tr("In %1 no key was seen before; its largest score in this tile is %2. What is its *m′*?")
                     .arg(name, shown(*row.rowMax)),
                 *row.mNew, tr("*m′* = max(−∞, %1) = %2.").arg(shown(*row.rowMax)));
  }
  return asked(tr("In %1 the maximum is %2 so far, and its largest score in this tile is %3. What is its *m′*?")
                   .arg(name, shown(row.m), shown(*row.rowMax)),
               *row.mNew, tr("*m′* = max(%1, %2) = %3.").arg(shown(row.m), shown(*row.rowMax)));
}

std::optional<StepQuestion> factorQuestion(const RowNumbers& row) {
  if (!row.factor || !row.mNew) return std::nullopt;
  const QString name = rowNumber(row.row);
  // FA-1 keeps the output normalised: the sum is l O.
  const QString sums = row.keepsNormalised ? QStringLiteral("*l* *O*") : QStringLiteral("*O~*");
  if (row.beginsHere()) {
    return asked(tr("In %1 there is no sum yet: its maximum was −∞. By which factor *f* = *e*^{m − m′} are *l* and %2 "
                    "multiplied?")
                     .arg(name, sums),
                 *row.factor, tr("*f* = *e*^{−∞} = %1."));
  }
  return asked(tr("In %1 the maximum was %2 and is %3 now. By which factor are *l* and %4 multiplied?")
                   .arg(name, shown(row.m), shown(*row.mNew), sums),
               *row.factor, tr("*f* = exp(%1 − %2) = %3.").arg(shown(row.m), subtracted(*row.mNew)));
}

std::optional<StepQuestion> sumQuestion(const RowNumbers& row) {
  if (!row.rowSum || !row.factor || row.keepsNormalised) return std::nullopt;
  const double scaled = *row.factor * row.lBefore;
  return asked(tr("In %1 *l* is %2 after the rescale, and the weights of this tile sum to %3. What is *l* now?")
                   .arg(rowNumber(row.row), shown(scaled), shown(*row.rowSum)),
               row.l, tr("*l* = %1 + %2 = %3.").arg(shown(scaled), shown(*row.rowSum)));
}

std::optional<StepQuestion> outputQuestion(const BlockState& state, std::int64_t row) {
  const Index r = row - state.queries.begin;
  const double l = state.now.l(r);
  if (!state.O || state.O->cols() == 0 || l == 0) return std::nullopt;
  const double sum = state.now.O_acc(r, 0);
  return asked(tr("In %1 *l* is %2, and the first component of *O~* is %3. What is the first component of *O*?")
                   .arg(rowNumber(row), shown(l), shown(sum)),
               (*state.O)(r, 0), tr("*O* = %1 / %2 = %3.").arg(shown(sum), shown(l)));
}

std::optional<StepQuestion> lseQuestion(const BlockState& state, std::int64_t row) {
  const Index r = row - state.queries.begin;
  const double m = state.now.m(r);
  const double l = state.now.l(r);
  if (!state.lse || l == 0) return std::nullopt;
  return asked(tr("In %1 *m* is %2 and *l* is %3. What is its lse?").arg(rowNumber(row), shown(m), shown(l)),
               (*state.lse)(r), tr("lse = %1 + log %2 = %3.").arg(shown(m), shown(l)));
}

/// The entry of the row with the largest weight: the one that says most.
std::optional<Index> largestWeight(const BlockState& state, Index r) {
  if (!state.P || state.P->cols() == 0) return std::nullopt;
  Index column = 0;
  state.P->row(r).maxCoeff(&column);
  return (*state.P)(r, column) > 0 ? std::optional(column) : std::nullopt;
}

std::optional<StepQuestion> weightQuestion(const BlockState& state, std::int64_t row) {
  const Index r = row - state.queries.begin;
  const auto column = largestWeight(state, r);
  if (!column || !state.S || !state.lse) return std::nullopt;
  const double score = (*state.S)(r, *column);
  const double lse = (*state.lse)(r);
  return asked(tr("In %1 the score of key %2 is %3, and lse is %4. What is the weight *P*?")
                   .arg(rowNumber(row), grouped(state.keys.begin + *column), shown(score), shown(lse)),
               (*state.P)(r, *column), tr("*P* = exp(%1 − %2) = %3.").arg(shown(score), subtracted(lse)));
}

std::optional<StepQuestion> scoreGradientQuestion(const Run& run, const BlockState& state, std::int64_t row) {
  const Index r = row - state.queries.begin;
  const auto column = largestWeight(state, r);
  // The soft cap multiplies by one more factor.
  if (!column || !state.dP || !state.dS || !state.D || run.problem.settings().softCap > 0) return std::nullopt;
  const double weight = (*state.P)(r, *column);
  const double dP = (*state.dP)(r, *column);
  const double D = (*state.D)(r);
  return asked(tr("In %1, at key %2: *P* is %3, d*P* is %4 and *D* is %5. What is d*S*?")
                   .arg(rowNumber(row), grouped(state.keys.begin + *column), shown(weight), shown(dP), shown(D)),
               (*state.dS)(r, *column), tr("d*S* = %1 · (%2 − %3) = %4.").arg(shown(weight), shown(dP), subtracted(D)));
}

/// The row itself, else the first of the block that sees one of these keys.
std::optional<std::int64_t> rowToAsk(const Run& run, const BlockState& state, std::int64_t row, Range keys) {
  const Mask& mask = run.trace->grid().mask();
  const auto sees = [&](std::int64_t r) { return mask.seesAKey(r, keys); };
  if (state.queries.contains(row) && sees(row)) return row;
  for (std::int64_t r = state.queries.begin; r < state.queries.end; ++r) {
    if (sees(r)) return r;
  }
  return std::nullopt;
}

}  // namespace

std::optional<StepQuestion> numberQuestion(const Run& run, const Event& event, const BlockState& next,
                                           std::int64_t row) {
  if (run.problem.isStandard() || !next.i) return std::nullopt;
  const bool ofBlock = event.kind == EventKind::Normalised || event.kind == EventKind::LseWritten;
  // FA-1 keeps the output normalised: it has no sum to be divided at the end.
  if (ofBlock && next.strip == StripKind::KeyBlock) return std::nullopt;
  const auto asks = rowToAsk(run, next, row, ofBlock ? Range{0, run.problem.Tk()} : next.keys);
  if (!asks) return std::nullopt;
  if (event.kind == EventKind::Normalised) return outputQuestion(next, *asks);
  if (event.kind == EventKind::LseWritten) return lseQuestion(next, *asks);
  if (!next.j) return std::nullopt;
  if (event.pass == Pass::Backward && event.kind == EventKind::WeightsRecomputed) return weightQuestion(next, *asks);
  if (event.pass == Pass::Backward && event.kind == EventKind::DS) return scoreGradientQuestion(run, next, *asks);
  if (event.pass == Pass::Backward) return std::nullopt;
  const RowNumbers numbers = rowNumbers(next, run.trace->grid().mask(), *asks);
  switch (event.kind) {
    case EventKind::RunningMaxUpdated: return maximumQuestion(numbers);
    case EventKind::Rescaled: return factorQuestion(numbers);
    case EventKind::Accumulated: return sumQuestion(numbers);
    default: return std::nullopt;
  }
}

}  // namespace tilewise
