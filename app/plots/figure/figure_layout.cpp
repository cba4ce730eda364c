// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_layout.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

#include "app/plots/label_places.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double OuterMargin = 12;
constexpr double TopMargin = 14;
constexpr double TickGap = 5;
constexpr double EndGap = 8;
constexpr double KeyLength = 16;
constexpr double LegendHeight = 22;
constexpr double BarLegendTop = 4;
constexpr double ShortestAxis = 150;  ///< below it the values at the ends go
constexpr double LeastTickRoom = 8;   ///< between two labels
constexpr double LeastBar = 6;        ///< a bar whose fill can still be told from the others'

qreal widthOf(const QString& markup, const QFont& font) { return MathText::parse(markup).width(font); }

qreal lineHeight(const QFont& font) { return std::ceil(QFontMetricsF(font).height()); }

QList<FigureEnd> endsOf(const Figure& figure) {
  QList<FigureEnd> ends;
  for (const FigureSeries& series : figure.series) {
    if (series.name.isEmpty()) continue;
    const auto last = std::find_if(series.points.crbegin(), series.points.crend(),
                                   [](QPointF point) { return std::isfinite(point.y()); });
    if (last == series.points.crend()) continue;
    ends << FigureEnd{series.name, series.endValue, series.stroke, series.isPresent, last->y(), true};
  }
  for (const FigureLine& line : figure.lines) {
    if (line.place != FigureLine::Words::AtEnd || line.words.isEmpty()) continue;
    ends << FigureEnd{line.words.first(), line.words.value(1), line.stroke, false, line.at, false};
  }
  return ends;
}

/// Labels that would touch the one before are left out, those of the present configuration never.
QList<bool> readable(const QList<qreal>& middles, const QList<qreal>& lengths, const QList<FigureTick>& ticks,
                     qreal gap) {
  QList<bool> shown(middles.size(), false);
  const auto free = [&](qsizetype n) {
    for (qsizetype other = 0; other < middles.size(); ++other) {
      const qreal room = (lengths[n] + lengths[other]) / 2 + gap;
      if (shown[other] && std::abs(middles[n] - middles[other]) < room) return false;
    }
    return true;
  };
  for (qsizetype n = 0; n < middles.size(); ++n) shown[n] = ticks[n].isNow;
  for (qsizetype n = 0; n < middles.size(); ++n) {
    if (!shown[n]) shown[n] = free(n);
  }
  return shown;
}

class Layouter {
 public:
  Layouter(const Figure& figure, const Metrics& metrics, QSize size)
      : m_figure(figure), m_metrics(metrics), m_size(size) {}

  FigureLayout make() {
    m_layout.ends = endsOf(m_figure);
    placeAxes();
    placeEnds();
    chooseTicks();
    return m_layout;
  }

 private:
  void placeAxes() {
    const QFont axis = m_metrics.font(Role::Axis);
    const qreal line = lineHeight(axis);
    qreal ticks = 0;
    for (const FigureTick& tick : m_figure.y.ticks) ticks = std::max(ticks, widthOf(tick.text, tickFont(tick)));
    for (const QString& text : m_figure.y.alsoRoomFor) ticks = std::max(ticks, widthOf(text, axis));
    const bool yLabel = !m_figure.y.label.isEmpty();
    const int left = m_metrics.px(OuterMargin) + (yLabel ? static_cast<int>(line) + m_metrics.px(4) : 0) +
                     static_cast<int>(std::ceil(ticks)) + m_metrics.px(TickGap);
    const bool hasBars = !m_figure.bars.isEmpty();
    const int lines = hasBars && m_figure.x.label.isEmpty() ? 1 : 2;
    int bottom = m_metrics.px(TickGap) + static_cast<int>(lines * line) + m_metrics.px(4);
    if (!m_figure.cells.isEmpty()) bottom += m_metrics.px(LegendHeight);
    m_layout.legendTop = hasBars ? m_metrics.px(BarLegendTop) : m_size.height() - m_metrics.px(LegendHeight);
    // Between legend and bars stands the second line of the legend, or the figure of the highest bar.
    const int top =
        hasBars ? m_metrics.px(BarLegendTop + LegendHeight) + static_cast<int>(line) : m_metrics.px(TopMargin);
    const int right = rightMargin(left, m_size.height() - top - bottom);
    m_layout.axes =
        QRect(left, top, std::max(1, m_size.width() - left - right), std::max(1, m_size.height() - top - bottom));
    m_layout.endLeft = m_layout.axes.right() + 1 + m_metrics.px(EndGap);
  }

  QFont tickFont(const FigureTick& tick) const {
    return tick.isNow ? m_metrics.bold(Role::Axis) : m_metrics.font(Role::Axis);
  }

  QFont endFont(const FigureEnd& end) const {
    return end.isPresent ? m_metrics.bold(Role::Second) : m_metrics.font(Role::Second);
  }

  /// One line a name with its value where there is room beside and above, else two lines, else names alone.
  int rightMargin(int left, int height) {
    const int outer = m_metrics.px(OuterMargin);
    if (m_layout.ends.isEmpty()) return lastTickOverhang();
    qreal oneLine = 0, twoLines = 0, names = 0;
    bool anyValue = false;
    for (const FigureEnd& end : m_layout.ends) {
      const QFont font = endFont(end);
      const qreal name = widthOf(end.name, font);
      const qreal value = end.value.isEmpty() ? 0 : widthOf(end.value, font);
      anyValue = anyValue || !end.value.isEmpty();
      oneLine = std::max(oneLine, name + (value > 0 ? m_metrics.px(5) + value : 0));
      twoLines = std::max({twoLines, name, value});
      names = std::max(names, name);
    }
    const qreal line = lineHeight(m_metrics.bold(Role::Second));
    const bool tall = 2 * line * static_cast<qreal>(m_layout.ends.size()) <= height;
    const auto room = [&](qreal width) {
      return m_size.width() - left - m_metrics.px(EndGap) - width - outer >= m_metrics.px(ShortestAxis);
    };
    m_layout.endsInTwoLines = anyValue && tall;
    m_layout.endValues = anyValue && (tall ? room(twoLines) : room(oneLine));
    if (!m_layout.endValues) m_layout.endsInTwoLines = false;
    qreal width = m_layout.endsInTwoLines ? twoLines : m_layout.endValues ? oneLine : names;
    // Many names seldom stand beside their curves: then a piece of the curve does.
    if (m_layout.ends.size() > 4) width += m_metrics.px(KeyLength) + m_metrics.px(4);
    return m_metrics.px(EndGap) + static_cast<int>(std::ceil(width)) + outer;
  }

  int lastTickOverhang() const {
    qreal half = 0;
    if (!m_figure.x.ticks.isEmpty() && m_figure.cells.isEmpty()) {
      half = widthOf(m_figure.x.ticks.last().text, m_metrics.bold(Role::Axis)) / 2;
    }
    return std::max(m_metrics.px(OuterMargin), static_cast<int>(std::ceil(half)) + m_metrics.px(4));
  }

  void placeEnds() {
    if (m_layout.ends.isEmpty()) return;
    const qreal line = lineHeight(m_metrics.bold(Role::Second));
    const qreal block = m_layout.endsInTwoLines ? 2 * line : line;
    QList<qreal> wanted;
    for (const FigureEnd& end : m_layout.ends) {
      wanted << std::clamp<qreal>(pixelOf(m_figure, m_layout, {m_figure.x.last, end.y}).y(), m_layout.axes.top(),
                                  m_layout.axes.bottom());
    }
    m_layout.endPlaces = spreadApart(wanted, block, block / 2, m_layout.axes.bottom() - (block - line) / 2);
    bool moved = false;
    for (qsizetype n = 0; n < wanted.size(); ++n) moved = moved || std::abs(wanted[n] - m_layout.endPlaces[n]) > line;
    m_layout.endKeys = moved && m_layout.ends.size() > 4;
  }

  void chooseTicks() {
    QList<qreal> middles, lengths;
    for (const FigureTick& tick : m_figure.x.ticks) {
      middles << pixelOf(m_figure, m_layout, {tick.at, m_figure.y.first}).x();
      lengths << widthOf(tick.text, tickFont(tick));
    }
    m_layout.xTicks = readable(middles, lengths, m_figure.x.ticks, m_metrics.px(LeastTickRoom));
    middles.clear();
    lengths.clear();
    for (const FigureTick& tick : m_figure.y.ticks) {
      middles << pixelOf(m_figure, m_layout, {m_figure.x.first, tick.at}).y();
      lengths << lineHeight(tickFont(tick));
    }
    m_layout.yTicks = readable(middles, lengths, m_figure.y.ticks, 0);
  }

  const Figure& m_figure;
  const Metrics& m_metrics;
  QSize m_size;
  FigureLayout m_layout;
};

}  // namespace

FigureLayout layOutFigure(const Figure& figure, const Metrics& metrics, QSize size) {
  return Layouter(figure, metrics, size).make();
}

QPointF pixelOf(const Figure& figure, const FigureLayout& layout, QPointF value) {
  const QRect& axes = layout.axes;
  return {axes.left() + shareOf(figure.x, value.x()) * axes.width(),
          axes.bottom() - shareOf(figure.y, value.y()) * axes.height()};
}

QPointF valueOf(const Figure& figure, const FigureLayout& layout, QPointF pixel) {
  const QRect& axes = layout.axes;
  return {valueAt(figure.x, (pixel.x() - axes.left()) / axes.width()),
          valueAt(figure.y, (axes.bottom() - pixel.y()) / axes.height())};
}

QList<QPolygonF> pixelCurves(const Figure& figure, const FigureLayout& layout, const FigureSeries& series) {
  QList<QPolygonF> curves(1);
  for (const QPointF& value : series.points) {
    if (!std::isfinite(value.y())) {
      if (!curves.last().isEmpty()) curves << QPolygonF();
      continue;
    }
    const QPointF pixel = pixelOf(figure, layout, value);
    if (series.steps && !curves.last().isEmpty()) curves.last() << QPointF(pixel.x(), curves.last().last().y());
    curves.last() << pixel;
  }
  if (curves.last().isEmpty()) curves.removeLast();
  return curves;
}

QRectF cellRect(const Figure& figure, const FigureLayout& layout, int column, int row) {
  const QRect& axes = layout.axes;
  const auto edge = [](int first, int length, int parts, int n) {
    return first + std::round(1.0 * length * n / parts);
  };
  const qreal left = edge(axes.left(), axes.width(), figure.cells.columns, column);
  const qreal right = edge(axes.left(), axes.width(), figure.cells.columns, column + 1);
  const qreal top = edge(axes.top(), axes.height(), figure.cells.rows, figure.cells.rows - row - 1);
  const qreal bottom = edge(axes.top(), axes.height(), figure.cells.rows, figure.cells.rows - row);
  return {left, top, right - left, bottom - top};
}

QRectF groupRect(const Figure& figure, const FigureLayout& layout, int group) {
  const QRectF axes(layout.axes);
  const auto edge = [&](int n) { return axes.left() + std::round(axes.width() * shareOf(figure.x, n)); };
  return {edge(group), axes.top(), edge(group + 1) - edge(group), axes.height()};
}

int groupsWithRoom(const Figure& figure, const Metrics& metrics, QSize size) {
  const auto kinds = static_cast<double>(std::max<qsizetype>(1, figure.bars.kinds.size()));
  const double least = metrics.px(LeastBar) * kinds / (1 - GroupGap);
  return std::max(1, static_cast<int>(layOutFigure(figure, metrics, size).axes.width() / least));
}

Figure someGroups(const Figure& figure, int first, int count) {
  Figure some = figure;
  some.x.first = first;
  some.x.last = first + count;
  some.x.ticks.removeIf([&some](const FigureTick& tick) { return tick.at < some.x.first || tick.at > some.x.last; });
  return some;
}

}  // namespace tilewise
