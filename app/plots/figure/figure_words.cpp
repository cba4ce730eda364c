// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_words.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "app/plots/figure/figure_labels.h"
#include "app/plots/figure/stroke.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double BoxRadius = 3;
constexpr double KeyLength = 16;

class FigureWords {
 public:
  FigureWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look)
      : m_painter(painter), m_figure(figure), m_layout(layout), m_look(look) {}

  void paint() {
    for (const FigureLine& line : m_figure.lines) paintLine(line);
    for (const FigureMark& mark : m_figure.marks) paintDrop(mark);
    paintEnds();
    const QList<FigureLabel> labels = placeLabels(m_figure, m_layout, m_look.metrics);
    for (const FigureLabel& label : labels) paintLeader(label);
    for (const FigureLabel& label : labels) paintGround(label);
    for (const FigureMark& mark : m_figure.marks) paintMark(mark);
    for (const FigureLabel& label : labels) paintLabel(label);
  }

 private:
  double px(double at100) const { return m_look.metrics.px(at100); }
  QPointF pixel(QPointF value) const { return pixelOf(m_figure, m_layout, value); }

  void paintLine(const FigureLine& line) {
    const QList<QPointF> ends = lineEnds(m_figure, m_layout, line);
    if (ends.isEmpty()) return;
    QPen pen = strokePen(line.stroke, false, m_look);
    pen.setWidthF(m_look.metrics.lineWidth(line.isStrong ? 2 : 1));
    if (!line.isStrong && line.stroke != Stroke::Main) pen.setDashPattern({2, 3});
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(pen);
    m_painter.drawLine(ends[0], ends[1]);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
  }

  void paintDrop(const FigureMark& mark) {
    if (!mark.drop) return;
    QPen pen(strokeColor(mark.stroke, m_look.theme), m_look.metrics.lineWidth(1));
    pen.setDashPattern({2, 3});
    const QPointF at = pixel(mark.at);
    const qreal x = std::round(at.x()) + 0.5;
    m_painter.setPen(pen);
    m_painter.drawLine(QPointF(x, at.y()), QPointF(x, m_layout.axes.bottom()));
  }

  void paintMark(const FigureMark& mark) {
    if (!isWithin(m_figure, mark.at)) return;
    drawMark(m_painter, pixel(mark.at), mark.shape, strokeColor(mark.stroke, m_look.theme),
             markRadius(mark, m_look.metrics), m_look);
  }

  void paintLeader(const FigureLabel& label) {
    if (!label.leader) return;
    const QRectF bounds = label.bounds();
    const QPointF end(std::clamp(label.leader->x(), bounds.left(), bounds.right()),
                      std::clamp(label.leader->y(), bounds.top(), bounds.bottom()));
    m_painter.setPen(QPen(strokeColor(label.stroke, m_look.theme), m_look.metrics.lineWidth(1)));
    m_painter.drawLine(*label.leader, end);
  }

  /// What stands behind the words.
  void paintGround(const FigureLabel& label) {
    const bool isNow = label.kind == LabelKind::Now;
    if (!isNow && !label.hasGround) return;
    const qreal radius = isNow ? px(BoxRadius) : 0;
    m_painter.save();
    m_painter.setTransform(label.transform(), true);
    m_painter.setPen(Qt::NoPen);
    m_painter.setBrush(isNow ? m_look.theme.nowBackground : m_look.theme.panel);
    m_painter.drawRoundedRect(QRectF({0, 0}, label.size), radius, radius);
    m_painter.restore();
  }

  void paintLabel(const FigureLabel& label) {
    const LabelFonts fonts = labelFonts(label.kind, m_look.metrics);
    const qreal padding = labelPadding(label.kind, m_look.metrics);
    m_painter.save();
    m_painter.setTransform(label.transform(), true);
    for (qsizetype n = 0; n < label.words.size(); ++n) {
      const QFont& font = n == 0 ? fonts.first : fonts.rest;
      qreal baseline =
          padding / 2 - label.trim + static_cast<qreal>(n) * labelLineHeight(fonts) + QFontMetricsF(font).ascent();
      // On whole pixels letters are sharp; turned ones are so at their own angle.
      if (label.turn == 0) baseline = std::round(label.corner.y() + baseline) - label.corner.y();
      const qreal left = label.turn == 0 ? std::round(label.corner.x() + padding) - label.corner.x() : padding;
      MathText::parse(label.words[n]).draw(m_painter, {left, baseline}, font, inkOf(label, n == 0));
    }
    m_painter.restore();
  }

  QColor inkOf(const FigureLabel& label, bool isFirst) const {
    switch (label.kind) {
      case LabelKind::Now: return m_look.theme.nowText;
      case LabelKind::Point: return isFirst ? m_look.theme.ink : m_look.theme.ink2;
      case LabelKind::StrongLine:
      case LabelKind::Line: return label.stroke == Stroke::OnChip ? m_look.theme.sramInk : m_look.theme.ink2;
      case LabelKind::Along: break;
    }
    return m_look.theme.ink;
  }

  void paintEnds() {
    for (qsizetype n = 0; n < m_layout.ends.size(); ++n) {
      const FigureEnd& end = m_layout.ends[n];
      const QFont font = end.isPresent ? m_look.metrics.bold(Role::Second) : m_look.metrics.font(Role::Second);
      const QFontMetricsF metrics(font);
      const qreal line = std::ceil(QFontMetricsF(m_look.metrics.bold(Role::Second)).height());
      const bool two = m_layout.endsInTwoLines && !end.value.isEmpty();
      const qreal middle = m_layout.endPlaces[n] - (two ? line / 2 : 0);
      const qreal baseline = std::round(middle + (metrics.ascent() - metrics.descent()) / 2);
      qreal left = m_layout.endLeft;
      if (m_layout.endKeys) {
        m_painter.setPen(strokePen(end.stroke, end.isPresent, m_look));
        m_painter.drawLine(QPointF(left, middle), QPointF(left + px(KeyLength), middle));
        left += px(KeyLength) + px(4);
      }
      const MathText name = MathText::parse(end.name);
      name.draw(m_painter, {left, baseline}, font, m_look.theme.ink);
      if (end.value.isEmpty() || !m_layout.endValues) continue;
      const MathText value = MathText::parse(end.value);
      const QPointF at = two ? QPointF(left, baseline + line) : QPointF(left + name.width(font) + px(5), baseline);
      value.draw(m_painter, at, font, end.isPresent ? m_look.theme.ink : m_look.theme.ink2);
    }
  }

  QPainter& m_painter;
  const Figure& m_figure;
  const FigureLayout& m_layout;
  const Look& m_look;
};

}  // namespace

void paintWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  FigureWords(painter, figure, layout, look).paint();
}

}  // namespace tilewise
