// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/explore/explore_figures.h"
#include "app/session/notation.h"
#include "app/session/words.h"

namespace tilewise {

namespace {

}  // namespace

QString figureName(ExploreFigureKind kind) {
  switch (kind) {
    case ExploreFigureKind::Accesses: return tr("HBM accesses");
    case ExploreFigureKind::Ratio: return tr("Fewer than standard");
    case ExploreFigureKind::BlockMap: return tr("Traffic over block sizes");
    case ExploreFigureKind::Visited: return tr("Tiles visited");
    case ExploreFigureKind::Roofline: return tr("Roofline");
    case ExploreFigureKind::Budget: return tr("Blocks from M");
    case ExploreFigureKind::Recompute: return tr("Recompute or read back");
    case ExploreFigureKind::Held: return tr("Extra memory");
  }
  return {};
}

QString figureWord(ExploreFigureKind kind) {
  switch (kind) {
    case ExploreFigureKind::Accesses: return QStringLiteral("accesses");
    case ExploreFigureKind::Ratio: return QStringLiteral("ratio");
    case ExploreFigureKind::BlockMap: return QStringLiteral("blocks");
    case ExploreFigureKind::Visited: return QStringLiteral("visited");
    case ExploreFigureKind::Roofline: return QStringLiteral("roofline");
    case ExploreFigureKind::Budget: return QStringLiteral("budget");
    case ExploreFigureKind::Recompute: return QStringLiteral("recompute");
    case ExploreFigureKind::Held: return QStringLiteral("memory");
  }
  return {};
}

bool hasAxisChoice(ExploreFigureKind kind) {
  return kind == ExploreFigureKind::Accesses || kind == ExploreFigureKind::Ratio;
}

QString axisName(SweepAxis axis) {
  switch (axis) {
    case SweepAxis::OnChip: return tr("against M");
    case SweepAxis::Tokens: return withLength(tr("against T"));
    case SweepAxis::Width: return tr("against d");
    case SweepAxis::Sparsity: return tr("against s");
  }
  return {};
}

Figure makeFigure(ExploreFigureKind kind, const ExploreCase& at, SweepAxis axis, const FigureLimits& limits) {
  switch (kind) {
    case ExploreFigureKind::Accesses: return accessesFigure(at, axis, limits);
    case ExploreFigureKind::Ratio: return ratioFigure(at, axis, limits);
    case ExploreFigureKind::BlockMap: return mapFigure(at, limits);
    case ExploreFigureKind::Visited: return visitedFigure(at, limits);
    case ExploreFigureKind::Roofline: return rooflineFigure(at, limits);
    case ExploreFigureKind::Budget: return budgetFigure(at);
    case ExploreFigureKind::Recompute: return recomputeFigure(at);
    case ExploreFigureKind::Held: return heldFigure(at);
  }
  return {};
}

}  // namespace tilewise
