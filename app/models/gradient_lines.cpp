// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/gradient_lines.h"

namespace tilewise {

void rowTerms(LineTable& table) {
  table.loop(0, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i*: *D*_i = rowsum(d*O*_i ∘ *O*_i)"),
              QT_TRANSLATE_NOOP("AlgorithmLines",
                                "for each query block i: the row terms D are the row sums of O times its gradient")},
             {StripKind::RowTerms});
  table.rowBlock(StripKind::RowTerms)
      .loads(StripKind::RowTerms, {Tensor::dO, Tensor::O})
      .on(StripKind::RowTerms, {EventKind::RowTerms})
      .stores(StripKind::RowTerms, {Tensor::D});
}

void beginKeyBlocks(LineTable& table, StripKind strip) {
  table.loop(0, LoopVariable::J,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j")},
             {strip});
  table.columnBlock(strip);
  table.line(1, {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j; d*K* = 0, d*V* = 0"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j; their gradients begin at 0")});
  table.loads(strip, {Tensor::K, Tensor::V});
  table.loop(1, LoopVariable::I,
             {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
              QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i")},
             {strip});
  table.line(2, {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
                 QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it")});
  table.on(strip, {EventKind::TileSkipped});
}

}  // namespace tilewise
