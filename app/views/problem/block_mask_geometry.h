// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where the tiles of a block mask lie in a picture. A grid too fine to be drawn is reduced: a cell then stands for
/// several tiles.

#include <cstdint>
#include <optional>
#include <vector>

#include <QPoint>
#include <QRect>
#include <QSize>

#include "core/base/range.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

class BlockMaskGeometry {
 public:
  /// A cell of the picture.
  struct Cell {
    int row = 0;
    int column = 0;
    bool operator==(const Cell&) const = default;
  };

  BlockMaskGeometry() = default;
  /// rows x columns tiles in a room of pixels; a cell is at least `leastSide` wide and high, and at most `largestSide`.
  BlockMaskGeometry(std::int64_t rows, std::int64_t columns, QSize room, int leastSide, int largestSide);

  int cellRows() const { return m_cellRows; }
  int cellColumns() const { return m_cellColumns; }
  /// Tiles a cell stands for, down and across.
  std::int64_t groupRows() const { return m_groupRows; }
  std::int64_t groupColumns() const { return m_groupColumns; }
  bool isReduced() const { return m_groupRows > 1 || m_groupColumns > 1; }
  /// The whole grid; it begins at 0, 0.
  QSize size() const { return {m_cellColumns * m_width, m_cellRows * m_height}; }

  QRect rect(Cell cell) const { return {cell.column * m_width, cell.row * m_height, m_width, m_height}; }
  /// The tiles of a cell.
  Range tileRows(Cell cell) const;
  Range tileColumns(Cell cell) const;
  /// The cell at a point; absent outside the grid.
  std::optional<Cell> at(QPoint point) const;
  /// The cell nearest to a point.
  Cell nearest(QPoint point) const;
  /// The cells on the way from one to another, both included: what a quick drag has passed.
  static std::vector<Cell> between(Cell from, Cell to);

 private:
  std::int64_t m_rows = 0, m_columns = 0;
  std::int64_t m_groupRows = 1, m_groupColumns = 1;
  int m_cellRows = 0, m_cellColumns = 0;
  int m_width = 1, m_height = 1;
};

}  // namespace tilewise
