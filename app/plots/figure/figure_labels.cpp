// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/figure_labels.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLineF>

#include "app/plots/figure/label_placer.h"
#include "app/plots/label_places.h"
#include "app/views/look/maths_text.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double MarkRadius = 4;
constexpr double NowRadius = 5.5;
constexpr double LabelGap = 5;
constexpr double BoxPadding = 4;
constexpr double HeadRoom = 10;  ///< above the axes that words may take
constexpr double Beside = 15;    ///< how far from its point a label still stands beside it
constexpr double NoteGap = 3;    ///< between a curve and the words along it

/// How much nearer to its own mark than to any other a label stands that needs no line to it.
constexpr double ClearlyNearer = 2;
/// Places along a curve that its words are tried at.
constexpr int NotePlaces = 24;

using Crossing = LabelPlacer::Crossing;

QPointF nearestIn(const QRectF& rect, QPointF point) {
  return {std::clamp(point.x(), rect.left(), rect.right()), std::clamp(point.y(), rect.top(), rect.bottom())};
}

/// What stands empty above capitals.
qreal trimOf(const LabelFonts& fonts) {
  const QFontMetricsF metrics(fonts.first);
  return std::max<qreal>(0, metrics.ascent() - metrics.capHeight() - 1);
}

qreal distance(QPointF point, const QRectF& rect) { return QLineF(point, nearestIn(rect, point)).length(); }

class Labels {
 public:
  Labels(const Figure& figure, const FigureLayout& layout, const Metrics& metrics)
      : m_figure(figure),
        m_layout(layout),
        m_metrics(metrics),
        m_bounds(QRectF(layout.axes).adjusted(1, -metrics.px(HeadRoom), -1, -1)),
        m_curves(curves()),
        m_placer(m_bounds, m_curves, lines()) {}

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
    const LabelFonts fonts = labelFonts(kind, m_metrics);
    qreal width = 0;
    for (qsizetype n = 0; n < words.size(); ++n) {
      width = std::max(width, MathText::parse(words[n]).width(n == 0 ? fonts.first : fonts.rest));
    }
    const qreal padding = labelPadding(kind, m_metrics);
    FigureLabel label;
    label.kind = kind;
    label.stroke = stroke;
    label.words = words;
    label.size = {std::ceil(width) + 2 * padding,
                  labelLineHeight(fonts) * static_cast<qreal>(words.size()) + padding};
    return label;
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
      const bool isFar = !mark.drop && mark.shape != FigureMark::Shape::None &&
                         distance(pixel(mark.at), *place) > px(Beside);
      if (isFar || !isClearlyOf(mark, *place)) label.leader = pixel(mark.at);
      label.hasGround = allowed != Crossing::Nothing;
      m_labels << label;
      return true;
    };
    if (tryIn(clear, Crossing::Nothing)) return;
    if (mark.drop && tryIn(clear, Crossing::Lines)) return;
    if (tryIn(near, Crossing::Nothing) || mark.isOptional) return;
    if (tryIn(places, Crossing::Nothing) || tryIn(near, Crossing::Lines)) return;
    tryIn(places, Crossing::Curves);
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
    QList<FigureLabel> forms;
    const bool isUpright = line.place == FigureLine::Words::Rotated;
    for (const QStringList& words : {line.words, line.shortWords}) {
      if (words.isEmpty()) continue;
      FigureLabel form = labelOf(line.isStrong ? LabelKind::StrongLine : LabelKind::Line, line.stroke, words);
      // Lines that stand close to each other leave names no more than the height of their capitals.
      if (isUpright) form.trim = trimOf(labelFonts(form.kind, m_metrics));
      form.size.rheight() -= form.trim;
      forms << form;
    }
    for (const Crossing allowed : {Crossing::Nothing, Crossing::Lines, Crossing::Curves}) {
      if (line.isOptional && allowed != Crossing::Nothing) return;
      for (FigureLabel& form : forms) {
        const auto place = m_placer.place(placesOf(line, form.size, ends.first()), allowed);
        if (!place) continue;
        form.corner = isUpright ? place->bottomLeft() : place->topLeft();
        form.turn = isUpright ? -90 : 0;
        form.hasGround = allowed != Crossing::Nothing;
        m_labels << form;
        return;
      }
    }
  }

  QList<QRectF> placesOf(const FigureLine& line, QSizeF size, QPointF start) const {
    switch (line.place) {
      case FigureLine::Words::InCorner: return LabelPlacer::along(start.y(), size, px(2), m_bounds);
      case FigureLine::Words::Rotated: {
        // The chosen one on the other side, where its neighbours leave it room.
        const auto side = line.isStrong ? LabelPlacer::Side::Right : LabelPlacer::Side::Left;
        return LabelPlacer::beside(start.x(), size.transposed(), px(line.isStrong ? 3 : 2), m_bounds, side);
      }
      default: return LabelPlacer::beside(start.x(), size, px(LabelGap), m_bounds);
    }
  }

  /// Where the words cross nothing, as near as possible to where they are wanted, else there.
  void placeNote(const FigureNote& note) {
    FigureLabel label = labelOf(LabelKind::Along, Stroke::Main, {note.text});
    const QLineF curve(pixel(note.first), pixel(note.last));
    const qreal half = label.size.width() / 2;
    if (!(curve.length() > half)) return;
    QList<qreal> shares;
    const qreal wanted = std::clamp<qreal>(QLineF(curve.p1(), pixel(note.at)).length() / curve.length(), 0, 1);
    for (int n = 0; n <= NotePlaces; ++n) shares << static_cast<qreal>(n) / NotePlaces;
    std::stable_sort(shares.begin(), shares.end(),
                     [&](qreal a, qreal b) { return std::abs(a - wanted) < std::abs(b - wanted); });
    shares.prepend(wanted);
    m_labels << freeAlong(label, curve, shares).value_or(along(label, curve, wanted, px(NoteGap)));
    m_placer.take(m_labels.last().bounds());
  }

  /// Right above the line, else as far above as points on it need, else below.
  std::optional<FigureLabel> freeAlong(const FigureLabel& label, const QLineF& curve, const QList<qreal>& shares) const {
    const qreal above = px(NoteGap), overPoints = px(MarkRadius) + px(NoteGap);
    for (const qreal rise : {above, overPoints, -above - label.size.height()}) {
      for (const qreal share : shares) {
        FigureLabel there = along(label, curve, share, rise);
        there.hasGround = true;
        if (isFree(there)) return there;
      }
    }
    return std::nullopt;
  }

  /// The words with their middle over a point of the line, and their lower edge so far above it.
  FigureLabel along(FigureLabel label, const QLineF& curve, qreal share, qreal rise) const {
    const QLineF direction = curve.unitVector();
    const QPointF forward = direction.p2() - direction.p1();
    const QPointF up(forward.y(), -forward.x());
    label.turn = -curve.angle();
    label.corner =
        curve.pointAt(share) - forward * label.size.width() / 2 + up * (rise + label.size.height());
    return label;
  }

  bool isFree(const FigureLabel& label) const {
    if (!m_bounds.contains(label.bounds()) || m_placer.isTaken(label.bounds())) return false;
    const QTransform own = label.transform().inverted();
    return std::none_of(m_curves.cbegin(), m_curves.cend(), [&](const QPolygonF& curve) {
      return runsThrough(own.map(curve), QRectF({0, 0}, label.size));
    });
  }

  const Figure& m_figure;
  const FigureLayout& m_layout;
  const Metrics& m_metrics;
  QRectF m_bounds;
  QList<QPolygonF> m_curves;
  LabelPlacer m_placer;
  QList<FigureLabel> m_labels;
};

}  // namespace

LabelFonts labelFonts(LabelKind kind, const Metrics& metrics) {
  const QFont axis = metrics.font(Role::Axis);
  switch (kind) {
    case LabelKind::Now: return {metrics.bold(Role::Second), metrics.font(Role::Second)};
    case LabelKind::StrongLine: return {metrics.bold(Role::Axis), axis};
    case LabelKind::Point:
    case LabelKind::Line:
    case LabelKind::Along: break;
  }
  return {axis, axis};
}

qreal labelPadding(LabelKind kind, const Metrics& metrics) {
  return kind == LabelKind::Now ? metrics.px(BoxPadding) : 0;
}

qreal labelLineHeight(const LabelFonts& fonts) {
  return std::ceil(std::max(QFontMetricsF(fonts.first).height(), QFontMetricsF(fonts.rest).height()));
}

QTransform FigureLabel::transform() const { return QTransform::fromTranslate(corner.x(), corner.y()).rotate(turn); }

QRectF FigureLabel::bounds() const { return transform().mapRect(QRectF({0, 0}, size)); }

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
