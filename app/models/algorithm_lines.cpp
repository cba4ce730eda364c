// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/algorithm_lines.h"

#include <QCoreApplication>

namespace tilewise {

namespace {

struct Source {
  const char* markup;
  const char* words;
  int indent;
};

// The markup is translated too: "for", "load" and "if" are words.
constexpr Source Lines[] = {
    {QT_TRANSLATE_NOOP("AlgorithmLines", "for *i* in 0 … *n*_r − 1"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "for each query block i"), 0},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "load *Q*_i; *m* = −∞, *l* = 0, *O~* = 0"),
     QT_TRANSLATE_NOOP("AlgorithmLines",
                       "load Q i; the maximum m begins at minus infinity, the row sum l and the output O at 0"),
     1},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "for *j* in 0 … *n*_c − 1"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "for each key block j"), 1},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "if tile (*i*, *j*) is masked: skip it"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "if no entry of tile i, j is visible, skip it"), 2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "load *K*_j, *V*_j"), QT_TRANSLATE_NOOP("AlgorithmLines", "load K j and V j"),
     2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*S* = *c* · *Q*_i *K*_j^T"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "the scores S are c times Q i times K j transposed"), 2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "if partial: mask *S*"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "if only a part of the tile is visible, mask S"), 2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*m*' = max(*m*, rowmax *S*)"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "the new maximum m prime is the larger of m and the row maximum of S"), 2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*P~* = exp(*S* − *m*')"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "the weights P are the exponential of S minus m prime"), 2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*f* = *e*^{m − m′}; *l* = *f* *l*, *O~* = *f* *O~*"),
     QT_TRANSLATE_NOOP("AlgorithmLines",
                       "the factor f is e to the m minus m prime; the row sum l and the output O are multiplied by f"),
     2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*l* += rowsum *P~*, *O~* += *P~* *V*_j; *m* = *m*'"),
     QT_TRANSLATE_NOOP("AlgorithmLines",
                       "add the row sums of P to l and P times V j to the output O; m becomes m prime"),
     2},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "*O*_i = *O~* / *l*"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "the output O i is O divided by the row sum l"), 1},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "lse_i = *m* + log *l*"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "the log-sum-exp of block i is m plus the logarithm of l"), 1},
    {QT_TRANSLATE_NOOP("AlgorithmLines", "store *O*_i, lse_i"),
     QT_TRANSLATE_NOOP("AlgorithmLines", "store O i and its log-sum-exp"), 1},
};

QString translated(const char* text) { return QCoreApplication::translate("AlgorithmLines", text); }

}  // namespace

QList<AlgorithmLine> fa2ForwardLines() {
  QList<AlgorithmLine> lines;
  for (const Source& source : Lines) {
    lines.append({translated(source.markup), translated(source.words), source.indent});
  }
  return lines;
}

std::optional<int> fa2ForwardLine(const Event& event) {
  switch (event.kind) {
    case EventKind::RowBlockBegin:
    case EventKind::RowBlockEnd: return QueryLoopLine;
    case EventKind::Load: return event.tensor == Tensor::Q ? 2 : 5;
    case EventKind::TileSkipped: return 4;
    case EventKind::ScoreProduct: return 6;
    case EventKind::MaskApplied: return 7;
    case EventKind::RunningMaxUpdated: return 8;
    case EventKind::Exponentiated: return 9;
    case EventKind::Rescaled: return 10;
    case EventKind::Accumulated: return 11;
    case EventKind::Normalised: return 12;
    case EventKind::LseWritten: return 13;
    case EventKind::Store: return 14;
    case EventKind::ColumnBlockBegin:
    case EventKind::ColumnBlockEnd: return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace tilewise
