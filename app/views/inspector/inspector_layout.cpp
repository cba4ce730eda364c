// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QScopedValueRollback>

#include "app/views/inspector/figure_labels.h"
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
constexpr double KeysGap = 8;  // between the gradients of the keys and what stands at their left
constexpr double RightReach = 4;

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

/// Of a forward pass, whose equation is seen together with the maps wherever lower maps leave it its room.
void Inspector::arrangeForward(double width, double room) {
  TileFigure* figure = m_figures.first();
  const auto fits = [&](Arrangement arrangement) {
    figure->setArrangement(arrangement);
    return figure->heightBesideMaps() + figure->leastMapHeight() <= room;
  };
  if (fits(Arrangement::StripsBetween)) return;
  if (fits(Arrangement::LowBetween)) {
    // Low maps stand side by side, and in too narrow a panel not whole.
    figure->layOut(width, room - figure->heightBesideMaps());
    if (figure->geometry()->showsAllColumns() && figure->geometry()->freeRight() >= 0) return;
  }
  figure->setArrangement(Arrangement::StripsBetween);
}

/// One below the other in the room; the gradients of the keys at the right of the second, if they fit there. Returns
/// where they end.
int Inspector::layOutFigures(int width, int top, double room) {
  const qsizetype rows = std::min<qsizetype>(m_figureCount, 2);
  if (m_session.run()->pass() == Pass::Forward) arrangeForward(width, room);
  const double mapHeight = room / static_cast<double>(rows) - m_figures.first()->heightBesideMaps();
  TileFigure* last = m_figures[rows - 1];
  TileFigure* keys = m_figureCount == static_cast<qsizetype>(m_figures.size()) ? m_figures.last() : nullptr;
  // The frame of a row reaches beyond the strips, and must not touch the scroll bar.
  const int figureWidth = m_session.run()->pass() == Pass::Backward ? width - m_look.metrics.px(RightReach) : width;
  const bool isBeside = keys && hasKeysBeside(figureWidth, mapHeight);
  if (!isBeside) {
    for (qsizetype k = 0; k < rows; ++k) m_figures[k]->layOut(figureWidth, mapHeight);
  }
  int end = top;
  for (qsizetype k = 0; k < rows; ++k) {
    m_figures[k]->move(0, end);
    end += m_figures[k]->height();
  }
  if (!keys) return end;
  if (!isBeside) {
    keys->setArrangement(Arrangement::StripsBeside);
    keys->layOut(figureWidth, mapHeight);
    keys->move(0, end);
    return end + keys->height();
  }
  layOutKeysBeside(*last, width);
  keys->move(width - keys->width(), last->y());
  return std::max(end, keys->y() + keys->height());
}

/// With colour bars if these leave room for every row.
void Inspector::layOutKeysBeside(const TileFigure& neighbour, int right) {
  TileFigure* keys = m_figures.last();
  const FigureGeometry& at = *neighbour.geometry();
  const int taken = static_cast<int>(std::ceil(at.size().width() - at.freeRight()));
  const int free = right - taken - m_look.metrics.px(KeysGap);
  keys->setArrangement(Arrangement::NarrowWithBars);
  keys->layOut(free, neighbour.height() - keys->heightBesideMaps());
  if (keys->height() <= neighbour.height() && keys->geometry()->showsAllRows()) return;
  keys->setArrangement(Arrangement::Narrow);
  keys->layOut(free, neighbour.height());
}

/// Lays the first two figures out with room for the keys' gradients at the right. Returns whether they still show all
/// of their columns.
bool Inspector::hasKeysBeside(int width, double mapHeight) {
  const TileScene& keys = *m_figures.last()->scene();
  const int columns = std::max(keys.columns(MapPlace::First), keys.columns(MapPlace::Second));
  const double pixel = 1 / devicePixelRatioF();
  const auto layOutBeside = [&](double columnWidth) {
    layOutWithRoom(width, mapHeight, std::ceil(columns * columnWidth));
    const auto showsAll = [](const TileFigure* figure) { return figure->geometry()->showsAllColumns(); };
    return showsAll(m_figures[0]) && showsAll(m_figures[1]);
  };
  const auto entryWidth = [&] {
    const auto widthOf = [](const TileFigure* figure) { return figure->geometry()->entry().width(); };
    return std::min(widthOf(m_figures[0]), widthOf(m_figures[1]));
  };
  // Written values need their width; else columns of the keys' gradients are as wide as the others where these can be.
  const FigureLengths lengths(m_look.metrics);
  if (!layOutBeside(pixel)) return false;
  const bool writes = m_figures[0]->geometry()->showsDigits();
  const int least = writes ? static_cast<int>(std::ceil(lengths.digitWidth / pixel)) : 2;
  const TileScene& scores = *m_figures[1]->scene();
  const int across =
      scores.columns(MapPlace::First) + std::max(scores.columns(MapPlace::First), scores.columns(MapPlace::Second));
  for (int entry = entryWidth() * across / (across + columns) + 1; entry >= least; --entry) {
    if (layOutBeside(entry * pixel) && entryWidth() >= entry && m_figures[0]->geometry()->showsDigits() == writes) {
      return true;
    }
  }
  return layOutBeside(pixel);
}

/// content: the width of the maps at the right, which is never less than that of their names.
void Inspector::layOutWithRoom(int width, double mapHeight, double content) {
  const FigureLengths narrow = lengthsOf(m_look.metrics, Arrangement::NarrowWithBars);
  const TileScene& keys = *m_figures.last()->scene();
  for (const MapPlace place : {MapPlace::First, MapPlace::Second}) {
    content = std::max(content, barWidth(keys.map(place), narrow, m_look));
  }
  for (qsizetype k = 0; k < 2; ++k) m_figures[k]->layOut(width, mapHeight, content);
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
