// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/line_table.h"

namespace tilewise {

namespace {

using Kind = EventKind;
using In = StripKind;

/// Z, the dropout factor of each weight, is written where there is one.
bool isDropped(const Problem& problem) { return problem.settings().dropout > 0; }

}  // namespace

QList<AlgorithmLine> fa2ForwardLines(const Problem& problem) {
  LineTable table;
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::QueryBlock});
  table.rowBlock(In::QueryBlock);
  table.line(
      1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i; *m* = −∞, *l* = 0, *O~* = 0"),
          QT_TRANSLATE_NOOP("AlgorithmLines",
                            "load Q i; the maximum m begins at minus infinity, the row sum l and the output O at 0")});
  table.loads(In::QueryBlock, {Tensor::Q});
  table.loop(1, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::QueryBlock});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::QueryBlock, {Kind::TileSkipped});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j")});
  table.loads(In::QueryBlock, {Tensor::K, Tensor::V});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(In::QueryBlock, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if partial: mask *S*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if only a part of the tile is visible, mask S")});
  table.on(In::QueryBlock, {Kind::MaskApplied});
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*m*' = max(*m*, rowmax *S*)"),
          QT_TRANSLATE_NOOP("AlgorithmLines", "the new maximum m prime is the larger of m and the row maximum of S")});
  table.on(In::QueryBlock, {Kind::RunningMaxUpdated});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P~* = exp(*S* − *m*')"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus m prime")});
  table.on(In::QueryBlock, {Kind::Exponentiated});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*"),
                 QT_TRANSLATE_NOOP(
                     "AlgorithmLines",
                     "the factor f is e to the m minus m prime; the row sum l and the output O are multiplied by f")});
  table.on(In::QueryBlock, {Kind::Rescaled});
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "*l* += rowsum *P~*, *O~* += (*Z* ∘ *P~*) *V*_j; *m* = *m*'"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add the row sums of P to l and the weights that dropout keeps times "
                                                 "V j to the output O; m becomes m prime")}
             : LineTable::Text{
                   QT_TRANSLATE_NOOP("AlgorithmLines", "*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*'"),
                   QT_TRANSLATE_NOOP("AlgorithmLines",
                                     "add the row sums of P to l and P times V j to the output O; m becomes m prime")});
  table.on(In::QueryBlock, {Kind::Accumulated});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "*O*_i = *O~* / *l*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the output O i is O divided by the row sum l")});
  table.on(In::QueryBlock, {Kind::Normalised});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "lse_i = *m* + log *l*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the log-sum-exp of block i is m plus the logarithm of l")});
  table.on(In::QueryBlock, {Kind::LseWritten});
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "store *O*_i, lse_i"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store O i and its log-sum-exp")});
  table.stores(In::QueryBlock, {Tensor::O, Tensor::lse});
  return table.lines();
}

QList<AlgorithmLine> fa1ForwardLines(const Problem& problem) {
  LineTable table;
  table.line(0, {QT_TRANSLATE_NOOP("AlgorithmLines", "*O* = 0, *l* = 0, *m* = −∞ in HBM (not counted)"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the output O and the row sum l begin at 0 in HBM, the maximum m at minus infinity; "
                                   "filling them is not counted")});
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {In::KeyBlock});
  table.columnBlock(In::KeyBlock);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j")});
  table.loads(In::KeyBlock, {Tensor::K, Tensor::V});
  table.loop(1, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {In::KeyBlock});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(In::KeyBlock, {Kind::TileSkipped});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i, *O*_i, *m*, *l*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load Q i and the output, maximum and row sum of block i")});
  table.loads(In::KeyBlock, {Tensor::Q, Tensor::O, Tensor::m, Tensor::l});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed")});
  table.on(In::KeyBlock, {Kind::ScoreProduct});
  table.scoreTerms(2, problem);
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if partial: mask *S*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if only a part of the tile is visible, mask S")});
  table.on(In::KeyBlock, {Kind::MaskApplied});
  table.line(
      2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*m~* = rowmax *S*, *m*' = max(*m*, *m~*)"),
          QT_TRANSLATE_NOOP(
              "AlgorithmLines",
              "the tile's own maximum is the row maximum of S; the new maximum m prime is the larger of m and that")});
  table.on(In::KeyBlock, {Kind::RunningMaxUpdated});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*P~* = exp(*S* − *m~*), *g* = *e*^{m~ − m′}"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the weights P are the exponential of S minus the tile's own maximum; the factor g "
                                   "is e to that maximum minus m prime")});
  table.on(In::KeyBlock, {Kind::Exponentiated});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "*f* = *e*^{m − m′}; *O* = *f* *l* *O*_i, *l* = *f* *l*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines",
                                   "the factor f is e to the m minus m prime; O becomes f times l times O i, and the "
                                   "row sum l is multiplied by f")});
  table.on(In::KeyBlock, {Kind::Rescaled});
  table.line(
      2, isDropped(problem)
             ? LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "*l* += *g* rowsum *P~*, *O* += *g* (*Z* ∘ *P~*) *V*_j"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add g times the row sums of P to l and g times the weights that "
                                                 "dropout keeps times V j to O")}
             : LineTable::Text{QT_TRANSLATE_NOOP("AlgorithmLines", "*l* += *g* rowsum *P~*, *O* += *g* *P~* *V*_j"),
                               QT_TRANSLATE_NOOP("AlgorithmLines",
                                                 "add g times the row sums of P to l and g times P times V j to O")});
  table.on(In::KeyBlock, {Kind::Accumulated});
  table.line(2,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "*O*_i = *O* / *l*; *m* = *m*'"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "the output O i is O divided by the row sum l; m becomes m prime")});
  table.on(In::KeyBlock, {Kind::Normalised});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "store *O*_i, *m*, *l*"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "store the output, maximum and row sum of block i")});
  table.stores(In::KeyBlock, {Tensor::O, Tensor::m, Tensor::l});
  return table.lines();
}

}  // namespace tilewise
