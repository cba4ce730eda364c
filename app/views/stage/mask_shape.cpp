// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/mask_shape.h"

#include <algorithm>
#include <cmath>
#include <ranges>

namespace tilewise {

namespace {

constexpr double StaircaseFrom = 6;  ///< px an entry

/// Where the visible keys of a row begin or end, held between the first and the last key of the tile.
struct Boundary {
  double key;
  bool isEdge;  ///< the mask ends here, not only the tile
};

struct Cut {
  double y;
  Boundary begin;
  Boundary end;
};

class Cutter {
 public:
  Cutter(const Mask& mask, Range queries, Range keys, const GridPlace& grid)
      : m_mask(mask), m_queries(queries), m_keys(keys), m_keyCount(grid.columns.tokens()), m_grid(grid) {}

  QList<Cut> cuts() const { return m_grid.entrySide() >= StaircaseFrom ? staircase() : slope(); }

 private:
  Boundary boundary(double key) const {
    const double held = std::clamp(key, static_cast<double>(m_keys.begin), static_cast<double>(m_keys.end));
    return {held, held == key && 0 < key && key < static_cast<double>(m_keyCount)};
  }

  QList<Cut> staircase() const {
    QList<Cut> cuts;
    for (std::int64_t r = m_queries.begin; r < m_queries.end; ++r) {
      const Range seen = m_mask.bandKeys(r);
      const Boundary begin = boundary(static_cast<double>(seen.begin));
      const Boundary end = boundary(static_cast<double>(seen.end));
      cuts.append({m_grid.queryY(static_cast<double>(r)), begin, end});
      cuts.append({m_grid.queryY(static_cast<double>(r + 1)), begin, end});
    }
    return cuts;
  }

  /// One cut a pixel is enough; each lies between two rows, in the middle of the step.
  QList<Cut> slope() const {
    QList<Cut> cuts;
    const auto stride = std::max<std::int64_t>(1, static_cast<std::int64_t>(1 / m_grid.rows.tokenPixels()));
    std::int64_t r = m_queries.begin;
    while (true) {
      const Range above = m_mask.bandKeys(std::max<std::int64_t>(r - 1, 0));
      const Range below = r < m_queries.end ? m_mask.bandKeys(r) : above;
      cuts.append({m_grid.queryY(static_cast<double>(r)), boundary(static_cast<double>(above.begin + below.begin) / 2),
                   boundary(static_cast<double>(above.end + below.end) / 2)});
      if (r == m_queries.end) return cuts;
      r = std::min(r + stride, m_queries.end);
    }
  }

  const Mask& m_mask;
  Range m_queries;
  Range m_keys;
  std::int64_t m_keyCount;
  const GridPlace& m_grid;
};

QPointF middleOf(const QPolygonF& shape) {
  double area = 0;
  QPointF sum;
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i] - shape.first();
    const QPointF b = shape[(i + 1) % shape.size()] - shape.first();
    const double cross = a.x() * b.y() - b.x() * a.y();
    area += cross;
    sum += (a + b) * cross;
  }
  return std::abs(area) < 1e-9 ? shape.boundingRect().center() : shape.first() + sum / (3 * area);
}

}  // namespace

MaskShape maskShape(const Mask& mask, Range queries, Range keys, const GridPlace& grid) {
  const QList<Cut> cuts = Cutter(mask, queries, keys, grid).cuts();
  MaskShape shape;
  const auto pointOf = [&](const Cut& cut, Boundary Cut::*side) { return QPointF(grid.keyX((cut.*side).key), cut.y); };
  /// The part between one boundary and the tile's side, and the boundary itself where it is the mask's edge.
  const auto addPart = [&](Boundary Cut::*side, double tileSide) {
    QPolygonF part;
    bool empty = true;
    for (const Cut& cut : cuts) {
      part.append(pointOf(cut, side));
      empty = empty && part.last().x() == tileSide;
    }
    if (!empty) shape.masked.append(part << QPointF(tileSide, cuts.last().y) << QPointF(tileSide, cuts.first().y));
    for (qsizetype n = 1; n < cuts.size(); ++n) {
      const QLineF line(pointOf(cuts[n - 1], side), pointOf(cuts[n], side));
      const bool alongSide = line.dx() == 0 && !((cuts[n - 1].*side).isEdge && (cuts[n].*side).isEdge);
      if (!alongSide && !line.isNull()) shape.edge.append(line);
    }
  };
  addPart(&Cut::begin, grid.keyX(static_cast<double>(keys.begin)));
  addPart(&Cut::end, grid.keyX(static_cast<double>(keys.end)));
  for (const Cut& cut : cuts) shape.visible.append(pointOf(cut, &Cut::end));
  for (const Cut& cut : std::views::reverse(cuts)) shape.visible.append(pointOf(cut, &Cut::begin));
  shape.middle = middleOf(shape.visible);
  return shape;
}

}  // namespace tilewise
