// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/bars_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/views/look/hatch.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double MostBarWidth = 26;
constexpr double SwatchWidth = 16;
constexpr double SwatchHeight = 12;
constexpr double LegendGap = 14;
constexpr double TextGap = 4;
constexpr double SpreadWidth = 8;
constexpr double OutlinedFrom = 4;  ///< pixels; a thinner bar has no room for a hatch within an outline

class BarsPainter {
 public:
  BarsPainter(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look)
      : m_painter(painter),
        m_figure(figure),
        m_bars(figure.bars),
        m_layout(layout),
        m_look(look),
        m_first(std::max(0, static_cast<int>(figure.x.first))),
        m_last(std::min(static_cast<int>(figure.bars.groups.size()), static_cast<int>(figure.x.last))) {}

  void paint() {
    const qreal room = groupRect(m_figure, m_layout, m_first).width() * (1 - GroupGap);
    const auto kinds = static_cast<qreal>(std::max<qsizetype>(1, m_bars.kinds.size()));
    m_width = std::clamp(std::floor(room / kinds), 1.0, static_cast<qreal>(px(MostBarWidth)));
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (int group = m_first; group < m_last; ++group) {
      for (int kind = 0; kind < m_bars.kinds.size(); ++kind) paintBar(group, kind);
    }
    m_painter.setRenderHint(QPainter::Antialiasing, true);
    paintTexts();
    paintLegend();
  }

 private:
  int px(double at100) const { return m_look.metrics.px(at100); }
  qreal y(double value) const { return std::round(pixelOf(m_figure, m_layout, {m_figure.x.first, value}).y()); }

  QRectF barRect(int group, int kind, double value) const {
    const QRectF room = groupRect(m_figure, m_layout, group);
    const qreal all = m_width * static_cast<qreal>(m_bars.kinds.size());
    const qreal left = std::round(room.center().x() - all / 2) + m_width * kind;
    const qreal top = y(value), bottom = m_layout.axes.bottom() + 1;
    // Bars that touch are told apart by a pixel between them, as long as they have one to spare.
    const qreal gap = m_width >= OutlinedFrom ? 1 : 0;
    return {left, top, m_width - gap, std::max(1.0, bottom - top)};
  }

  void paintBar(int group, int kind) {
    const FigureBars::Bar& bar = m_bars.groups[group].bars[kind];
    if (!std::isfinite(bar.value)) return;
    const QRectF rect = barRect(group, kind, bar.value);
    fill(rect, m_bars.kinds[kind].fill);
    if (std::isfinite(bar.low) && std::isfinite(bar.high)) paintSpread(rect.center().x(), bar);
  }

  void fill(const QRectF& rect, FigureBars::Fill how) {
    const Theme& theme = m_look.theme;
    switch (how) {
      case FigureBars::Fill::Model:
        if (rect.width() < OutlinedFrom) return m_painter.fillRect(rect, theme.seriesFa1);
        m_painter.fillRect(rect, theme.paper);
        drawHatch(m_painter, rect, partialHatch(HatchKind::Rising, m_look, m_layout.axes.bottomLeft()));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(theme.seriesFa1, 1));
        m_painter.drawRect(rect.adjusted(0, 0, -1, -1));
        return;
      case FigureBars::Fill::Measured: return m_painter.fillRect(rect, theme.seriesFa2);
      case FigureBars::Fill::OnChip: return m_painter.fillRect(rect, theme.sramLine);
      case FigureBars::Fill::OffChip: {
        m_painter.fillRect(rect, theme.hbmLine);
        // A second channel: warm and cool are one grey in print.
        Hatch lines = partialHatch(HatchKind::Level, m_look, m_layout.axes.bottomLeft());
        lines.color = theme.panel;
        drawHatch(m_painter, rect, lines);
        return;
      }
    }
  }

  void paintSpread(qreal middle, const FigureBars::Bar& bar) {
    const qreal half = std::min(m_width, static_cast<qreal>(px(SpreadWidth))) / 2;
    const qreal low = y(bar.low), high = y(bar.high), at = std::round(middle);
    for (const auto& [color, width] : {std::pair{m_look.theme.panel, 3.0}, std::pair{m_look.theme.ink, 1.0}}) {
      if (width > 1 && m_width < OutlinedFrom) continue;
      m_painter.setPen(QPen(color, m_look.metrics.lineWidth(width), Qt::SolidLine, Qt::FlatCap));
      m_painter.drawLine(QPointF(at, low), QPointF(at, high));
      if (width > 1) continue;
      m_painter.drawLine(QPointF(at - half, low), QPointF(at + half, low));
      m_painter.drawLine(QPointF(at - half, high), QPointF(at + half, high));
    }
  }

  /// All of them or, but for the chosen group, none: half of the figures would seem to be of some importance.
  void paintTexts() {
    const QFont font = m_look.metrics.font(Role::Axis);
    const QFontMetricsF metrics(font);
    bool roomForAll = true;
    for (int group = m_first; group < m_last; ++group) {
      const qreal width = metrics.horizontalAdvance(m_bars.groups[group].text);
      roomForAll = roomForAll && width + px(TextGap) <= groupRect(m_figure, m_layout, group).width();
    }
    for (int group = m_first; group < m_last; ++group) {
      const QString& text = m_bars.groups[group].text;
      if (text.isEmpty() || (!roomForAll && group != m_bars.chosen)) continue;
      const QFont own = group == m_bars.chosen ? m_look.metrics.bold(Role::Axis) : font;
      const qreal width = QFontMetricsF(own).horizontalAdvance(text);
      const qreal middle = groupRect(m_figure, m_layout, group).center().x();
      const qreal left = std::clamp(middle - width / 2, static_cast<qreal>(m_layout.axes.left()),
                                    std::max<qreal>(m_layout.axes.left(), m_layout.axes.right() - width));
      m_painter.setFont(own);
      m_painter.setPen(m_look.theme.ink);
      m_painter.drawText(QPointF(std::round(left), std::round(topOf(group) - px(TextGap) - metrics.descent())), text);
    }
  }

  qreal topOf(int group) const {
    qreal top = m_layout.axes.bottom() + 1;
    for (const FigureBars::Bar& bar : m_bars.groups[group].bars) {
      if (std::isfinite(bar.value)) top = std::min(top, y(bar.value));
      if (std::isfinite(bar.high)) top = std::min(top, y(bar.high));
    }
    return top;
  }

  /// At the right above the axes; what has no room goes on in a second line.
  void paintLegend() {
    const QFont font = m_look.metrics.font(Role::Axis);
    const QFontMetricsF metrics(font);
    const qreal line = std::max<qreal>(std::ceil(metrics.height()), px(SwatchHeight) + px(2));
    qreal x = m_layout.axes.left(), middle = m_layout.legendTop + line / 2;
    const qreal limit = m_layout.axes.right() + px(8);
    const auto part = [&](const QString& text, const auto& paintSwatch) {
      const qreal width = px(SwatchWidth) + px(5) + metrics.horizontalAdvance(text);
      if (x + width > limit && x > m_layout.axes.left()) {
        x = m_layout.axes.left();
        middle += line;
      }
      paintSwatch(
          QRectF(std::round(x), std::round(middle - px(SwatchHeight) / 2.0), px(SwatchWidth), px(SwatchHeight)));
      m_painter.setFont(font);
      m_painter.setPen(m_look.theme.ink);
      m_painter.drawText(QPointF(std::round(x) + px(SwatchWidth) + px(5),
                                 std::round(middle + (metrics.ascent() - metrics.descent()) / 2)),
                         text);
      x += width + px(LegendGap);
    };
    for (const FigureBars::Kind& kind : m_bars.kinds) {
      part(kind.name, [&](const QRectF& swatch) { fill(swatch, kind.fill); });
    }
    if (m_bars.spread.isEmpty()) return;
    part(m_bars.spread, [&](const QRectF& swatch) {
      const qreal at = std::round(swatch.center().x()), half = px(SpreadWidth) / 2.0;
      m_painter.setPen(QPen(m_look.theme.ink, m_look.metrics.lineWidth(1)));
      m_painter.drawLine(QPointF(at, swatch.top()), QPointF(at, swatch.bottom()));
      for (const qreal end : {swatch.top(), swatch.bottom()}) {
        m_painter.drawLine(QPointF(at - half, end), QPointF(at + half, end));
      }
    });
  }

  QPainter& m_painter;
  const Figure& m_figure;
  const FigureBars& m_bars;
  const FigureLayout& m_layout;
  const Look& m_look;
  int m_first, m_last;  ///< the groups within the axes, the last one excluded
  qreal m_width = 1;
};

}  // namespace

void paintChosenGroup(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  const int chosen = figure.bars.chosen;
  if (chosen < 0 || chosen >= figure.bars.groups.size() || chosen < figure.x.first || chosen >= figure.x.last) return;
  painter.fillRect(groupRect(figure, layout, figure.bars.chosen), look.theme.sel);
}

void paintBars(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  BarsPainter(painter, figure, layout, look).paint();
}

}  // namespace tilewise
