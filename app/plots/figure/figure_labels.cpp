// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_labels.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLineF>

#include "app/plots/figure/label_along.h"
#include "app/plots/figure/label_placer.h"
#include "app/plots/label_places.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double MarkRadius = 4;
constexpr double NowRadius = 5.5;
constexpr double LabelGap = 5;
constexpr double HeadRoom = 10;  ///< above the axes that words may take
constexpr double Beside = 15;    ///< how far from its point a label still stands beside it
constexpr double NoteGap = 3;    ///< between a curve and the words along it

/// How much nearer to its own mark than to any other a label stands that needs no line to it.
constexpr double ClearlyNearer = 2;

using Crossing = LabelPlacer::Crossing;

QPointF nearestIn(const QRectF& rect, QPointF point) {
  return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

qreal distance(QPointF point, const QRectF& rect) { return QLineF(point, nearestIn(rect, point)).length(); }

class Labels {
 public:
  Labels(const Figure& figure, const FigureLayout& layout, const Metrics& metrics)
      : m_figure(figure),
        m_layout(layout),
        m_metrics(metrics),
        m_bounds(QRectF(layout.axes).adjusted(1, -metrics.px(HeadRoom), -1, -1)),
        m_placer(m_bounds, curves(), lines()) {}

  QList<FigureLabel> place() {
    for (const FigureMark& mark : m_figure.marks) takeMark(mark);
    // The present configuration finds its words' place first.
    for (const FigureMark& mark : m_figure.marks) {
      if (mark.stroke == Stroke::Now) placeNow(mark);
    }
    for (const FigureNote& note : m_figure.notes) placeNote(note);
    placePoints(false);
    for (const bool strong : {true, false}) {
      for (const FigureLine& line : m_figure.lines) {
        if (line.isStrong == strong) placeLine(line);
      }
    }
    placePoints(true);
    return m_labels;
  }

 private:
  qreal px(double at100) const { return m_metrics.px(at100); }
  QPointF pixel(QPointF value) const { return pixelOf(m_figure, m_layout, value); }

  QList<QPolygonF> curves() const {
    QList<QPolygonF> found;
    for (const FigureSeries& series : m_figure.series) {
      if (series.stroke != Stroke::Second) found += pixelCurves(m_figure, m_layout, series);
    }
    return found;
  }

  /// What words cross rather than a curve.
  QList<QPolygonF> lines() const {
    QList<QPolygonF> found;
    for (const FigureSeries& series : m_figure.series) {
      if (series.stroke == Stroke::Second) found += pixelCurves(m_figure, m_layout, series);
    }
    for (const FigureLine& line : m_figure.lines) {
      if (const auto ends = lineEnds(m_figure, m_layout, line); !ends.isEmpty()) found << QPolygonF(ends);
    }
    for (const FigureMark& mark : m_figure.marks) {
      const QPointF at = pixel(mark.at);
      if (mark.drop) found << QPolygonF({at, QPointF(at.x(), m_layout.axes.bottom())});
    }
    return found;
  }

  void takeMark(const FigureMark& mark) {
    if (mark.shape == FigureMark::Shape::None) return;
    const QPointF at = pixel(mark.at);
    const qreal r = markRadius(mark, m_metrics);
    m_placer.take(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r));
  }

  FigureLabel labelOf(LabelKind kind, Stroke stroke, const QStringList& words) const {
    return makeLabel(kind, stroke, words, m_metrics);
  }

  void placeNow(const FigureMark& mark) {
    if (mark.words.isEmpty() || !isWithin(m_figure, mark.at)) return;
    FigureLabel label = labelOf(LabelKind::Now, mark.stroke, mark.words);
    const QList<QRectF> places = placesAround(mark, label.size);
    const QList<QRectF> near = places.mid(0, LabelPlacer::Near);
    auto place = m_placer.place(near, Crossing::Lines);
    if (!place) place = m_placer.place(places, Crossing::Curves);
    if (!place) return;
    label.corner = place->topLeft();
    if (distance(pixel(mark.at), *place) > px(Beside)) label.leader = pixel(mark.at);
    m_labels << label;
  }

  void placePoints(bool optional) {
    for (const FigureMark& mark : m_figure.marks) {
      if (mark.stroke != Stroke::Now && mark.isOptional == optional) placePoint(mark);
    }
  }

  QList<QRectF> placesAround(const FigureMark& mark, QSizeF size) const {
    return LabelPlacer::around(pixel(mark.at), size, px(LabelGap) + markRadius(mark, m_metrics) / 2);
  }

  void placePoint(const FigureMark& mark) {
    if (mark.words.isEmpty() || !isWithin(m_figure, mark.at)) return;
    FigureLabel label = labelOf(LabelKind::Point, mark.stroke, mark.words);
    const QList<QRectF> places = placesAround(mark, label.size);
    const QList<QRectF> near = places.mid(0, mark.drop ? LabelPlacer::Near : LabelPlacer::Nearest);
    QList<QRectF> clear = near;
    clear.removeIf([&](const QRectF& each) { return !isClearlyOf(mark, each); });
    const auto tryIn = [&](const QList<QRectF>& candidates, Crossing allowed) {
      const auto place = m_placer.place(candidates, allowed);
      if (!place) return false;
      label.corner = place->topLeft();
      // Further away a label would seem to belong to something else, unless a line leads to it.
      const bool isFar =
          !mark.drop && mark.shape != FigureMark::Shape::None && distance(pixel(mark.at), *place) > px(Beside);
      if (isFar || !isClearlyOf(mark, *place)) label.leader = pixel(mark.at);
      m_labels << label;
      return true;
    };
    if (tryIn(clear, Crossing::Nothing)) return;
    if (mark.drop && tryIn(clear, Crossing::Lines)) return;
    if (tryIn(near, Crossing::Nothing) || mark.isOptional) return;
    QList<QRectF> led = places;
    led.removeIf([&](const QRectF& each) { return leadsThroughWords(pixel(mark.at), each); });
    if (tryIn(led, Crossing::Nothing) || tryIn(near, Crossing::Lines)) return;
    if (!tryIn(led, Crossing::Curves)) tryIn(places, Crossing::Curves);
  }

  bool leadsThroughWords(QPointF from, const QRectF& to) const {
    const QPolygonF leader({from, nearestIn(to, from)});
    return std::any_of(m_labels.cbegin(), m_labels.cend(),
                       [&](const FigureLabel& label) { return runsThrough(leader, label.bounds()); });
  }

  /// Whether nobody takes words there for those of another mark.
  bool isClearlyOf(const FigureMark& mark, const QRectF& words) const {
    const qreal own = distance(pixel(mark.at), words);
    return std::all_of(m_figure.marks.cbegin(), m_figure.marks.cend(), [&](const FigureMark& other) {
      const bool isSeen = other.shape != FigureMark::Shape::None && isWithin(m_figure, other.at);
      return &other == &mark || !isSeen || distance(pixel(other.at), words) > ClearlyNearer * own;
    });
  }

  void placeLine(const FigureLine& line) {
    const QList<QPointF> ends = lineEnds(m_figure, m_layout, line);
    if (line.words.isEmpty() || line.place == FigureLine::Words::AtEnd || ends.isEmpty()) return;
    QList<FigureLabel> forms = formsOf(line);
    for (const Crossing allowed : {Crossing::Nothing, Crossing::Lines, Crossing::Curves}) {
      // Words beside a level line say what can be read off it: they are not worth a piece of a curve.
      const bool isWorthIt = line.direction == FigureLine::Direction::Upright || allowed != Crossing::Curves;
      if (!isWorthIt || (line.isOptional && allowed != Crossing::Nothing)) return;
      for (FigureLabel& form : forms) {
        const bool isTurned = form.turn != 0;
        const auto place =
            m_placer.place(placesOf(line, isTurned ? form.size.transposed() : form.size, ends.first()), allowed);
        if (!place) continue;
        form.corner = isTurned ? place->bottomLeft() : place->topLeft();
        m_labels << form;
        return;
      }
    }
  }

  /// All the ways to write its words, the best one first.
  QList<FigureLabel> formsOf(const FigureLine& line) const {
    const LabelKind kind = line.isStrong ? LabelKind::StrongLine : LabelKind::Line;
    QList<FigureLabel> turned, level;
    for (const QStringList& words : {line.words, line.shortWords}) {
      if (words.isEmpty()) continue;
      level << labelOf(kind, line.stroke, words);
      turned << level.last();
      turned.last().turn = -90;
      trim(turned.last());
    }
    return line.place == FigureLine::Words::Rotated ? turned + level : level;
  }

  /// Lines that stand close to each other leave names no more than the height of their capitals.
  void trim(FigureLabel& label) const {
    const LabelFonts fonts = labelFonts(label.kind, m_metrics);
    const QFontMetricsF first(fonts.first), last(label.words.size() > 1 ? fonts.rest : fonts.first);
    label.trim = std::max<qreal>(0, first.ascent() - first.capHeight() - 1);
    // A comma reaches this far below.
    const qreal below = std::max<qreal>(0, last.descent() - px(2));
    label.size.rheight() -= label.trim + below;
  }

  QList<QRectF> placesOf(const FigureLine& line, QSizeF size, QPointF start) const {
    switch (line.place) {
      case FigureLine::Words::InCorner: return LabelPlacer::along(start.y(), size, px(2), m_bounds);
      case FigureLine::Words::Rotated: {
        // The chosen one on the other side, where its neighbours leave it room.
        const auto side = line.isStrong ? LabelPlacer::Side::Right : LabelPlacer::Side::Left;
        return LabelPlacer::beside(start.x(), size, px(line.isStrong ? 3 : 2), m_bounds, side);
      }
      default: return LabelPlacer::beside(start.x(), size, px(LabelGap), m_bounds);
    }
  }

  void placeNote(const FigureNote& note) {
    const QLineF piece(pixel(note.first), pixel(note.last));
    std::optional<FigureLabel> found;
    for (const QString& text : {note.text, note.shortText}) {
      const FigureLabel label = labelOf(LabelKind::Along, Stroke::Main, {text});
      if (text.isEmpty() || !(piece.length() > label.size.width() / 2)) continue;
      const qreal wanted = std::clamp<qreal>(QLineF(piece.p1(), pixel(note.at)).length() / piece.length(), 0, 1);
      const LabelAlong words(label, piece, {px(NoteGap), px(NoteGap) + px(MarkRadius)});
      found = words.place(wanted, m_placer);
      if (!m_placer.isTaken(found->bounds())) break;
    }
    if (!found) return;
    m_labels << *found;
    m_placer.take(found->bounds());
  }

  const Figure& m_figure;
  const FigureLayout& m_layout;
  const Metrics& m_metrics;
  QRectF m_bounds;
  LabelPlacer m_placer;
  QList<FigureLabel> m_labels;
};

}  // namespace

QList<FigureLabel> placeLabels(const Figure& figure, const FigureLayout& layout, const Metrics& metrics) {
  return Labels(figure, layout, metrics).place();
}

QList<QPointF> lineEnds(const Figure& figure, const FigureLayout& layout, const FigureLine& line) {
  const bool isUpright = line.direction == FigureLine::Direction::Upright;
  const FigureAxis& axis = isUpright ? figure.x : figure.y;
  if (!(axis.first <= line.at && line.at <= axis.last)) return {};
  const QRectF axes(layout.axes);
  if (isUpright) {
    const qreal x = std::round(pixelOf(figure, layout, {line.at, figure.y.first}).x()) + 0.5;
    return {{x, axes.top()}, {x, axes.bottom()}};
  }
  const qreal y = std::round(pixelOf(figure, layout, {figure.x.first, line.at}).y()) + 0.5;
  return {{axes.left(), y}, {axes.right(), y}};
}

bool isWithin(const Figure& figure, QPointF value) {
  return figure.x.first <= value.x() && value.x() <= figure.x.last && figure.y.first <= value.y() &&
         value.y() <= figure.y.last;
}

qreal markRadius(const FigureMark& mark, const Metrics& metrics) {
  return metrics.px(mark.stroke == Stroke::Now ? NowRadius : MarkRadius);
}

}  // namespace tilewise
