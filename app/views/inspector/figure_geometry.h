// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the two maps of a tile, the strips of its rows and their labels lie. An entry is a whole number of device
/// pixels wide and high.

#include <array>
#include <optional>

#include <QList>
#include <QPointF>
#include <QRectF>
#include <QSize>

#include "app/views/inspector/entry_plan.h"
#include "app/views/inspector/tile_scene.h"

namespace tilewise {

/// The part of a tile that a map shows, when it has more entries than pixels or is enlarged.
struct MapWindow {
  int firstRow = 0;
  int firstColumn = 0;
  int zoom = 0;  ///< 0: as much of the tile as fits; each step is about twice as large

  bool operator==(const MapWindow&) const = default;
};

/// Counted in the tile, from 0.
struct TileEntry {
  int row = 0;
  int column = 0;

  bool operator==(const TileEntry&) const = default;
};

class FigureGeometry {
 public:
  /// window: is kept inside the tile.
  FigureGeometry(const FigureRequest& request, const MapWindow& window, const Metrics& metrics);

  QSizeF size() const { return m_size; }
  const EntryPlan& plan() const { return m_plan; }
  const FigureLengths& lengths() const { return m_lengths; }
  double dpr() const { return m_dpr; }
  QSize entry() const { return m_entry; }  ///< Units: device pixels
  const MapWindow& window() const { return m_window; }
  int mostZoom() const { return m_mostZoom; }

  int shownRows() const { return m_shownRows; }
  int shownColumns() const { return m_shownColumns; }
  bool showsAllRows() const { return m_shownRows == m_rows; }
  bool showsAllColumns() const { return m_shownColumns == m_columns; }
  bool isShown(int row) const { return row >= m_window.firstRow && row < m_window.firstRow + m_shownRows; }
  bool showsDigits() const { return m_showsDigits; }
  bool hasRowLabels() const { return m_hasRowLabels; }  ///< one at each row, not only at a few
  bool hasColumnLabels() const { return m_plan.showsDigits; }

  // Places, without frames.
  const QRectF& map(MapName name) const { return name == MapName::Scores ? m_scores : m_weights; }
  const QRectF& strip(StripName name) const { return m_strips[static_cast<std::size_t>(name)]; }
  QRectF strips() const;            ///< all of them
  QRectF head(MapName name) const;  ///< the two lines above a map
  QRectF stripsHead() const;        ///< the two lines above the strips
  QRectF columnLabels(MapName name) const;
  QRectF bar(MapName name) const;  ///< the colour bar
  double ticksTop(MapName name) const { return bar(name).bottom() + m_lengths.frame; }
  double axisRight() const { return m_scores.left() - m_lengths.axisGap; }
  QRectF rowScrollBar() const;     ///< empty when all rows are shown
  QRectF columnScrollBar() const;  ///< empty when all columns are shown

  /// A row across a map or strip. Range: a row that is shown.
  QRectF rowIn(const QRectF& place, int row) const;
  QRectF entryRect(MapName name, TileEntry entry) const;
  /// The frames round a row: one, or two when stacked; none when the row is not shown.
  QList<QRectF> rowFrames(int row) const;

  std::optional<TileEntry> entryAt(MapName name, QPointF point) const;
  std::optional<StripName> stripAt(QPointF point) const;
  /// The row at the height of the point; beyond the maps the nearest one that is shown.
  int nearestRow(QPointF point) const;

 private:
  void place(const FigureRequest& request);

  FigureLengths m_lengths;
  EntryPlan m_plan;
  MapWindow m_window;
  int m_rows;
  int m_columns;
  double m_dpr;
  int m_mostZoom = 0;
  QSize m_entry;
  QSize m_box;  ///< what a map and the scroll bar below it take at any zoom. Units: device pixels
  int m_shownRows = 1;
  int m_shownColumns = 1;
  bool m_showsDigits = false;
  bool m_hasRowLabels = false;
  QRectF m_scores;
  QRectF m_weights;
  std::array<QRectF, AllStrips.size()> m_strips;
  QSizeF m_size;
};

}  // namespace tilewise
