// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The score grid on the stage: tile to pixel and back, with zoom and pan.

#include <QPointF>
#include <QRectF>

#include <optional>

#include "app/views/stage/axis_scale.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

struct GridPlace {
  AxisScale rows;     ///< queries, downwards
  AxisScale columns;  ///< keys, to the right
  QRectF view;        ///< what is seen of the grid
  QPointF pan;        ///< pixels that have been scrolled away; 0, 0 without zoom

  /// Where the first entry begins.
  QPointF origin() const { return view.topLeft() - pan; }
  /// Where a query or key begins; may lie between two.
  double queryY(double query) const { return origin().y() + rows.position(query); }
  double keyX(double key) const { return origin().x() + columns.position(key); }

  /// In whole pixels; may lie outside of the view. A block below one pixel takes the whole pixel that it shares.
  QRectF tileRect(TileIndex tile) const { return rect({tile.i, tile.i + 1}, {tile.j, tile.j + 1}); }
  QRectF rect(Range rowBlocks, Range columnBlocks) const;

  /// The tile at a pixel of the view; absent outside of it.
  std::optional<TileIndex> tileAt(QPointF point) const;
  /// Query (y) and key (x) of the entry at a pixel; absent outside of the view.
  struct Entry {
    std::int64_t query;
    std::int64_t key;
  };
  std::optional<Entry> entryAt(QPointF point) const;

  /// Blocks of which something is seen.
  Range visibleRows() const;
  Range visibleColumns() const;
  /// The smaller side of a tile.
  double tileSide() const;
  /// Pixels of one entry, the smaller of its sides.
  double entrySide() const;

  /// The pan at which `content` (pixels from the grid's begin) lies under `point` of the view, within the grid.
  QPointF panFor(QPointF content, QPointF point) const;
};

}  // namespace tilewise
