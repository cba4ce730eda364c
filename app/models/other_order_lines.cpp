// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/gradient_lines.h"

namespace tilewise {

namespace {

using Kind = EventKind;
using In = StripKind;

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

/// One line, or as many as the scores have terms.
void scoresAndWeights(LineTable& table, StripKind strip, const Problem& problem) {
  if (!hasScoreTerms(problem)) {
    table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T, *P* = exp(*S* − lse_i)"),
                   QT_TRANSLATE_NOOP("AlgorithmLines",
                                     "the scores S are c times Q i times K j transposed; the weights P are the "
                                     "exponential of S minus the log-sum-exp, masked")});
    table.on(strip, {Kind::ScoreProduct, Kind::MaskApplied, Kind::WeightsRecomputed});
    return;
  }
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(strip, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − lse_i), masked"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus the log-sum-exp, masked")});
  table.on(strip, {Kind::MaskApplied, Kind::WeightsRecomputed});
}

}  // namespace

QList<AlgorithmLine> queryOuterBackwardLines(const Problem& problem) {
  LineTable table;
  rowTerms(table);
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::GradientQueryBlock});
  table.rowBlock(In::GradientQueryBlock);
  table.line(
      1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, d*O*_i, lse_i, *D*_i; d*Q* = 0"),
          QT_TRANSLATE_NOOP(
              "AlgorithmLines",
              "load Q i, the gradient of O i, its log-sum-exp and its row terms D; the gradient of Q begins at 0")});
  table.loads(In::GradientQueryBlock, {Tensor::Q, Tensor::dO, Tensor::lse, Tensor::D});
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::GradientQueryBlock});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::GradientQueryBlock, {Kind::TileSkipped});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j")});
  table.loads(In::GradientQueryBlock, {Tensor::K, Tensor::V});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(In::GradientQueryBlock, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − lse_i), masked"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus the log-sum-exp, masked")});
  table.on(In::GradientQueryBlock, {Kind::MaskApplied, Kind::WeightsRecomputed});
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "load d*V*_j, += (*Z* ∘ *P*)^T d*O*_i, store"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "load the gradient of V j, add the weights that dropout keeps, "
                                                 "transposed, times the gradient of O i, store it")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "load d*V*_j, += *P*^T d*O*_i, store"),
                               QT_TRANSLATE_NOOP(
                                   "AlgorithmLines",
                                   "load the gradient of V j, add P transposed times the gradient of O i, store it")});
  table.loads(In::GradientQueryBlock, {Tensor::dV})
      .on(In::GradientQueryBlock, {Kind::DV})
      .stores(In::GradientQueryBlock, {Tensor::dV});
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
  table.on(In::GradientQueryBlock, {Kind::DP});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S* = *P* ∘ (d*P* − *D*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the gradient of S is P times the difference of the gradient of P and D")});
  table.on(In::GradientQueryBlock, {Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*Q* += *c* · d*S* *K*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "add c times the gradient of S times K j to the gradient of Q")});
  table.on(In::GradientQueryBlock, {Kind::DQAdded});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load d*K*_j, += *c* · d*S*^T *Q*_i, store"),
                 QT_TRANSLATE_NOOP(
                     "AlgorithmLines",
                     "load the gradient of K j, add c times the gradient of S, transposed, times Q i, store it")});
  table.loads(In::GradientQueryBlock, {Tensor::dK})
      .on(In::GradientQueryBlock, {Kind::DK})
      .stores(In::GradientQueryBlock, {Tensor::dK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradient of Q i")});
  table.stores(In::GradientQueryBlock, {Tensor::dQ});
  return table.lines();
}

QList<AlgorithmLine> twoLoopsBackwardLines(const Problem& problem) {
  LineTable table;
  rowTerms(table);
  beginKeyBlocks(table, In::KeyValueGradients);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, d*O*_i, lse_i, *D*_i"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i, the gradient of O i, its log-sum-exp and its row terms D")});
  table.loads(In::KeyValueGradients, {Tensor::Q, Tensor::dO, Tensor::lse, Tensor::D});
  scoresAndWeights(table, In::KeyValueGradients, problem);
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += (*Z* ∘ *P*)^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add the weights that dropout keeps, transposed, times the gradient "
                                                 "of O i to the gradient of V")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += *P*^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add P transposed times the gradient of O i to the gradient of V")});
  table.on(In::KeyValueGradients, {Kind::DV});
  table.line(
      2,
      isDropped(problem)
          ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "the gradient of P is that of O i times V j transposed, where dropout "
                                              "keeps the weight; that of S is P times the difference of it and D")}
          : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "the gradient of P is that of O i times V j transposed; that of S is P "
                                              "times the difference of it and D")});
  table.on(In::KeyValueGradients, {Kind::DP, Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*K* += *c* · d*S*^T *Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "add c times the gradient of S, transposed, times Q i to the gradient of K")});
  table.on(In::KeyValueGradients, {Kind::DK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*K*_j, d*V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradients of K j and V j")});
  table.stores(In::KeyValueGradients, {Tensor::dK, Tensor::dV});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::QueryGradients});
  table.rowBlock(In::QueryGradients);
  table.line(
      1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, d*O*_i, lse_i, *D*_i; d*Q* = 0"),
          QT_TRANSLATE_NOOP(
              "AlgorithmLines",
              "load Q i, the gradient of O i, its log-sum-exp and its row terms D; the gradient of Q begins at 0")});
  table.loads(In::QueryGradients, {Tensor::Q, Tensor::dO, Tensor::lse, Tensor::D});
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::QueryGradients});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::QueryGradients, {Kind::TileSkipped});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j")});
  table.loads(In::QueryGradients, {Tensor::K, Tensor::V});
  scoresAndWeights(table, In::QueryGradients, problem);
  table.line(
      2,
      isDropped(problem)
          ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "d*P* = *Z* ∘ (d*O*_i *V*_j^T), d*S* = *P* ∘ (d*P* − *D*_i)"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "the gradient of P is that of O i times V j transposed, where dropout "
                                              "keeps the weight; that of S is P times the difference of it and D")}
          : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*P* = d*O*_i *V*_j^T, d*S* = *P* ∘ (d*P* − *D*_i)"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "the gradient of P is that of O i times V j transposed; that of S is P "
                                              "times the difference of it and D")});
  table.on(In::QueryGradients, {Kind::DP, Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*Q* += *c* · d*S* *K*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "add c times the gradient of S times K j to the gradient of Q")});
  table.on(In::QueryGradients, {Kind::DQAdded});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradient of Q i")});
  table.stores(In::QueryGradients, {Tensor::dQ});
  return table.lines();
}

}  // namespace tilewise
