// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_regions.h"

#include <algorithm>
#include <ranges>
#include <utility>

namespace tilewise {

namespace {

/// A skipped part of one row block.
struct Band {
  SkipReason why;
  TileState state;
  QRectF rect;
};

bool joins(const Band& above, const Band& below) {
  return above.why == below.why && above.state == below.state && above.rect.bottom() == below.rect.top() &&
         above.rect.left() < below.rect.right() && below.rect.left() < above.rect.right();
}

QPolygonF outlineOf(const QList<Band>& bands) {
  QPolygonF outline;
  const auto corner = [&outline](const QPointF& point) {
    // Bands of one width need no corners between them.
    if (outline.size() >= 2 && outline.last().x() == point.x() && outline[outline.size() - 2].x() == point.x()) {
      outline.last() = point;
    } else {
      outline.append(point);
    }
  };
  for (const Band& band : bands) {
    corner(band.rect.topRight());
    corner(band.rect.bottomRight());
  }
  for (const Band& band : std::views::reverse(bands)) {
    corner(band.rect.bottomLeft());
    corner(band.rect.topLeft());
  }
  return outline;
}

}  // namespace

QList<StatePart> stateParts(const StageFacts& facts, const GridPlace& grid, const StageScene& scene, std::int64_t i) {
  QList<StatePart> parts;
  const Range seen = grid.visibleColumns();
  const Range queries = facts.grid.queries(i);
  for (const TileRun& run : facts.runs.row(i)) {
    std::int64_t begin = std::max(run.tiles.begin, seen.begin);
    const std::int64_t end = std::min(run.tiles.end, seen.end);
    while (begin < end) {
      const TileState state = scene.tileState({i, begin}, run.kind);
      const Range tiles{begin, scene.stateEnd(i, begin, end)};
      parts.append(
          {queries, tiles, run.kind, state, run.why.value_or(SkipReason::Causal), grid.rect({i, i + 1}, tiles)});
      begin = tiles.end;
    }
  }
  return parts;
}

QList<SkippedRegion> skippedRegions(const StageFacts& facts, const GridPlace& grid, const StageScene& scene) {
  QList<SkippedRegion> regions;
  QList<QList<Band>> open;
  const auto close = [&regions](const QList<Band>& bands) {
    regions.append({bands.first().why, bands.first().state, outlineOf(bands)});
  };
  double lastTop = -1;
  const Range rows = grid.visibleRows();
  for (std::int64_t i = rows.begin; i < rows.end; ++i) {
    QList<Band> bands;
    for (const StatePart& part : stateParts(facts, grid, scene, i)) {
      if (part.kind != TileKind::Skipped || part.rect.top() == lastTop) continue;
      bands.append({part.why, part.state, part.rect});
    }
    if (!bands.isEmpty()) lastTop = bands.first().rect.top();
    QList<QList<Band>> stillOpen;
    for (const Band& band : bands) {
      const auto above = std::ranges::find_if(
          open, [&](const QList<Band>& region) { return !region.isEmpty() && joins(region.last(), band); });
      if (above == open.end()) {
        stillOpen.append({band});
      } else {
        stillOpen.append(std::exchange(*above, {}) << band);
      }
    }
    // A row of pixels that is shared by several row blocks was dealt with by the first of them.
    if (bands.isEmpty() && !open.isEmpty() && grid.rect({i, i + 1}, {0, 1}).top() == lastTop) continue;
    for (const QList<Band>& region : std::as_const(open)) {
      if (!region.isEmpty()) close(region);
    }
    open = stillOpen;
  }
  for (const QList<Band>& region : std::as_const(open)) {
    if (!region.isEmpty()) close(region);
  }
  return regions;
}

}  // namespace tilewise
