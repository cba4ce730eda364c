// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/cells_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "app/views/look/hatch.h"
#include "app/views/look/heat_map.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double Gap = 1;  ///< between cells
constexpr double FrontierWidth = 3;
constexpr double NowWidth = 3;
constexpr double TextRoom = 4;    ///< that a number leaves in its cell
constexpr double FigureRoom = 2;  ///< the same, above and below
constexpr double SwatchWidth = 24;
constexpr double BarWidth = 48;
constexpr double SwatchHeight = 12;
constexpr double LegendGap = 20;
constexpr double OuterMargin = 12;

constexpr double Palest = 0.04;  ///< of the ramp, for the least value

class CellsPainter {
 public:
  CellsPainter(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look)
      : m_painter(painter),
        m_figure(figure),
        m_cells(figure.cells),
        m_layout(layout),
        m_look(look),
        m_colors(rampColors(Ramp::Weights, look.theme)) {}

  void paint() {
    findScale();
    for (int row = 0; row < m_cells.rows; ++row) {
      for (int column = 0; column < m_cells.columns; ++column) paintCell(column, row);
    }
    paintFrontier();
    paintNow();
    paintLegend();
  }

 private:
  double px(double at100) const { return m_look.metrics.px(at100); }

  void findScale() {
    for (const FigureCells::Cell& cell : m_cells.cells) {
      if (!cell.fits || !(cell.value > 0)) continue;
      m_least = m_least > 0 ? std::min(m_least, cell.value) : cell.value;
      m_most = std::max(m_most, cell.value);
    }
  }

  QColor colorOf(double value) const {
    const double share = m_most > m_least ? std::log(value / m_least) / std::log(m_most / m_least) : 0;
    return rampColor(Palest + (1 - Palest) * share, {0, 1}, m_colors);
  }

  void paintCell(int column, int row) {
    const FigureCells::Cell& cell = m_cells.at(column, row);
    const qreal gap = px(Gap);
    const QRectF place = cellRect(m_figure, m_layout, column, row).adjusted(0, gap, -gap, 0);
    const bool known = cell.fits && cell.value > 0;
    const QColor ground = known ? colorOf(cell.value) : cell.fits ? m_look.theme.head : m_look.theme.paper;
    m_painter.fillRect(place, ground);
    if (!cell.fits) drawHatch(m_painter, place, hatch());
    const QFont fonts[] = {m_look.metrics.font(Role::Second), m_look.metrics.font(Role::Axis)};
    for (const QString& text : {cell.text, cell.shortText}) {
      for (const QFont& font : fonts) {
        const QFontMetricsF metrics(font);
        const qreal width = metrics.horizontalAdvance(text);
        // Figures are as high as capitals, nothing hangs below them.
        const bool isHigher = metrics.capHeight() + px(FigureRoom) > place.height();
        if (text.isEmpty() || width + px(TextRoom) > place.width() || isHigher) continue;
        const QPointF baseline(std::round(place.center().x() - width / 2),
                               std::round(place.center().y() + metrics.capHeight() / 2));
        if (!cell.fits) {
          const QRectF letters(baseline.x() - px(2), baseline.y() - metrics.ascent(), width + 2 * px(2),
                               metrics.height() - 1);
          m_painter.fillRect(letters.intersected(place), ground);
        }
        m_hasNumbers = m_hasNumbers || known;
        m_painter.setFont(font);
        m_painter.setPen(known ? Theme::letterOn(ground) : m_look.theme.ink2);
        m_painter.drawText(baseline, text);
        return;
      }
    }
  }

  Hatch hatch() const {
    Hatch hatch = skippedHatch(HatchKind::Rising, m_look, m_layout.axes.topLeft());
    hatch.color = m_look.theme.line;
    return hatch;
  }

  void paintFrontier() {
    QPainterPath path;
    const QRectF axes(m_layout.axes);
    const auto heightOf = [&](int fitting) {
      return fitting == 0 ? axes.bottom() + 1 : cellRect(m_figure, m_layout, 0, fitting - 1).top();
    };
    for (int column = 0; column < m_cells.columns; ++column) {
      const QRectF cell = cellRect(m_figure, m_layout, column, 0);
      const qreal y = heightOf(m_cells.fitting[column]);
      column == 0 ? path.moveTo(cell.left(), y) : path.lineTo(cell.left(), y);
      path.lineTo(cell.right(), y);
    }
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(frontierPen());
    m_painter.drawPath(path);
  }

  QPen frontierPen() const {
    return QPen(m_look.theme.sramInk, m_look.metrics.lineWidth(FrontierWidth), Qt::SolidLine, Qt::FlatCap,
                Qt::MiterJoin);
  }
  QPen nowPen() const {
    return QPen(m_look.theme.now, m_look.metrics.lineWidth(NowWidth), Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin);
  }

  void paintNow() {
    if (m_cells.nowColumn < 0 || m_cells.nowRow < 0) return;
    const qreal half = m_look.metrics.lineWidth(NowWidth) / 2;
    const QRectF place = cellRect(m_figure, m_layout, m_cells.nowColumn, m_cells.nowRow);
    m_painter.setBrush(Qt::NoBrush);
    // A halo of paper, where the ground is as dark as the frame.
    m_painter.setPen(QPen(m_look.theme.paper, m_look.metrics.lineWidth(1)));
    const QRectF frame = place.adjusted(half - 1, half, -half, half - 1);
    m_painter.drawRect(frame.adjusted(half, half, -half, -half));
    m_painter.setPen(nowPen());
    m_painter.drawRect(frame);
  }

  /// Its short words where the others have no room; then as many of its parts as fit, the last ones go first.
  void paintLegend() {
    const QFont font = m_look.metrics.font(Role::Axis);
    const QFontMetricsF metrics(font);
    const qreal limit = m_layout.axes.right() + 1;
    const bool hasScale = !m_hasNumbers && m_most > 0;
    const auto fits = [&](const QStringList& words) {
      const qreal scale = hasScale ? scaleWidth(metrics) + px(LegendGap) : 0;
      return px(OuterMargin) + scale + legendWidth(metrics, words) <= limit;
    };
    const bool isShort = !m_cells.shortLegend.isEmpty() && !fits(m_cells.legend);
    const QStringList& legend = isShort ? m_cells.shortLegend : m_cells.legend;
    const qreal wanted = legendWidth(metrics, legend) + (hasScale ? scaleWidth(metrics) + px(LegendGap) : 0);
    qreal x = std::clamp<qreal>(limit - wanted, px(OuterMargin), m_layout.axes.left());
    const qreal middle = m_layout.legendTop + px(9);
    if (hasScale) x = paintScale(x, middle) + px(LegendGap);
    for (int part = 0; part < legend.size(); ++part) {
      const QString& text = legend[part];
      const qreal width = partWidth(metrics, text);
      if (x + width > limit) return;
      const QRectF swatch(x, std::round(middle - px(SwatchHeight) / 2), px(SwatchWidth), px(SwatchHeight));
      paintSwatch(part, swatch);
      m_painter.setFont(font);
      m_painter.setPen(m_look.theme.ink);
      m_painter.drawText(
          QPointF(swatch.right() + px(6), std::round(middle + (metrics.ascent() - metrics.descent()) / 2)), text);
      x += width + px(LegendGap);
    }
  }

  qreal legendWidth(const QFontMetricsF& metrics, const QStringList& legend) const {
    qreal width = -px(LegendGap);
    for (const QString& text : legend) width += partWidth(metrics, text) + px(LegendGap);
    return width;
  }

  qreal scaleWidth(const QFontMetricsF& metrics) const {
    return metrics.horizontalAdvance(textOf(m_least)) + metrics.horizontalAdvance(textOf(m_most)) + px(BarWidth) +
           3 * px(4);
  }

  qreal partWidth(const QFontMetricsF& metrics, const QString& text) const {
    return px(SwatchWidth) + px(6) + metrics.horizontalAdvance(text);
  }

  /// Of colours that no number explains: from the least value to the largest. Returns its right end.
  qreal paintScale(qreal left, qreal middle) {
    const QFont font = m_look.metrics.font(Role::Axis);
    const QFontMetricsF metrics(font);
    const qreal baseline = std::round(middle + (metrics.ascent() - metrics.descent()) / 2);
    const auto write = [&](double value) {
      const QString text = textOf(value);
      m_painter.setFont(font);
      m_painter.setPen(m_look.theme.ink);
      m_painter.drawText(QPointF(left, baseline), text);
      left += metrics.horizontalAdvance(text) + px(4);
    };
    write(m_least);
    const QRectF bar(left, std::round(middle - px(SwatchHeight) / 2), px(BarWidth), px(SwatchHeight));
    m_painter.drawImage(bar, barImage(m_colors));
    left = bar.right() + px(4);
    write(m_most);
    return left;
  }

  /// As a cell would say it.
  QString textOf(double value) const {
    for (const FigureCells::Cell& cell : m_cells.cells) {
      if (cell.fits && cell.value == value) return cell.text;
    }
    return {};
  }

  void paintSwatch(int part, const QRectF& swatch) {
    m_painter.setBrush(Qt::NoBrush);
    if (part == 0) {
      m_painter.setPen(nowPen());
      m_painter.drawRect(swatch.adjusted(3, 1, -3, -1));
    } else if (part == 1) {
      m_painter.setPen(frontierPen());
      m_painter.drawLine(QPointF(swatch.left(), swatch.center().y()), QPointF(swatch.right(), swatch.center().y()));
    } else {
      m_painter.fillRect(swatch, m_look.theme.paper);
      drawHatch(m_painter, swatch, hatch());
      m_painter.setPen(QPen(m_look.theme.line, 1));
      m_painter.drawRect(swatch);
    }
  }

  QPainter& m_painter;
  const Figure& m_figure;
  const FigureCells& m_cells;
  const FigureLayout& m_layout;
  const Look& m_look;
  QList<QRgb> m_colors;
  double m_least = 0;
  double m_most = 0;
  bool m_hasNumbers = false;  ///< in the cells
};

}  // namespace

void paintCells(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  CellsPainter(painter, figure, layout, look).paint();
}

}  // namespace tilewise
