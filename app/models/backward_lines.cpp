// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/gradient_lines.h"

namespace tilewise {

namespace {

using Kind = EventKind;
using In = StripKind;

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

// What the two orders with key blocks outside and dQ in HBM have in common.

/// S, with what the problem does to it.
void scores(LineTable& table, In strip, const Problem& problem) {
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(strip, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
}

/// dV and dP.
void valueAndWeightGradients(LineTable& table, In strip, const Problem& problem) {
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += (*Z* ∘ *P*)^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add the weights that dropout keeps, transposed, times the gradient "
                                                 "of O i to the gradient of V")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += *P*^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add P transposed times the gradient of O i to the gradient of V")});
  table.on(strip, {Kind::DV});
  table.line(
      2, isDropped(problem)
             ? LineTable::
                   Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*P* = *Z* ∘ (d*O*_i *V*_j^T)"),
                        QT_TRANSLATE_NOOP(
                            "AlgorithmLines",
                            "the gradient of P is that of O i times V j transposed, where dropout keeps the weight")}
             : LineTable::Text{
                   QT_TRANSLATE_NOOP("AlgorithmLines", "d*P* = d*O*_i *V*_j^T"),
                   QT_TRANSLATE_NOOP("AlgorithmLines", "the gradient of P is that of O i times V j transposed")});
  table.on(strip, {Kind::DP});
}

/// dS to the end of the key block.
void scoreToKeyGradients(LineTable& table, In strip, const Problem& problem) {
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S* = *P* ∘ (d*P* − *D*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the gradient of S is P times the difference of the gradient of P and D")});
  table.on(strip, {Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load d*Q*_i, += *c* · d*S* *K*_j, store"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "load the gradient of Q i, add c times the gradient of S times K j, store it")});
  table.loads(strip, {Tensor::dQ})
      .on(strip, {Kind::DQAdded})
      .stores(strip, {Tensor::dQ});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*K* += *c* · d*S*^T *Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "add c times the gradient of S, transposed, times Q i to the gradient of K")});
  table.on(strip, {Kind::DK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*K*_j, d*V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradients of K j and V j")});
  table.stores(strip, {Tensor::dK, Tensor::dV});
}

}  // namespace

QList<AlgorithmLine> fa2BackwardLines(const Problem& problem) {
  LineTable table;
  rowTerms(table);
  beginKeyBlocks(table, In::GradientKeyBlock);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, d*O*_i, lse_i, *D*_i"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i, the gradient of O i, its log-sum-exp and its row terms D")});
  table.loads(In::GradientKeyBlock, {Tensor::Q, Tensor::dO, Tensor::lse, Tensor::D});
  scores(table, In::GradientKeyBlock, problem);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − lse_i), masked"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus the log-sum-exp, masked")});
  table.on(In::GradientKeyBlock, {Kind::MaskApplied, Kind::WeightsRecomputed});
  valueAndWeightGradients(table, In::GradientKeyBlock, problem);
  scoreToKeyGradients(table, In::GradientKeyBlock, problem);
  return table.lines();
}

QList<AlgorithmLine> fa1BackwardLines(const Problem& problem) {
  LineTable table;
  beginKeyBlocks(table, In::Fa1GradientKeyBlock);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i, O i, its gradient, its maximum and its row sum")});
  table.loads(In::Fa1GradientKeyBlock, {Tensor::Q, Tensor::O, Tensor::dO, Tensor::m, Tensor::l});
  scores(table, In::Fa1GradientKeyBlock, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − *m*_i) / *l*_i, masked"),
                 QT_TRANSLATE_NOOP(
                     "AlgorithmLines",
                     "the weights P are the exponential of S minus the maximum, divided by the row sum, masked")});
  table.on(In::Fa1GradientKeyBlock, {Kind::MaskApplied, Kind::WeightsRecomputed});
  valueAndWeightGradients(table, In::Fa1GradientKeyBlock, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*D*_i = rowsum(d*O*_i ∘ *O*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the row terms D are the row sums of O i times its gradient")});
  table.on(In::Fa1GradientKeyBlock, {Kind::RowTerms});
  scoreToKeyGradients(table, In::Fa1GradientKeyBlock, problem);
  return table.lines();
}

}  // namespace tilewise
