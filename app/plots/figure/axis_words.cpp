// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/plots/figure/figure_words.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

constexpr double TickGap = 5;
constexpr double OuterMargin = 12;

class AxisWords {
 public:
  AxisWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look)
      : m_painter(painter), m_figure(figure), m_layout(layout), m_look(look), m_font(look.metrics.font(Role::Axis)) {}

  void paint() {
    const QFontMetricsF metrics(m_font);
    const QRect& axes = m_layout.axes;
    const qreal gap = m_look.metrics.px(TickGap);
    const qreal below = axes.bottom() + 1 + gap + metrics.ascent();
    for (qsizetype n = 0; n < m_figure.x.ticks.size(); ++n) {
      if (!m_layout.xTicks[n]) continue;
      const FigureTick& tick = m_figure.x.ticks[n];
      const qreal x = pixelOf(m_figure, m_layout, {tick.at, m_figure.y.first}).x();
      draw(tick.text, {x - width(tick) / 2, below}, tick.isNow);
    }
    for (qsizetype n = 0; n < m_figure.y.ticks.size(); ++n) {
      if (!m_layout.yTicks[n]) continue;
      const FigureTick& tick = m_figure.y.ticks[n];
      const qreal y = pixelOf(m_figure, m_layout, {m_figure.x.first, tick.at}).y();
      draw(tick.text, {axes.left() - gap - width(tick), y + (metrics.ascent() - metrics.descent()) / 2}, tick.isNow);
    }
    const MathText x = MathText::parse(m_figure.x.label);
    const qreal line = std::ceil(metrics.height());
    x.draw(m_painter, {axes.center().x() - x.width(m_font) / 2, std::round(below + line + m_look.metrics.px(3))},
           m_font, m_look.theme.ink2);
    paintUpright(MathText::parse(m_figure.y.label), line);
  }

 private:
  qreal width(const FigureTick& tick) const {
    return MathText::parse(tick.text).width(tick.isNow ? m_look.metrics.bold(Role::Axis) : m_font);
  }

  void draw(const QString& text, QPointF baseline, bool isNow) {
    const QPointF at(std::round(baseline.x()), std::round(baseline.y()));
    MathText::parse(text).draw(m_painter, at, isNow ? m_look.metrics.bold(Role::Axis) : m_font,
                               isNow ? m_look.theme.nowText : m_look.theme.ink2);
  }

  void paintUpright(const MathText& text, qreal line) {
    if (text.isEmpty()) return;
    const QRect& axes = m_layout.axes;
    m_painter.save();
    m_painter.translate(m_look.metrics.px(OuterMargin) + line * 0.8, axes.center().y() + text.width(m_font) / 2);
    m_painter.rotate(-90);
    text.draw(m_painter, {0, 0}, m_font, m_look.theme.ink2);
    m_painter.restore();
  }

  QPainter& m_painter;
  const Figure& m_figure;
  const FigureLayout& m_layout;
  const Look& m_look;
  QFont m_font;
};

}  // namespace

void paintAxisWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  AxisWords(painter, figure, layout, look).paint();
}

}  // namespace tilewise
