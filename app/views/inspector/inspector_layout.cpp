// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QScopedValueRollback>

#include "app/views/inspector/history_page.h"
#include "app/views/inspector/inspector.h"
#include "app/views/inspector/output_row.h"
#include "app/views/inspector/row_panel.h"
#include "app/views/inspector/tile_figure.h"

// Where the parts of the inspector lie.

namespace tilewise {

namespace {

constexpr double Padding = 12;
constexpr double Unlimited = 1e6;

}  // namespace

void Inspector::layOut() {
  // Showing and hiding the scroll bar resizes the viewport, and that would lead here again.
  if (m_isLayingOut) return;
  const QScopedValueRollback layingOut(m_isLayingOut, true);
  const QSize room = contentsRect().size();
  if (m_history->isVisibleTo(m_content)) {
    const int history = m_history->heightFor(room.width());
    setVerticalScrollBarPolicy(history > room.height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    m_content->resize(viewport()->width(), std::max(history, room.height()));
    m_history->setGeometry(0, 0, room.width(), m_content->height());
    return;
  }
  if (m_figureCount == 0) {
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content->resize(room);
    m_empty->setGeometry(m_content->rect().adjusted(m_look.metrics.px(Padding), 0, -m_look.metrics.px(Padding), 0));
    return;
  }
  // The scroll bar stands in the right margin, so that nothing has to move for it.
  const int height = layOutFor(room.width(), room.height());
  setVerticalScrollBarPolicy(height > room.height() ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
  m_content->resize(viewport()->width(), std::max(height, room.height()));
}

/// Returns the height that everything takes.
int Inspector::layOutFor(int width, int height) {
  const Metrics& metrics = m_look.metrics;
  const int padding = metrics.px(Padding);
  const int inner = width - 2 * padding;
  const int headerTop = metrics.px(4);
  const int headerHeight = fitHeader(inner);
  const int figureTop = headerTop + headerHeight + metrics.px(6);
  const int dividerGap = metrics.px(3);
  const int rowGap = metrics.px(2);
  const int bottom = metrics.px(1);

  m_row->layOut(width);
  // Lines of the equation that come and go do not change the size of the maps.
  const double below = dividerGap + 1 + rowGap + m_row->usualHeight() + bottom;
  m_header->setGeometry(padding, headerTop, inner, headerHeight);
  const int dividerTop = layOutFigures(width, figureTop, height - figureTop - below) + dividerGap;
  m_divider->setGeometry(padding, dividerTop, inner, 1);
  m_row->move(0, dividerTop + 1 + rowGap);
  int end = m_row->y() + m_row->height();
  // The row's output has its place where there is room, and at the end of what has to be scrolled anyway.
  const bool scrolls = end + bottom > height;
  const int outputTop = end + metrics.px(6);
  const bool hasOutput = m_output->values().size() > 0 && !m_row->equation().lines.isEmpty();
  const bool fits = m_output->layOut(width, scrolls ? Unlimited : height - outputTop - bottom);
  m_output->setVisible(hasOutput && fits);
  if (hasOutput && fits) {
    m_output->move(0, outputTop);
    end = outputTop + m_output->height();
  }
  return end + bottom;
}

/// One below the other in the room; the gradients of the keys at the right of the second, if they fit there. Returns
/// where they end.
int Inspector::layOutFigures(int width, int top, double room) {
  const qsizetype rows = std::min<qsizetype>(m_figureCount, 2);
  const double mapHeight = room / static_cast<double>(rows) - m_figures.first()->heightBesideMaps();
  TileFigure* last = m_figures[rows - 1];
  TileFigure* keys = m_figureCount == static_cast<qsizetype>(m_figures.size()) ? m_figures.last() : nullptr;
  bool isBeside = false;
  if (keys) {
    // Wide enough for written values, or else for one pixel a value.
    const FigureLengths lengths(m_look.metrics);
    isBeside = hasKeysBeside(width, mapHeight, lengths.digitWidth) && m_figures.first()->geometry()->showsDigits();
    isBeside = isBeside || hasKeysBeside(width, mapHeight, 1 / devicePixelRatioF());
  }
  if (!isBeside) {
    for (qsizetype k = 0; k < rows; ++k) m_figures[k]->layOut(width, mapHeight);
  }
  int end = top;
  for (qsizetype k = 0; k < rows; ++k) {
    m_figures[k]->move(0, end);
    end += m_figures[k]->height();
  }
  if (!keys) return end;
  keys->setArrangement(isBeside ? Arrangement::Narrow : Arrangement::StripsBeside);
  if (!isBeside) {
    keys->layOut(width, mapHeight);
    keys->move(0, end);
    return end + keys->height();
  }
  const int free = static_cast<int>(last->geometry()->freeRight()) - m_look.metrics.px(8);
  keys->layOut(free, last->height());
  keys->move(width - free, last->y());
  return std::max(end, keys->y() + keys->height());
}

/// Lays the first two figures out with room for the keys' gradients at the right. Returns whether they still show all
/// of their columns.
bool Inspector::hasKeysBeside(int width, double mapHeight, double columnWidth) {
  const TileScene& keys = *m_figures.last()->scene();
  const int columns = std::max(keys.columns(MapPlace::First), keys.columns(MapPlace::Second));
  const double beside = std::ceil(columns * columnWidth) + m_look.metrics.px(4);
  bool showsAll = true;
  for (qsizetype k = 0; k < 2; ++k) {
    m_figures[k]->layOut(width, mapHeight, beside);
    showsAll = showsAll && m_figures[k]->geometry()->showsAllColumns();
  }
  return showsAll;
}

/// Takes the short text where the long one needs more than a line. Returns the height.
int Inspector::fitHeader(int width) {
  const int line = m_header->fontMetrics().height();
  for (const QString& text : m_headerTexts) {
    if (m_header->text() != text) m_header->setText(text);
    if (m_header->heightForWidth(width) < 2 * line) break;
  }
  return m_header->heightForWidth(width);
}

}  // namespace tilewise
