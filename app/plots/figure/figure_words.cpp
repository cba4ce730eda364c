// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_words.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>

#include "app/plots/figure/label_placer.h"
#include "app/plots/figure/stroke.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double MarkRadius = 4;
constexpr double NowRadius = 5.5;
constexpr double LabelGap = 5;
constexpr double BoxPadding = 4;
constexpr double KeyLength = 16;

/// How much nearer to its own mark than to any other a label stands that needs no line to it.
constexpr double ClearlyNearer = 2;

/// Lines of words in one or two fonts, and how large they are.
struct Words {
  QList<MathText> lines;
  QFont first;
  QFont rest;
  qreal lineHeight = 0;
  QSizeF size;

  Words(const QStringList& markup, const QFont& firstFont, const QFont& restFont) : first(firstFont), rest(restFont) {
    lineHeight = std::ceil(std::max(QFontMetricsF(first).height(), QFontMetricsF(rest).height()));
    qreal width = 0;
    for (qsizetype n = 0; n < markup.size(); ++n) {
      lines << MathText::parse(markup[n]);
      width = std::max(width, lines.last().width(n == 0 ? first : rest));
    }
    size = {std::ceil(width), lineHeight * static_cast<qreal>(lines.size())};
  }

  void draw(QPainter& painter, QPointF topLeft, const QColor& firstInk, const QColor& restInk) const {
    for (qsizetype n = 0; n < lines.size(); ++n) {
      const QFont& font = n == 0 ? first : rest;
      const QPointF baseline(std::round(topLeft.x()), std::round(topLeft.y() + static_cast<qreal>(n) * lineHeight +
                                                                 QFontMetricsF(font).ascent()));
      lines[n].draw(painter, baseline, font, n == 0 ? firstInk : restInk);
    }
  }
};

QPointF nearestIn(const QRectF& rect, QPointF point) {
  return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

qreal distance(QPointF point, const QRectF& rect) { return QLineF(point, nearestIn(rect, point)).length(); }

class FigureWords {
 public:
  FigureWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look)
      : m_painter(painter),
        m_figure(figure),
        m_layout(layout),
        m_look(look),
        m_bounds(QRectF(layout.axes).adjusted(1, -look.metrics.px(10), -1, -1)),
        m_placer(m_bounds, curves(), lines()) {}

  void paint() {
    for (const FigureLine& line : m_figure.lines) paintLine(line);
    for (const FigureMark& mark : m_figure.marks) paintDrop(mark);
    paintEnds();
    takeMarks();
    // The present configuration finds its words' place first.
    for (const FigureMark& mark : m_figure.marks) {
      if (mark.stroke == Stroke::Now) paintMark(mark);
    }
    for (const FigureNote& note : m_figure.notes) paintNote(note);
    for (const FigureMark& mark : m_figure.marks) {
      if (mark.stroke != Stroke::Now && !mark.isOptional) paintMark(mark);
    }
    for (const bool strong : {true, false}) {
      for (const FigureLine& line : m_figure.lines) {
        if (line.isStrong == strong) paintLineWords(line);
      }
    }
    for (const FigureMark& mark : m_figure.marks) {
      if (mark.stroke != Stroke::Now && mark.isOptional) paintMark(mark);
    }
  }

 private:
  double px(double at100) const { return m_look.metrics.px(at100); }
  QPointF pixel(QPointF value) const { return pixelOf(m_figure, m_layout, value); }

  QList<QPolygonF> curves() const {
    QList<QPolygonF> found;
    for (const FigureSeries& series : m_figure.series) {
      if (series.stroke != Stroke::Second) found += pixelCurves(m_figure, m_layout, series);
    }
    return found;
  }

  QList<QPolygonF> lines() const {
    QList<QPolygonF> found;
    for (const FigureSeries& series : m_figure.series) {
      if (series.stroke == Stroke::Second) found += pixelCurves(m_figure, m_layout, series);
    }
    for (const FigureLine& line : m_figure.lines) {
      if (isInside(line)) found << QPolygonF(ends(line));
    }
    for (const FigureMark& mark : m_figure.marks) {
      const QPointF at = pixel(mark.at);
      if (mark.drop) found << QPolygonF({at, QPointF(at.x(), m_layout.axes.bottom())});
    }
    return found;
  }

  QList<QPointF> ends(const FigureLine& line) const {
    const QRectF axes(m_layout.axes);
    if (line.direction == FigureLine::Direction::Upright) {
      const qreal x = std::round(pixel({line.at, m_figure.y.first}).x()) + 0.5;
      return {{x, axes.top()}, {x, axes.bottom()}};
    }
    const qreal y = std::round(pixel({m_figure.x.first, line.at}).y()) + 0.5;
    return {{axes.left(), y}, {axes.right(), y}};
  }

  bool isInside(const FigureLine& line) const {
    const FigureAxis& axis = line.direction == FigureLine::Direction::Upright ? m_figure.x : m_figure.y;
    return axis.first <= line.at && line.at <= axis.last;
  }

  void paintLine(const FigureLine& line) {
    if (!isInside(line)) return;
    QPen pen = strokePen(line.stroke, false, m_look);
    pen.setWidthF(m_look.metrics.lineWidth(line.isStrong ? 2 : 1));
    if (!line.isStrong && line.stroke != Stroke::Main) pen.setDashPattern({2, 3});
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    m_painter.setPen(pen);
    const QList<QPointF> points = ends(line);
    m_painter.drawLine(points[0], points[1]);
    m_painter.setRenderHint(QPainter::Antialiasing, true);
  }

  void paintLineWords(const FigureLine& line) {
    if (line.words.isEmpty() || line.place == FigureLine::Words::AtEnd || !isInside(line)) return;
    const QFont axis = m_look.metrics.font(Role::Axis);
    const Words words(line.words, line.isStrong ? m_look.metrics.bold(Role::Axis) : axis, axis);
    const QColor ink = line.stroke == Stroke::OnChip ? m_look.theme.sramInk : m_look.theme.ink2;
    const qreal gap = px(LabelGap);
    const QPointF at = ends(line).first();
    if (line.place == FigureLine::Words::Rotated) return paintRotated(words, at, ink);
    const QList<QRectF> places = line.place == FigureLine::Words::InCorner
                                     ? LabelPlacer::along(at.y(), words.size, px(2), m_bounds)
                                     : LabelPlacer::beside(at.x(), words.size, gap, m_bounds);
    if (const auto place = m_placer.place(places)) words.draw(m_painter, place->topLeft(), ink, ink);
  }

  void paintRotated(const Words& words, QPointF top, const QColor& ink) {
    const QSizeF size(words.size.height(), words.size.width());
    QList<QRectF> places;
    for (const qreal y : {m_bounds.top(), m_bounds.top() + size.height() / 2}) {
      places << QRectF({top.x() - 1 - size.width(), y}, size) << QRectF({top.x() + 2, y}, size);
    }
    const auto place = m_placer.place(places);
    if (!place) return;
    m_painter.save();
    m_painter.translate(place->left(), place->bottom());
    m_painter.rotate(-90);
    words.draw(m_painter, {0, 0}, ink, ink);
    m_painter.restore();
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

  qreal radiusOf(const FigureMark& mark) const { return px(mark.stroke == Stroke::Now ? NowRadius : MarkRadius); }

  void takeMarks() {
    for (const FigureMark& mark : m_figure.marks) {
      const QPointF at = pixel(mark.at);
      const qreal r = radiusOf(mark);
      if (mark.shape != FigureMark::Shape::None) m_placer.take(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
    }
  }

  bool isInside(QPointF value) const {
    return m_figure.x.first <= value.x() && value.x() <= m_figure.x.last && m_figure.y.first <= value.y() &&
           value.y() <= m_figure.y.last;
  }

  void paintMark(const FigureMark& mark) {
    if (!isInside(mark.at)) return;
    const QPointF at = pixel(mark.at);
    if (!mark.words.isEmpty()) paintMarkWords(mark, at);
    drawMark(m_painter, at, mark.shape, strokeColor(mark.stroke, m_look.theme), radiusOf(mark), m_look);
  }

  void paintMarkWords(const FigureMark& mark, QPointF at) {
    const bool isNow = mark.stroke == Stroke::Now;
    const QFont second = m_look.metrics.font(Role::Second);
    const QFont axis = m_look.metrics.font(Role::Axis);
    const Words words(mark.words, isNow ? m_look.metrics.bold(Role::Second) : axis, isNow ? second : axis);
    const qreal padding = isNow ? px(BoxPadding) : 0;
    const QSizeF size(words.size.width() + 2 * padding, words.size.height() + padding);
    const QList<QRectF> places = LabelPlacer::around(at, size, px(LabelGap) + radiusOf(mark) / 2);
    // Further away a label would seem to belong to something else, unless a line leads to it.
    const QList<QRectF> near = places.mid(0, isNow || mark.drop ? LabelPlacer::Near : LabelPlacer::Nearest);
    QList<QRectF> clear = near;
    if (!isNow) clear.removeIf([&](const QRectF& each) { return !isClearlyOf(mark, each); });
    auto place = m_placer.place(clear);
    bool isOnLine = false;
    if (!place && mark.drop && !isNow) {
      place = m_placer.place(clear, LabelPlacer::Crossing::Lines);
      isOnLine = place.has_value();
    }
    if (!place) place = m_placer.place(near);
    if (!place && isNow) place = m_placer.place(places.mid(0, LabelPlacer::Near), LabelPlacer::Crossing::Lines);
    if (!place && isNow) place = m_placer.place(places, LabelPlacer::Crossing::Curves);
    if (!place) return;
    if (!isNow && !isClearlyOf(mark, *place)) paintLeader(mark, at, *place);
    if (isOnLine) m_painter.fillRect(*place, m_look.theme.panel);  // the line goes behind
    if (isNow) {
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(m_look.theme.nowBackground);
      m_painter.drawRoundedRect(*place, px(3), px(3));
    }
    const QColor ink = isNow ? m_look.theme.nowText : m_look.theme.ink;
    words.draw(m_painter, place->topLeft() + QPointF(padding, padding / 2), ink, isNow ? ink : m_look.theme.ink2);
  }

  /// Whether nobody takes words there for those of another mark.
  bool isClearlyOf(const FigureMark& mark, const QRectF& words) const {
    const qreal own = distance(pixel(mark.at), words);
    return std::all_of(m_figure.marks.cbegin(), m_figure.marks.cend(), [&](const FigureMark& other) {
      const bool isSeen = other.shape != FigureMark::Shape::None && isInside(other.at);
      return &other == &mark || !isSeen || distance(pixel(other.at), words) > ClearlyNearer * own;
    });
  }

  /// From the mark to its words.
  void paintLeader(const FigureMark& mark, QPointF at, const QRectF& words) {
    m_painter.setPen(QPen(strokeColor(mark.stroke, m_look.theme), m_look.metrics.lineWidth(1)));
    m_painter.drawLine(at, nearestIn(words, at));
  }

  void paintNote(const FigureNote& note) {
    const Words words({note.text}, m_look.metrics.font(Role::Axis), m_look.metrics.font(Role::Axis));
    const QLineF line(pixel(note.at), pixel(note.along));
    if (line.length() < words.size.width() / 2) return;
    QTransform along;
    along.translate(line.p1().x(), line.p1().y());
    along.rotate(-line.angle());
    const qreal top = -words.size.height() - px(3);
    const QRectF box(-words.size.width() / 2, top, words.size.width(), words.size.height());
    m_placer.take(along.mapRect(box));
    m_painter.save();
    m_painter.setTransform(along, true);
    words.draw(m_painter, box.topLeft(), m_look.theme.ink, m_look.theme.ink);
    m_painter.restore();
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
  QRectF m_bounds;
  LabelPlacer m_placer;
};

}  // namespace

void paintWords(QPainter& painter, const Figure& figure, const FigureLayout& layout, const Look& look) {
  FigureWords(painter, figure, layout, look).paint();
}

}  // namespace tilewise
