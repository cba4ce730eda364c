// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/figure_sheet.h"

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

Drawing exploreSheet(const ExploreWorkspace& explore, const Look& look, QSize size) {
  const auto& cards = explore.grid().cards();
  const int rows = (static_cast<int>(cards.size()) + ExploreColumns - 1) / ExploreColumns;
  QList<Drawing> parts;
  for (const FigureCard* card : cards) {
    parts << drawingOf(card->figure(), look, {size.width() / ExploreColumns, size.height() / rows});
  }
  return fittedTo(sheetOf(parts, ExploreColumns, tr("Explore")), size, look.theme.panel);
}

/// One above the other: many points need the width.
Drawing sweepSheet(const BlockSweep& sweep, int present, const Look& look, QSize size) {
  const QSize half(size.width(), size.height() / 2);
  const SweepMarks marks{-1, present};  // what is chosen is of the screen
  return fittedTo(sheetOf({drawingOf(withCommand(timeFigure(sweep, marks), *sweep.record), look, half),
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
