// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/inspector/figure_geometry.h"

#include <algorithm>
#include <cmath>

namespace tilewise {

namespace {

// Rows of fewer pixels get a frame that stands off, so that their colours stay visible.
constexpr double ThinRow = 8;
constexpr double FrameOffset = 2.5;

}  // namespace

FigureGeometry::FigureGeometry(const FigureRequest& request, const MapWindow& window, const Metrics& metrics)
    : m_lengths(metrics),
      m_plan(planEntries(request, m_lengths)),
      m_window(window),
      m_rows(request.rows),
      m_columns(request.columns),
      m_dpr(request.dpr) {
  const QList<QSize> sizes = enlargedEntries(m_plan, m_dpr, m_lengths);
  m_mostZoom = static_cast<int>(sizes.size()) - 1;
  m_window.zoom = std::clamp(m_window.zoom, 0, m_mostZoom);
  m_entry = sizes[m_window.zoom];
  m_box = {std::min(m_plan.room.width(), m_columns * m_plan.entry.width()),
           std::min(m_plan.room.height(), m_rows * m_plan.entry.height())};
  const int columnBar = static_cast<int>(std::ceil(m_lengths.scrollBar * m_dpr));
  if (m_plan.room.width() < m_columns) m_box.rheight() += columnBar;
  m_shownColumns = std::clamp(m_box.width() / m_entry.width(), 1, m_columns);
  const int rowsHeight = m_box.height() - (showsAllColumns() ? 0 : columnBar);
  m_shownRows = std::clamp(rowsHeight / m_entry.height(), 1, m_rows);
  m_window.firstColumn = std::clamp(m_window.firstColumn, 0, m_columns - m_shownColumns);
  m_window.firstRow = std::clamp(m_window.firstRow, 0, m_rows - m_shownRows);
  m_hasRowLabels = m_entry.height() >= m_lengths.digitHeight * m_dpr;
  m_showsDigits = m_hasRowLabels && m_entry.width() >= m_lengths.digitWidth * m_dpr;
  place(request);
}

void FigureGeometry::place(const FigureRequest& request) {
  const FigureLengths& at = m_lengths;
  const QSizeF box = QSizeF(m_box) / m_dpr;
  const QSizeF map(m_shownColumns * m_entry.width() / m_dpr, m_shownRows * m_entry.height() / m_dpr);
  const double axis = m_plan.usesLabels ? request.labelWidth : request.axisWidth;
  const double left = at.padding + axis + at.axisGap;
  const double top = at.headHeight() + (hasColumnLabels() ? at.columnLabelHeight : 0) + at.frame;
  const double outerStrips = at.stripsWidth(m_plan.stripWidth);
  const int maps = m_plan.isStacked ? 1 : 2;
  const double rowBar = m_plan.cutsRows ? at.scrollBar : 0;
  const double taken = left + maps * (box.width() + at.frame) + at.frame + outerStrips + rowBar + at.padding;
  const double gap = std::clamp((request.width - taken) / maps, at.gap, at.widestGap);

  m_scores = QRectF(QPointF(left, top), map);
  double x = left + box.width() + at.frame + std::floor(gap) + at.frame;
  for (QRectF& strip : m_strips) {
    strip = QRectF(x, top, m_plan.stripWidth, map.height());
    x += m_plan.stripWidth + 2 * at.frame + at.stripGap;
  }
  double bottom = top + box.height() + at.footHeight() + at.frame;
  if (m_plan.isStacked) {
    m_weights = m_scores.translated(0, bottom + at.nameGap);
    bottom += at.nameGap + bottom;
  } else {
    // As much room on its left as the strips have on theirs.
    m_weights = m_scores;
    m_weights.moveLeft(x - at.stripGap - at.frame + std::floor(gap) + at.frame);
  }
  m_size = {request.width, bottom};
}

QRectF FigureGeometry::strips() const { return m_strips.front().united(m_strips.back()); }

QRectF FigureGeometry::head(MapName name) const {
  const QRectF& place = map(name);
  const double labels = hasColumnLabels() ? m_lengths.columnLabelHeight : 0;
  return {place.left(), place.top() - m_lengths.frame - labels - m_lengths.headHeight(), m_box.width() / m_dpr,
          m_lengths.headHeight() - m_lengths.nameGap};
}

QRectF FigureGeometry::stripsHead() const {
  const QRectF scores = head(MapName::Scores);
  return {strips().left(), scores.top(), strips().width(), scores.height()};
}

QRectF FigureGeometry::columnLabels(MapName name) const {
  const QRectF& place = map(name);
  return {place.left(), place.top() - m_lengths.frame - m_lengths.columnLabelHeight, place.width(),
          m_lengths.columnLabelHeight};
}

QRectF FigureGeometry::bar(MapName name) const {
  const QRectF& place = map(name);
  return {place.left(), place.top() + m_box.height() / m_dpr + m_lengths.barGap, m_box.width() / m_dpr,
          m_lengths.barHeight};
}

QRectF FigureGeometry::rowScrollBar() const {
  if (showsAllRows()) return {};
  const QRectF& last = m_plan.isStacked ? m_strips.back() : m_weights;
  const double right = m_plan.isStacked ? last.right() : last.left() + m_box.width() / m_dpr;
  return {right + m_lengths.frame + 1, last.top(), m_lengths.scrollBar, last.height()};
}

QRectF FigureGeometry::columnScrollBar() const {
  if (showsAllColumns()) return {};
  return {m_scores.left(), m_scores.bottom() + m_lengths.frame, m_box.width() / m_dpr, m_lengths.scrollBar};
}

QRectF FigureGeometry::rowIn(const QRectF& place, int row) const {
  const double height = m_entry.height() / m_dpr;
  return {place.left(), place.top() + (row - m_window.firstRow) * height, place.width(), height};
}

QRectF FigureGeometry::entryRect(MapName name, TileEntry entry) const {
  const double width = m_entry.width() / m_dpr;
  const QRectF row = rowIn(map(name), entry.row);
  return {row.left() + (entry.column - m_window.firstColumn) * width, row.top(), width, row.height()};
}

QList<QRectF> FigureGeometry::rowFrames(int row) const {
  if (!isShown(row)) return {};
  const double reach = m_lengths.frameReach;
  const auto framed = [&](const QRectF& left, const QRectF& right) {
    const QRectF across = rowIn(left.united(right), row);
    const double off = across.height() < ThinRow ? FrameOffset : 0.5;
    return across.adjusted(-reach, -off, reach, off);
  };
  if (!m_plan.isStacked) return {framed(m_scores, m_weights)};
  return {framed(m_scores, m_strips.back()), framed(m_weights, m_weights)};
}

std::optional<TileEntry> FigureGeometry::entryAt(MapName name, QPointF point) const {
  const QRectF& place = map(name);
  if (!place.contains(point)) return std::nullopt;
  const int column = static_cast<int>((point.x() - place.left()) * m_dpr / m_entry.width());
  const int row = static_cast<int>((point.y() - place.top()) * m_dpr / m_entry.height());
  return TileEntry{m_window.firstRow + std::clamp(row, 0, m_shownRows - 1),
                   m_window.firstColumn + std::clamp(column, 0, m_shownColumns - 1)};
}

std::optional<StripName> FigureGeometry::stripAt(QPointF point) const {
  for (const StripName name : AllStrips) {
    if (strip(name).contains(point)) return name;
  }
  return std::nullopt;
}

int FigureGeometry::nearestRow(QPointF point) const {
  const bool inWeights = m_plan.isStacked && point.y() >= head(MapName::Weights).top();
  const QRectF& place = inWeights ? m_weights : m_scores;
  const int row = static_cast<int>(std::floor((point.y() - place.top()) * m_dpr / m_entry.height()));
  return m_window.firstRow + std::clamp(row, 0, m_shownRows - 1);
}

}  // namespace tilewise
