// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/figure_sheet.h"

#include <algorithm>

#include "app/export/drawing_sheet.h"
#include "app/export/figure_export.h"
#include "app/plots/explore/figure_card.h"
#include "app/plots/explore/figure_grid.h"
#include "app/plots/gpu/sweep_figures.h"
#include "app/plots/gpu/sweep_page.h"
#include "app/plots/published/published_workspace.h"
#include "app/session/words.h"
#include "app/window/explore_workspace.h"
#include "app/window/gpu_workspace.h"

namespace tilewise {

namespace {

constexpr int ExploreColumns = 2;
constexpr double LeastHeight = 360;  ///< of a figure with its words, at 100 % text

/// The sheet of so many rows that is drawn: larger than the picture, into which it is fitted, where words would leave their
/// figures no room.
QSize sheetSize(QSize picture, int rows, const Look& look) {
  const double share = std::max(1.0, rows * look.metrics.px(LeastHeight) / static_cast<double>(picture.height()));
  return picture * share;
}

Drawing exploreSheet(const ExploreWorkspace& explore, const Look& look, QSize size) {
  const auto& cards = explore.grid().cards();
  const int rows = (static_cast<int>(cards.size()) + ExploreColumns - 1) / ExploreColumns;
  const QSize sheet = sheetSize(size, rows, look);
  QList<Drawing> parts;
  for (const FigureCard* card : cards) {
    parts << drawingOf(card->figure(), look, {sheet.width() / ExploreColumns, sheet.height() / rows});
  }
  return fittedTo(sheetOf(parts, ExploreColumns, tr("Explore")), size, look.theme.panel);
}

/// One above the other: many points need the width. What was run stands once, below both.
Drawing sweepSheet(const BlockSweep& sweep, int present, const Look& look, QSize size) {
  const QSize sheet = sheetSize(size, 2, look);
  const QSize half(sheet.width(), sheet.height() / 2);
  const SweepMarks marks{-1, present};  // what is chosen is of the screen
  return fittedTo(sheetOf({drawingOf(timeFigure(sweep, marks), look, half),
                           drawingOf(withCommand(bytesFigure(sweep, marks), *sweep.record), look, half)},
                          1, tr("GPU")),
                  size, look.theme.panel);
}

}  // namespace

bool hasFigures(const QString& workspace) {
  return workspace == QLatin1StringView("explore") || workspace == QLatin1StringView("gpu") ||
         workspace == QLatin1StringView("published");
}

std::optional<Drawing> figureSheet(Workspace& workspace, const Look& look, QSize size) {
  if (const auto* explore = qobject_cast<ExploreWorkspace*>(&workspace)) return exploreSheet(*explore, look, size);
  if (const auto* published = qobject_cast<PublishedWorkspace*>(&workspace)) {
    return fittedTo(drawingOf(published->result(), published->page(), look), size, look.theme.panel);
  }
  const auto* gpu = qobject_cast<GpuWorkspace*>(&workspace);
  if (gpu == nullptr || !gpu->page().sweep()) return std::nullopt;
  return sweepSheet(*gpu->page().sweep(), gpu->page().present(), look, size);
}

}  // namespace tilewise
