// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QPolygonF>
#include <QRectF>
#include <QTransform>

namespace tilewise {

/// Finds places for the words within a figure, one after the other: off the curves and off what stands there already.
class LabelPlacer {
 public:
  /// lines: what words may cross rather than a curve.
  LabelPlacer(const QRectF& bounds, const QList<QPolygonF>& curves, const QList<QPolygonF>& lines = {})
      : m_bounds(bounds), m_curves(curves), m_lines(lines) {}

  /// Room that nothing else may take.
  void take(const QRectF& place) { m_taken << place; }
  bool isTaken(const QRectF& place) const;
  const QRectF& bounds() const { return m_bounds; }
  /// Whether a turned place is within the bounds, on no curve and on nothing that is taken. transform: from the place's
  /// own coordinates, where it begins at the origin.
  bool isFree(QSizeF size, const QTransform& transform) const;
  /// What words may cross where nothing better is found.
  enum class Crossing { Nothing, Lines, Curves };
  /// The first of the places that crosses nothing, else, as far as that is allowed, the first that crosses lines alone, or
  /// that only keeps off the other words. It is then taken.
  std::optional<QRectF> place(const QList<QRectF>& candidates, Crossing allowed = Crossing::Nothing);
  /// How many of the places round a point are right beside it; they come first.
  static constexpr int Nearest = 8;
  /// With those that are a little further away.
  static constexpr int Near = 36;
  /// Round a point: right below it first, then the other corners, then further away.
  static QList<QRectF> around(QPointF point, QSizeF size, qreal gap);
  enum class Side { Left, Right };
  /// Beside an upright line, from the top downwards, first on one side, then on the other.
  static QList<QRectF> beside(qreal x, QSizeF size, qreal gap, const QRectF& bounds, Side first = Side::Right);
  /// Above (then below) a level line, from the left to the right.
  static QList<QRectF> along(qreal y, QSizeF size, qreal gap, const QRectF& bounds);

 private:
  QRectF m_bounds;
  QList<QPolygonF> m_curves;
  QList<QPolygonF> m_lines;
  QList<QRectF> m_taken;
};

}  // namespace tilewise
