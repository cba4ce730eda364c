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
    : m_lengths(lengthsOf(metrics, request.arrangement)),
      m_plan(planEntries(request, m_lengths)),
      m_window(window),
      m_rows(request.rows),
      m_dpr(request.dpr),
      m_stripNames(request.strips) {
  const QList<QSize> sizes = enlargedEntries(m_plan, m_dpr, m_lengths);
  m_mostZoom = static_cast<int>(sizes.size()) - 1;
  m_window.zoom = std::clamp(m_window.zoom, 0, m_mostZoom);
  m_entry = sizes[m_window.zoom];
  m_boxHeight = std::min(m_plan.room.height(), m_rows * m_plan.entry.height());
  bool cutsColumns = false;
  int mostHidden = 0;
  for (const MapPlace name : {MapPlace::First, MapPlace::Second}) {
    Columns& columns = m_columns[static_cast<std::size_t>(name)];
    columns.count = request.columnsOf(name);
    columns.boxWidth = std::min(m_plan.roomOf(name), columns.count * m_plan.entry.width());
    columns.slot = std::max(columns.boxWidth / m_dpr, request.leastWidthOf(name));
    columns.shown = std::clamp(columns.boxWidth / m_entry.width(), 1, columns.count);
    columns.first = std::clamp(m_window.firstColumn, 0, columns.count - columns.shown);
    cutsColumns = cutsColumns || m_plan.roomOf(name) < columns.count;
    mostHidden = std::max(mostHidden, columns.count - columns.shown);
  }
  m_window.firstColumn = std::clamp(m_window.firstColumn, 0, mostHidden);
  const int columnBar = static_cast<int>(std::ceil(m_lengths.scrollBar * m_dpr));
  if (cutsColumns) m_boxHeight += columnBar;
  const int rowsHeight = m_boxHeight - (showsAllColumns() ? 0 : columnBar);
  m_shownRows = std::clamp(rowsHeight / m_entry.height(), 1, m_rows);
  m_window.firstRow = std::clamp(m_window.firstRow, 0, m_rows - m_shownRows);
  m_hasRowLabels = m_entry.height() >= m_lengths.digitHeight * m_dpr;
  m_showsDigits = m_hasRowLabels && m_entry.width() >= m_lengths.digitWidth * m_dpr;
  place(request);
}

bool FigureGeometry::showsAllColumns() const {
  return std::all_of(m_columns.begin(), m_columns.end(), [](const Columns& each) { return each.shown == each.count; });
}

void FigureGeometry::place(const FigureRequest& request) {
  const FigureLengths& at = m_lengths;
  const double height = m_shownRows * m_entry.height() / m_dpr;
  const QSizeF first(shownColumns(MapPlace::First) * m_entry.width() / m_dpr, height);
  const QSizeF second(shownColumns(MapPlace::Second) * m_entry.width() / m_dpr, height);
  const double left = at.leftMargin(m_plan.usesLabels ? request.labelWidth : request.axisWidth);
  const double top = at.headHeight() + (hasColumnLabels() ? at.columnLabelHeight : 0) + at.frame;
  const double outerStrips = at.stripsWidth(m_plan.stripWidth, m_stripNames.size());
  const int maps = m_plan.isStacked ? 1 : 2;
  const double boxes = m_plan.isStacked ? std::max(slot(MapPlace::First), slot(MapPlace::Second))
                                        : slot(MapPlace::First) + slot(MapPlace::Second);
  const double rowBar = m_plan.cutsRows ? at.scrollBar : 0;
  const double taken =
      left + boxes + maps * at.frame + at.frame + std::max(outerStrips, request.beside) + rowBar + at.padding;
  const double gap = std::floor(std::clamp((request.width - taken) / maps, at.gap, at.widestGap));
  const bool stripsBetween =
      request.arrangement == Arrangement::StripsBetween || request.arrangement == Arrangement::LowBetween;

  m_first = QRectF(QPointF(left, top), first);
  double x = left + slot(MapPlace::First) + at.frame + gap + at.frame;
  if (!stripsBetween && !m_plan.isStacked) {
    m_second = QRectF(QPointF(x, top), second);
    x += slot(MapPlace::Second) + at.frame + rowBar + gap + at.frame;
  }
  for (qsizetype k = 0; k < m_stripNames.size(); ++k) {
    m_strips.append(QRectF(x, top, m_plan.stripWidth, height));
    x += m_plan.stripWidth + 2 * at.frame + at.stripGap;
  }
  double bottom = top + m_boxHeight / m_dpr + at.footHeight() + at.frame;
  if (m_plan.isStacked) {
    m_second = QRectF(m_first.topLeft() + QPointF(0, bottom + at.nameGap), second);
    bottom += at.nameGap + bottom;
  } else if (stripsBetween) {
    // As much room on its left as the strips have on theirs.
    const double afterStrips = m_stripNames.isEmpty() ? x : x - at.stripGap - at.frame + gap + at.frame;
    m_second = QRectF(QPointF(afterStrips, top), second);
  }
  m_size = {request.width, bottom};
}

MapPlace FigureGeometry::showsMoreOf() const {
  const auto hidden = [this](MapPlace name) { return columns(name).count - columns(name).shown; };
  return hidden(MapPlace::Second) > hidden(MapPlace::First) ? MapPlace::Second : MapPlace::First;
}

double FigureGeometry::freeRight() const {
  double right = std::max(m_first.left() + slot(MapPlace::First), m_second.left() + slot(MapPlace::Second));
  if (!m_plan.isStacked && !m_strips.isEmpty()) right = std::max(right, m_strips.last().right());
  return m_size.width() - right;
}

QRectF FigureGeometry::strips() const {
  return m_strips.isEmpty() ? QRectF() : m_strips.front().united(m_strips.back());
}

QRectF FigureGeometry::head(MapPlace name) const {
  const QRectF& place = map(name);
  const double labels = hasColumnLabels() ? m_lengths.columnLabelHeight : 0;
  return {place.left(), place.top() - m_lengths.frame - labels - m_lengths.headHeight(), slot(name),
          m_lengths.headHeight() - m_lengths.nameGap};
}

QRectF FigureGeometry::stripsHead() const {
  const QRectF scores = head(MapPlace::First);
  return {strips().left(), scores.top(), strips().width(), scores.height()};
}

QRectF FigureGeometry::columnLabels(MapPlace name) const {
  const QRectF& place = map(name);
  return {place.left(), place.top() - m_lengths.frame - m_lengths.columnLabelHeight, place.width(),
          m_lengths.columnLabelHeight};
}

QRectF FigureGeometry::bar(MapPlace name) const {
  const QRectF& place = map(name);
  return {place.left(), place.top() + m_boxHeight / m_dpr + m_lengths.barGap, slot(name), m_lengths.barHeight};
}

QRectF FigureGeometry::rowScrollBar() const {
  if (showsAllRows()) return {};
  const bool besideStrips = m_plan.isStacked && !m_strips.isEmpty();
  const QRectF& last = besideStrips ? m_strips.back() : m_second;
  const double right = besideStrips ? last.right() : last.left() + slot(MapPlace::Second);
  return {right + m_lengths.frame + 1, last.top(), m_lengths.scrollBar, last.height()};
}

QRectF FigureGeometry::columnScrollBar() const {
  if (showsAllColumns()) return {};
  return {m_first.left(), m_first.bottom() + m_lengths.frame, slot(MapPlace::First), m_lengths.scrollBar};
}

QRectF FigureGeometry::rowIn(const QRectF& place, int row) const {
  const double height = m_entry.height() / m_dpr;
  return {place.left(), place.top() + (row - m_window.firstRow) * height, place.width(), height};
}

QRectF FigureGeometry::entryRect(MapPlace name, TileEntry entry) const {
  const double width = m_entry.width() / m_dpr;
  const QRectF row = rowIn(map(name), entry.row);
  return {row.left() + (entry.column - firstColumn(name)) * width, row.top(), width, row.height()};
}

QList<QRectF> FigureGeometry::rowFrames(int row) const {
  if (!isShown(row)) return {};
  const double reach = m_lengths.frameReach;
  const auto framed = [&](const QRectF& left, const QRectF& right) {
    const QRectF across = rowIn(left.united(right), row);
    const double off = across.height() < ThinRow ? FrameOffset : 0.5;
    return across.adjusted(-reach, -off, reach, off);
  };
  const QRectF& lastStrip = m_strips.isEmpty() ? m_first : m_strips.back();
  if (m_plan.isStacked) return {framed(m_first, lastStrip), framed(m_second, m_second)};
  return {framed(m_first, lastStrip.right() > m_second.right() ? lastStrip : m_second)};
}

std::optional<TileEntry> FigureGeometry::entryAt(MapPlace name, QPointF point) const {
  const QRectF& place = map(name);
  if (!place.contains(point)) return std::nullopt;
  const int column = static_cast<int>((point.x() - place.left()) * m_dpr / m_entry.width());
  const int row = static_cast<int>((point.y() - place.top()) * m_dpr / m_entry.height());
  return TileEntry{m_window.firstRow + std::clamp(row, 0, m_shownRows - 1),
                   firstColumn(name) + std::clamp(column, 0, shownColumns(name) - 1)};
}

std::optional<StripName> FigureGeometry::stripAt(QPointF point) const {
  for (const StripName name : m_stripNames) {
    if (strip(name).contains(point)) return name;
  }
  return std::nullopt;
}

int FigureGeometry::nearestRow(QPointF point) const {
  const bool inSecond = m_plan.isStacked && point.y() >= head(MapPlace::Second).top();
  const QRectF& place = inSecond ? m_second : m_first;
  const int row = static_cast<int>(std::floor((point.y() - place.top()) * m_dpr / m_entry.height()));
  return m_window.firstRow + std::clamp(row, 0, m_shownRows - 1);
}

}  // namespace tilewise
