// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QList>
#include <QPolygonF>
#include <QRectF>

namespace tilewise {

/// Finds places for the words within a figure, one after the other: off the curves and off what stands there already.
class LabelPlacer {
 public:
  LabelPlacer(const QRectF& bounds, const QList<QPolygonF>& curves) : m_bounds(bounds), m_curves(curves) {}

  /// Room that nothing else may take.
  void take(const QRectF& place) { m_taken << place; }
  /// The first of the places that is free, which is then taken. Where a curve runs through all of them the first that
  /// keeps off the other words is taken, if crossing is allowed.
  std::optional<QRectF> place(const QList<QRectF>& candidates, bool mayCross);
  /// How many of the places round a point are right beside it; they come first.
  static constexpr int Nearest = 8;
  /// With those that are a little further away.
  static constexpr int Near = 20;
  /// Round a point: right below it first, then the other corners, then further away.
  static QList<QRectF> around(QPointF point, QSizeF size, qreal gap);
  /// Beside an upright line, from the top downwards.
  static QList<QRectF> beside(qreal x, QSizeF size, qreal gap, const QRectF& bounds);
  /// Above (then below) a level line, from the left to the right.
  static QList<QRectF> along(qreal y, QSizeF size, qreal gap, const QRectF& bounds);

 private:
  QRectF m_bounds;
  QList<QPolygonF> m_curves;
  QList<QRectF> m_taken;
};

}  // namespace tilewise
