// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/mask_shape.h"

#include <algorithm>
#include <cmath>
#include <ranges>
#include <utility>

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
  std::int64_t query;  ///< a row next to it
};

/// What causal and window leave of a tile: one run of keys in each row.
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
      cuts.append({m_grid.queryY(static_cast<double>(r)), begin, end, r});
      cuts.append({m_grid.queryY(static_cast<double>(r + 1)), begin, end, r});
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
                   boundary(static_cast<double>(above.end + below.end) / 2), std::min(r, m_queries.last())});
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

double areaOf(const QPolygonF& shape) {
  double twice = 0;
  for (qsizetype i = 0; i < shape.size(); ++i) {
    const QPointF a = shape[i];
    const QPointF b = shape[(i + 1) % shape.size()];
    twice += a.x() * b.y() - b.x() * a.y();
  }
  return std::abs(twice) / 2;
}

SkipReason reasonAt(const Mask& mask, std::int64_t query, std::int64_t key) {
  return mask.skipReason({query, query + 1}, {key, key + 1}).value_or(SkipReason::Causal);
}

MaskShape bandShape(const Mask& mask, Range queries, Range keys, const GridPlace& grid) {
  const QList<Cut> cuts = Cutter(mask, queries, keys, grid).cuts();
  MaskShape shape;
  const auto pointOf = [&](const Cut& cut, Boundary Cut::*side) { return QPointF(grid.keyX((cut.*side).key), cut.y); };
  /// The part between one boundary and the tile's side, and the boundary itself where it is the mask's edge.
  const auto addPart = [&](Boundary Cut::*side, double tileSide, std::int64_t sideKey) {
    QPolygonF part;
    double deepest = 0;
    std::int64_t query = queries.begin;
    for (const Cut& cut : cuts) {
      part.append(pointOf(cut, side));
      const double depth = std::abs(part.last().x() - tileSide);
      if (depth > deepest) {
        deepest = depth;
        query = cut.query;
      }
    }
    if (deepest > 0) {
      part << QPointF(tileSide, cuts.last().y) << QPointF(tileSide, cuts.first().y);
      shape.masked.append({part, reasonAt(mask, query, sideKey)});
    }
    for (qsizetype n = 1; n < cuts.size(); ++n) {
      const QLineF line(pointOf(cuts[n - 1], side), pointOf(cuts[n], side));
      const bool alongSide = line.dx() == 0 && !((cuts[n - 1].*side).isEdge && (cuts[n].*side).isEdge);
      if (!alongSide && !line.isNull()) shape.edge.append(line);
    }
  };
  addPart(&Cut::begin, grid.keyX(static_cast<double>(keys.begin)), keys.begin);
  addPart(&Cut::end, grid.keyX(static_cast<double>(keys.end)), keys.last());
  QPolygonF visible;
  for (const Cut& cut : cuts) visible.append(pointOf(cut, &Cut::end));
  for (const Cut& cut : std::views::reverse(cuts)) visible.append(pointOf(cut, &Cut::begin));
  shape.visible.append(visible);
  shape.middle = middleOf(visible);
  return shape;
}

/// Any mask: rows of equal runs of keys are put together; runs that join those of the row above continue their shape,
/// below 6 px an entry along slopes.
class RunShaper {
 public:
  RunShaper(const Mask& mask, Range queries, Range keys, const GridPlace& grid)
      : m_mask(mask), m_queries(queries), m_keys(keys), m_grid(grid), m_slopes(grid.entrySide() < StaircaseFrom) {}

  MaskShape take() {
    const double pixels = m_grid.rows.tokenPixels();
    const auto stride = m_slopes ? std::max<std::int64_t>(1, static_cast<std::int64_t>(1 / pixels)) : 1;
    for (std::int64_t r = m_queries.begin; r < m_queries.end;) {
      QList<Range> runs = runsOf(r);
      std::int64_t end = std::min(r + stride, m_queries.end);
      while (end < m_queries.end && runsOf(end) == runs) ++end;
      addRows({r, end}, runs);
      r = end;
    }
    close();
    for (const QPolygonF& each : std::as_const(m_shape.visible)) {
      if (areaOf(each) <= m_largest) continue;
      m_largest = areaOf(each);
      m_shape.middle = middleOf(each);
    }
    return std::move(m_shape);
  }

 private:
  QList<Range> runsOf(std::int64_t r) const {
    QList<Range> runs;
    m_mask.forEachVisibleRun(r, m_keys, [&runs](Range run) { runs.append(run); });
    return runs;
  }

  /// Whether the runs of the next rows carry on those before, one by one.
  bool continues(const QList<Range>& runs) const {
    if (!m_open || runs.size() != m_runs.size()) return false;
    for (qsizetype n = 0; n < runs.size(); ++n) {
      if (runs[n].begin >= m_runs[n].end || m_runs[n].begin >= runs[n].end) return false;
      if (n > 0 && (runs[n].begin < m_runs[n - 1].end || m_runs[n].begin < runs[n - 1].end)) return false;
    }
    return true;
  }

  double y(std::int64_t query) const { return m_grid.queryY(static_cast<double>(query)); }
  double x(double key) const { return m_grid.keyX(key); }

  void addRows(Range rows, const QList<Range>& runs) {
    const bool carriesOn = continues(runs);
    if (!carriesOn) {
      const QList<Range> above = m_runs;
      const bool wasOpen = m_open;
      close();
      if (wasOpen) step(above, runs, rows.begin);
      m_sides.resize(2 * runs.size());
      m_open = true;
      m_first = rows.begin;
    }
    for (qsizetype n = 0; n < runs.size(); ++n) {
      corner(m_sides[2 * n], static_cast<double>(carriesOn ? m_runs[n].begin : runs[n].begin),
             static_cast<double>(runs[n].begin), rows);
      corner(m_sides[2 * n + 1], static_cast<double>(carriesOn ? m_runs[n].end : runs[n].end),
             static_cast<double>(runs[n].end), rows);
    }
    m_runs = runs;
    m_last = rows.end;
  }

  /// Where a boundary comes from `before` above these rows and is at `key` in them.
  void corner(QPolygonF& side, double before, double key, Range rows) const {
    const double top = y(rows.begin);
    if (side.isEmpty()) {
      side << QPointF(x(key), top);
    } else if (m_slopes && before != key &&
               static_cast<double>(rows.size()) * m_grid.rows.tokenPixels() < StaircaseFrom) {
      side.last() = QPointF(x((before + key) / 2), top);
    } else if (before != key) {
      side << QPointF(x(key), top);
    }
    side << QPointF(x(key), y(rows.end));
  }

  /// Between rows whose runs do not carry on: level lines where one side is visible and the other is not.
  void step(const QList<Range>& above, const QList<Range>& below, std::int64_t query) {
    QList<std::int64_t> ends{m_keys.begin, m_keys.end};
    for (const QList<Range>* each : {&above, &below}) {
      for (const Range& run : *each) ends << run.begin << run.end;
    }
    std::ranges::sort(ends);
    const auto sees = [](const QList<Range>& runs, std::int64_t key) {
      return std::ranges::any_of(runs, [key](const Range& run) { return run.contains(key); });
    };
    for (qsizetype n = 1; n < ends.size(); ++n) {
      if (ends[n] == ends[n - 1] || sees(above, ends[n - 1]) == sees(below, ends[n - 1])) continue;
      m_shape.edge.append(
          QLineF(x(static_cast<double>(ends[n - 1])), y(query), x(static_cast<double>(ends[n])), y(query)));
    }
  }

  void close() {
    if (!m_open) return;
    const double left = x(static_cast<double>(m_keys.begin));
    const double right = x(static_cast<double>(m_keys.end));
    QPolygonF before{QPointF(left, y(m_first)), QPointF(left, y(m_last))};
    for (qsizetype n = 0; n < m_sides.size(); n += 2) {
      hide(before, m_sides[n], n == 0 ? m_keys.begin : m_runs[n / 2 - 1].end);
      m_shape.visible.append(joined(m_sides[n], m_sides[n + 1]));
      for (const QPolygonF* side : {&m_sides[n], &m_sides[n + 1]}) drawEdge(*side, left, right);
      before = m_sides[n + 1];
    }
    hide(before, {QPointF(right, y(m_first)), QPointF(right, y(m_last))}, m_keys.last());
    m_sides.clear();
    m_open = false;
  }

  static QPolygonF joined(const QPolygonF& left, const QPolygonF& right) {
    QPolygonF shape = left;
    for (const QPointF& point : std::views::reverse(right)) shape << point;
    return shape;
  }

  /// A masked part between two boundaries; `key` lies in it in the last of its rows, where it is there at all.
  void hide(const QPolygonF& left, const QPolygonF& right, std::int64_t key) {
    const QPolygonF shape = joined(left, right);
    if (areaOf(shape) < 1e-9) return;
    // The reason is asked for in its middle, or where that is visible at the key given.
    const QPointF middle = middleOf(shape) - m_grid.origin();
    const std::int64_t query = std::clamp(static_cast<std::int64_t>(middle.y() / m_grid.rows.tokenPixels()),
                                          m_queries.begin, m_queries.last());
    const std::int64_t inside =
        std::clamp(static_cast<std::int64_t>(middle.x() / m_grid.columns.tokenPixels()), m_keys.begin, m_keys.last());
    const bool hidden = !m_mask.visible(query, inside);
    m_shape.masked.append({shape, reasonAt(m_mask, hidden ? query : m_last - 1, hidden ? inside : key)});
  }

  void drawEdge(const QPolygonF& side, double left, double right) {
    for (qsizetype n = 1; n < side.size(); ++n) {
      const QLineF line(side[n - 1], side[n]);
      const bool onSide = line.dx() == 0 && (line.x1() == left || line.x1() == right);
      if (!onSide && !line.isNull()) m_shape.edge.append(line);
    }
  }

  const Mask& m_mask;
  Range m_queries;
  Range m_keys;
  const GridPlace& m_grid;
  bool m_slopes;
  MaskShape m_shape;
  QList<QPolygonF> m_sides;  ///< left and right boundary of each run that is carried on
  QList<Range> m_runs;       ///< of the last rows
  bool m_open = false;
  std::int64_t m_first = 0;
  std::int64_t m_last = 0;
  double m_largest = 0;
};

}  // namespace

MaskShape maskShape(const Mask& mask, Range queries, Range keys, const GridPlace& grid) {
  return mask.isBandOnly() ? bandShape(mask, queries, keys, grid) : RunShaper(mask, queries, keys, grid).take();
}

}  // namespace tilewise
