// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/grid_place.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

QRectF GridPlace::rect(Range rowBlocks, Range columnBlocks) const {
  const QPointF from = origin() + QPointF(columns.edge(columnBlocks.begin), rows.edge(rowBlocks.begin));
  const QPointF to = origin() + QPointF(columns.end(columnBlocks.last()), rows.end(rowBlocks.last()));
  return {from, to};
}

std::optional<TileIndex> GridPlace::tileAt(QPointF point) const {
  const QPointF inside = point - origin();
  if (!view.contains(point) || inside.x() >= columns.length() || inside.y() >= rows.length()) return std::nullopt;
  return TileIndex{rows.blockAt(inside.y()), columns.blockAt(inside.x())};
}

std::optional<GridPlace::Entry> GridPlace::entryAt(QPointF point) const {
  if (!tileAt(point)) return std::nullopt;
  const QPointF inside = point - origin();
  return Entry{rows.tokenAt(inside.y()), columns.tokenAt(inside.x())};
}

Range GridPlace::visibleRows() const { return rows.blocksBetween(pan.y(), pan.y() + view.height()); }
Range GridPlace::visibleColumns() const { return columns.blocksBetween(pan.x(), pan.x() + view.width()); }

double GridPlace::tileSide() const { return std::min(rows.blockPixels(), columns.blockPixels()); }
double GridPlace::entrySide() const { return std::min(rows.tokenPixels(), columns.tokenPixels()); }

QPointF GridPlace::panFor(QPointF content, QPointF point) const {
  const QPointF wanted = content - (point - view.topLeft());
  return {std::round(std::clamp(wanted.x(), 0.0, std::max(0.0, columns.length() - view.width()))),
          std::round(std::clamp(wanted.y(), 0.0, std::max(0.0, rows.length() - view.height())))};
}

}  // namespace tilewise
