// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/line_table.h"

namespace tilewise {

namespace {

using Kind = EventKind;
using In = StripKind;

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

}  // namespace

QList<AlgorithmLine> fa2BackwardLines(const Problem& problem) {
  LineTable table;
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)"),
              QT_TRANSLATE_NOOP("AlgorithmLines",
                                "for each query block i: the row terms D are the row sums of O times its gradient")},
             {In::RowTerms});
  table.rowBlock(In::RowTerms)
      .loads(In::RowTerms, {Tensor::dO, Tensor::O})
      .on(In::RowTerms, {Kind::RowTerms})
      .stores(In::RowTerms, {Tensor::D});
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::GradientKeyBlock});
  table.columnBlock(In::GradientKeyBlock);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j; d*K* = 0, d*V* = 0"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j; their gradients begin at 0")});
  table.loads(In::GradientKeyBlock, {Tensor::K, Tensor::V});
  table.loop(1, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::GradientKeyBlock});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::GradientKeyBlock, {Kind::TileSkipped});
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, d*O*_i, lse_i, *D*_i"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i, the gradient of O i, its log-sum-exp and its row terms D")});
  table.loads(In::GradientKeyBlock, {Tensor::Q, Tensor::dO, Tensor::lse, Tensor::D});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(In::GradientKeyBlock, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − lse_i), masked"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus the log-sum-exp, masked")});
  table.on(In::GradientKeyBlock, {Kind::MaskApplied, Kind::WeightsRecomputed});
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += (*Z* ∘ *P*)^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add the weights that dropout keeps, transposed, times the gradient "
                                                 "of O i to the gradient of V")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += *P*^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add P transposed times the gradient of O i to the gradient of V")});
  table.on(In::GradientKeyBlock, {Kind::DV});
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
  table.on(In::GradientKeyBlock, {Kind::DP});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S* = *P* ∘ (d*P* − *D*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the gradient of S is P times the difference of the gradient of P and D")});
  table.on(In::GradientKeyBlock, {Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load d*Q*_i, += *c* · d*S* *K*_j, store"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "load the gradient of Q i, add c times the gradient of S times K j, store it")});
  table.loads(In::GradientKeyBlock, {Tensor::dQ})
      .on(In::GradientKeyBlock, {Kind::DQAdded})
      .stores(In::GradientKeyBlock, {Tensor::dQ});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*K* += *c* · d*S*^T *Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "add c times the gradient of S, transposed, times Q i to the gradient of K")});
  table.on(In::GradientKeyBlock, {Kind::DK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*K*_j, d*V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradients of K j and V j")});
  table.stores(In::GradientKeyBlock, {Tensor::dK, Tensor::dV});
  return table.lines();
}

QList<AlgorithmLine> fa1BackwardLines(const Problem& problem) {
  LineTable table;
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::Fa1GradientKeyBlock});
  table.columnBlock(In::Fa1GradientKeyBlock);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j; d*K* = 0, d*V* = 0"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j; their gradients begin at 0")});
  table.loads(In::Fa1GradientKeyBlock, {Tensor::K, Tensor::V});
  table.loop(1, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::Fa1GradientKeyBlock});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::Fa1GradientKeyBlock, {Kind::TileSkipped});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, *O*_i, d*O*_i, *m*_i, *l*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i, O i, its gradient, its maximum and its row sum")});
  table.loads(In::Fa1GradientKeyBlock, {Tensor::Q, Tensor::O, Tensor::dO, Tensor::m, Tensor::l});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(In::Fa1GradientKeyBlock, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P* = exp(*S* − *m*_i) / *l*_i, masked"),
                 QT_TRANSLATE_NOOP(
                     "AlgorithmLines",
                     "the weights P are the exponential of S minus the maximum, divided by the row sum, masked")});
  table.on(In::Fa1GradientKeyBlock, {Kind::MaskApplied, Kind::WeightsRecomputed});
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += (*Z* ∘ *P*)^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add the weights that dropout keeps, transposed, times the gradient "
                                                 "of O i to the gradient of V")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "d*V* += *P*^T d*O*_i"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add P transposed times the gradient of O i to the gradient of V")});
  table.on(In::Fa1GradientKeyBlock, {Kind::DV});
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
  table.on(In::Fa1GradientKeyBlock, {Kind::DP});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*D*_i = rowsum(d*O*_i ∘ *O*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the row terms D are the row sums of O i times its gradient")});
  table.on(In::Fa1GradientKeyBlock, {Kind::RowTerms});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S* = *P* ∘ (d*P* − *D*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the gradient of S is P times the difference of the gradient of P and D")});
  table.on(In::Fa1GradientKeyBlock, {Kind::DS});
  table.softCapGradient(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load d*Q*_i, += *c* · d*S* *K*_j, store"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "load the gradient of Q i, add c times the gradient of S times K j, store it")});
  table.loads(In::Fa1GradientKeyBlock, {Tensor::dQ})
      .on(In::Fa1GradientKeyBlock, {Kind::DQAdded})
      .stores(In::Fa1GradientKeyBlock, {Tensor::dQ});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*K* += *c* · d*S*^T *Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "add c times the gradient of S, transposed, times Q i to the gradient of K")});
  table.on(In::Fa1GradientKeyBlock, {Kind::DK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*K*_j, d*V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradients of K j and V j")});
  table.stores(In::Fa1GradientKeyBlock, {Tensor::dK, Tensor::dV});
  return table.lines();
}

}  // namespace tilewise
