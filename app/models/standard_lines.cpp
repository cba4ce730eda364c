// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/line_table.h"

namespace tilewise {

namespace {

using Kind = EventKind;
using In = StripKind;

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

}  // namespace

QList<AlgorithmLine> standardForwardLines(const Problem& problem) {
  LineTable table;
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K, block by block")});
  table.loads(In::KeyLoads, {Tensor::K});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::ScoreRows});
  table.rowBlock(In::ScoreRows);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i"), QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i")});
  table.loads(In::ScoreRows, {Tensor::Q});
  if (hasScoreTerms(problem)) {
    table.loop(1, LoopVariable::J,
               {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: *S* = *c* · *Q*_i *K*_j^T"),
                QT_TRANSLATE_NOOP("AlgorithmLines",
                                  "for each key block j: the scores S are c times Q i times K j transposed")},
               {In::ScoreRows});
    table.on(In::ScoreRows, {Kind::ScoreProduct});
    table.scoreTerms(2, problem);
    table.line(2,
               {QT_TRANSLATE_NOOP("AlgorithmLines", "store *S*_{ij}"), QT_TRANSLATE_NOOP("AlgorithmLines", "store S")});
    table.stores(In::ScoreRows, {Tensor::S});
  } else {
    table.loop(1, LoopVariable::J,
               {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: *S*_{ij} = *c* · *Q*_i *K*_j^T, store"),
                QT_TRANSLATE_NOOP("AlgorithmLines",
                                  "for each key block j: the scores S are c times Q i times K j transposed; store S")},
               {In::ScoreRows});
    table.on(In::ScoreRows, {Kind::ScoreProduct}).stores(In::ScoreRows, {Tensor::S});
  }
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::WeightRows});
  table.rowBlock(In::WeightRows);
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: load *S*_{ij}"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j load S")},
             {In::WeightRows});
  table.loads(In::WeightRows, {Tensor::S});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "mask *S*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "mask the rows of S")});
  table.on(In::WeightRows, {Kind::MaskApplied});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "*m* = rowmax *S*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the maximum m is the row maximum of S")});
  table.on(In::WeightRows, {Kind::RunningMaxUpdated});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P*_i = exp(*S*_i − *m*)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus m")});
  table.on(In::WeightRows, {Kind::Exponentiated});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P*_i = *P*_i / rowsum *P*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are divided by their row sums")});
  table.on(In::WeightRows, {Kind::Normalised});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: store *P*_{ij}"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j store P")});
  table.stores(In::WeightRows, {Tensor::P});
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *V*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load V, block by block")});
  table.loads(In::ValueLoads, {Tensor::V});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::OutputRows});
  table.rowBlock(In::OutputRows);
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: load *P*_{ij}"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j load P")},
             {In::OutputRows});
  table.loads(In::OutputRows, {Tensor::P});
  table.line(2, isDropped(problem)
                    ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "*O*_i += (*Z* ∘ *P*_{ij}) *V*_j"),
                                      QT_TRANSLATE_NOOP("AlgorithmLines",
                                                        "add the weights that dropout keeps times V j to O i")}
                    : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "*O*_i += *P*_{ij} *V*_j"),
                                      QT_TRANSLATE_NOOP("AlgorithmLines", "add P times V j to O i")});
  table.on(In::OutputRows, {Kind::Accumulated});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store *O*_i"), QT_TRANSLATE_NOOP("AlgorithmLines", "store O i")});
  table.stores(In::OutputRows, {Tensor::O});
  return table.lines();
}

QList<AlgorithmLine> standardBackwardLines(const Problem& problem) {
  LineTable table;
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load d*O*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load the gradient of O, block by block")});
  table.loads(In::OutputGradientLoads, {Tensor::dO});
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::ValueGradientColumns});
  table.columnBlock(In::ValueGradientColumns);
  table.loop(
      1, LoopVariable::I,
      isDropped(problem)
          ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "for *i*: load *P*_{ij}; d*V*_j += (*Z* ∘ *P*_{ij})^T d*O*_i"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "for each query block i load P and add the weights that dropout keeps, "
                                              "transposed, times the gradient of O to the gradient of V")}
          : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "for *i*: load *P*_{ij}; d*V*_j += *P*_{ij}^T d*O*_i"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "for each query block i load P and add P transposed times the gradient "
                                              "of O to the gradient of V")},
      {In::ValueGradientColumns});
  table.on(In::ValueGradientColumns, {Kind::DV}).loads(In::ValueGradientColumns, {Tensor::P});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradient of V j")});
  table.stores(In::ValueGradientColumns, {Tensor::dV});
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *V*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load V, block by block")});
  table.loads(In::ValueLoads, {Tensor::V});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i*: load d*O*_i"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i load the gradient of O")},
             {In::WeightGradientRows});
  table.rowBlock(In::WeightGradientRows).loads(In::WeightGradientRows, {Tensor::dO});
  table.loop(
      1, LoopVariable::J,
      isDropped(problem)
          ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: d*P*_{ij} = *Z* ∘ (d*O*_i *V*_j^T), store"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "for each key block j: the gradient of P is that of O times V j "
                                              "transposed, where dropout keeps the weight; store it")}
          : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: d*P*_{ij} = d*O*_i *V*_j^T, store"),
                            QT_TRANSLATE_NOOP("AlgorithmLines",
                                              "for each key block j: the gradient of P is that of O times V j "
                                              "transposed; store it")},
      {In::WeightGradientRows});
  table.on(In::WeightGradientRows, {Kind::DP}).stores(In::WeightGradientRows, {Tensor::dP});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::ScoreGradientRows});
  table.rowBlock(In::ScoreGradientRows);
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: load *P*_{ij}, d*P*_{ij}"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j load P and its gradient")},
             {In::ScoreGradientRows});
  table.loads(In::ScoreGradientRows, {Tensor::P, Tensor::dP});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "*D*_i = rowsum(*P*_i ∘ d*P*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the row terms D are the row sums of P times its gradient")});
  table.on(In::ScoreGradientRows, {Kind::RowTerms});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "d*S*_i = *P*_i ∘ (d*P*_i − *D*_i)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the gradient of S is P times the difference of the gradient of P and D")});
  table.on(In::ScoreGradientRows, {Kind::DS});
  table.softCapGradient(1, problem);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: store d*S*_{ij}"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j store the gradient of S")});
  table.stores(In::ScoreGradientRows, {Tensor::dS});
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K, block by block")});
  table.loads(In::KeyLoads, {Tensor::K});
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::QueryGradientRows});
  table.rowBlock(In::QueryGradientRows);
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j*: load d*S*_{ij}; d*Q*_i += *c* · d*S*_{ij} *K*_j"),
              QT_TRANSLATE_NOOP(
                  "AlgorithmLines",
                  "for each key block j load the gradient of S and add c times it times K j to the gradient of Q")},
             {In::QueryGradientRows});
  table.loads(In::QueryGradientRows, {Tensor::dS}).on(In::QueryGradientRows, {Kind::DQAdded});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*Q*_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradient of Q i")});
  table.stores(In::QueryGradientRows, {Tensor::dQ});
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load Q, block by block")});
  table.loads(In::QueryLoads, {Tensor::Q});
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::KeyGradientColumns});
  table.columnBlock(In::KeyGradientColumns);
  table.loop(1, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i*: load d*S*_{ij}; d*K*_j += *c* · d*S*_{ij}^T *Q*_i"),
              QT_TRANSLATE_NOOP("AlgorithmLines",
                                "for each query block i load the gradient of S and add c times it, transposed, times Q "
                                "i to the gradient of K")},
             {In::KeyGradientColumns});
  table.loads(In::KeyGradientColumns, {Tensor::dS}).on(In::KeyGradientColumns, {Kind::DK});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store d*K*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the gradient of K j")});
  table.stores(In::KeyGradientColumns, {Tensor::dK});
  return table.lines();
}

}  // namespace tilewise
