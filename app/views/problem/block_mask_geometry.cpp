// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/problem/block_mask_geometry.h"

#include <algorithm>
#include <cstdlib>

namespace tilewise {

namespace {

std::int64_t ceilOf(std::int64_t a, std::int64_t b) { return (a + b - 1) / b; }

}  // namespace

BlockMaskGeometry::BlockMaskGeometry(std::int64_t rows, std::int64_t columns, QSize room, int leastSide,
                                     int largestSide)
    : m_rows(rows), m_columns(columns) {
  const auto fit = [&](std::int64_t tiles, int pixels, std::int64_t& group, int& cells, int& side) {
    const std::int64_t most = std::max(1, pixels / leastSide);
    group = ceilOf(tiles, most);
    cells = static_cast<int>(ceilOf(tiles, group));
    side = std::clamp(pixels / cells, leastSide, largestSide);
  };
  fit(rows, room.height(), m_groupRows, m_cellRows, m_height);
  fit(columns, room.width(), m_groupColumns, m_cellColumns, m_width);
}

Range BlockMaskGeometry::tileRows(Cell cell) const {
  const std::int64_t begin = cell.row * m_groupRows;
  return {begin, std::min(begin + m_groupRows, m_rows)};
}

Range BlockMaskGeometry::tileColumns(Cell cell) const {
  const std::int64_t begin = cell.column * m_groupColumns;
  return {begin, std::min(begin + m_groupColumns, m_columns)};
}

std::optional<BlockMaskGeometry::Cell> BlockMaskGeometry::at(QPoint point) const {
  if (!QRect(QPoint(0, 0), size()).contains(point)) return std::nullopt;
  return nearest(point);
}

BlockMaskGeometry::Cell BlockMaskGeometry::nearest(QPoint point) const {
  return {std::clamp(point.y() / m_height, 0, m_cellRows - 1), std::clamp(point.x() / m_width, 0, m_cellColumns - 1)};
}

std::vector<BlockMaskGeometry::Cell> BlockMaskGeometry::between(Cell from, Cell to) {
  const int steps = std::max(std::abs(to.row - from.row), std::abs(to.column - from.column));
  std::vector<Cell> cells;
  for (int n = 0; n <= steps; ++n) {
    const auto on = [n, steps](int a, int b) {
      if (steps == 0) return a;
      const int twice = 2 * (b - a) * n;
      return a + (twice >= 0 ? twice + steps : twice - steps) / (2 * steps);  // rounded to the nearest
    };
    cells.push_back({on(from.row, to.row), on(from.column, to.column)});
  }
  return cells;
}

}  // namespace tilewise
