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
  int shownColumns(MapPlace name = MapPlace::First) const { return columns(name).shown; }
  int firstColumn(MapPlace name) const { return columns(name).first; }
  bool showsAllRows() const { return m_shownRows == m_rows; }
  bool showsAllColumns() const;
  bool isShown(int row) const { return row >= m_window.firstRow && row < m_window.firstRow + m_shownRows; }
  bool showsDigits() const { return m_showsDigits; }
  bool hasRowLabels() const { return m_hasRowLabels; }  ///< one at each row, not only at a few
  bool hasColumnLabels() const { return m_plan.showsDigits; }

  // Places, without frames.
  const QRectF& map(MapPlace name) const { return name == MapPlace::First ? m_first : m_second; }
  const QList<StripName>& stripNames() const { return m_stripNames; }
  const QRectF& strip(StripName name) const { return m_strips[m_stripNames.indexOf(name)]; }
  QRectF strips() const;  ///< all of them; empty without
  bool hasBars() const { return m_lengths.hasBars; }
  QRectF head(MapPlace name) const;  ///< the two lines above a map
  QRectF stripsHead() const;         ///< the two lines above the strips
  QRectF columnLabels(MapPlace name) const;
  QRectF bar(MapPlace name) const;  ///< the colour bar
  double ticksTop(MapPlace name) const { return bar(name).bottom() + m_lengths.frame; }
  double axisRight() const { return m_first.left() - m_lengths.axisGap; }
  QRectF rowScrollBar() const;     ///< empty when all rows are shown
  QRectF columnScrollBar() const;  ///< empty when all columns are shown

  /// A row across a map or strip. Range: a row that is shown.
  QRectF rowIn(const QRectF& place, int row) const;
  QRectF entryRect(MapPlace name, TileEntry entry) const;
  /// The frames round a row: one, or two when stacked; none when the row is not shown.
  QList<QRectF> rowFrames(int row) const;

  std::optional<TileEntry> entryAt(MapPlace name, QPointF point) const;
  std::optional<StripName> stripAt(QPointF point) const;
  /// The row at the height of the point; beyond the maps the nearest one that is shown.
  int nearestRow(QPointF point) const;

  /// The map with more hidden columns: the scroll bar goes through those.
  MapPlace showsMoreOf() const;
  /// How much of the width the maps and what stands between them leave free at the right.
  double freeRight() const;

 private:
  struct Columns {
    int count = 1;
    int boxWidth = 1;  ///< at any zoom. Units: device pixels
    double slot = 1;   ///< the box, or what is written at it where that is wider. Units: logical pixels
    int shown = 1;
    int first = 0;
  };
  const Columns& columns(MapPlace name) const { return m_columns[static_cast<std::size_t>(name)]; }
  double slot(MapPlace name) const { return columns(name).slot; }
  void place(const FigureRequest& request);

  FigureLengths m_lengths;
  EntryPlan m_plan;
  MapWindow m_window;
  int m_rows;
  double m_dpr;
  int m_mostZoom = 0;
  QSize m_entry;
  int m_boxHeight = 1;  ///< what a map and the scroll bar below it take at any zoom. Units: device pixels
  std::array<Columns, 2> m_columns;
  int m_shownRows = 1;
  bool m_showsDigits = false;
  bool m_hasRowLabels = false;
  QRectF m_first;
  QRectF m_second;
  QList<StripName> m_stripNames;
  QList<QRectF> m_strips;
  QSizeF m_size;
};

}  // namespace tilewise
