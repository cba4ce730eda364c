// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/figure/label_placer.h"

#include <algorithm>

#include "app/plots/label_places.h"

namespace tilewise {

bool LabelPlacer::isTaken(const QRectF& place) const {
  return std::any_of(m_taken.cbegin(), m_taken.cend(),
                     [&place](const QRectF& other) { return place.intersects(other); });
}

bool LabelPlacer::isFree(QSizeF size, const QTransform& transform) const {
  const QRectF own({0, 0}, size), around = transform.mapRect(own);
  if (!m_bounds.contains(around) || isTaken(around)) return false;
  const QTransform back = transform.inverted();
  return std::none_of(m_curves.cbegin(), m_curves.cend(),
                      [&](const QPolygonF& curve) { return runsThrough(back.map(curve), own); });
}

std::optional<QRectF> LabelPlacer::place(const QList<QRectF>& candidates, Crossing allowed) {
  std::optional<QRectF> crossed, lined;
  for (const QRectF& place : candidates) {
    if (!m_bounds.contains(place) || isTaken(place)) continue;
    const bool offCurves = freePlace({place}, m_curves).has_value();
    if (offCurves && freePlace({place}, m_lines)) {
      take(place);
      return place;
    }
    if (offCurves && !lined) lined = place;
    if (!crossed) crossed = place;
  }
  const auto& found = allowed == Crossing::Curves && !lined ? crossed : lined;
  if (allowed == Crossing::Nothing || !found) return std::nullopt;
  take(*found);
  return found;
}

QList<QRectF> LabelPlacer::around(QPointF point, QSizeF size, qreal gap) {
  QList<QRectF> places;
  const qreal w = size.width(), h = size.height();
  for (const qreal far : {gap, 3 * gap, 6 * gap, 10 * gap}) {
    const QPointF corners[] = {{point.x() + far, point.y() + gap},
                               {point.x() - far - w, point.y() + gap},
                               {point.x() + far, point.y() - gap - h},
                               {point.x() - far - w, point.y() - gap - h},
                               {point.x() + far, point.y() - h / 2},
                               {point.x() - far - w, point.y() - h / 2},
                               {point.x() - w / 2, point.y() + far},
                               {point.x() - w / 2, point.y() - far - h},
                               {point.x() - far - w, point.y() + 3 * far},
                               {point.x() + far, point.y() - 3 * far - h},
                               {point.x() + far, point.y() + far},
                               {point.x() - far - w, point.y() + far},
                               {point.x() + far, point.y() - far - h},
                               {point.x() - far - w, point.y() - far - h},
                               {point.x(), point.y() + far},
                               {point.x() - w, point.y() + far},
                               {point.x(), point.y() - far - h},
                               {point.x() - w, point.y() - far - h}};
    for (const QPointF& corner : corners) places << QRectF(corner, size);
  }
  return places;
}

QList<QRectF> LabelPlacer::beside(qreal x, QSizeF size, qreal gap, const QRectF& bounds, Side first) {
  QList<QRectF> places;
  for (qreal top = bounds.top(); top + size.height() <= bounds.bottom(); top += size.height() / 4) {
    const QRectF right({x + gap, top}, size), left({x - gap - size.width(), top}, size);
    places << (first == Side::Right ? right : left) << (first == Side::Right ? left : right);
  }
  return places;
}

QList<QRectF> LabelPlacer::along(qreal y, QSizeF size, qreal gap, const QRectF& bounds) {
  QList<QRectF> places;
  for (const qreal top : {y - gap - size.height(), y + gap}) {
    for (qreal left = bounds.left() + gap; left + size.width() <= bounds.right(); left += size.width() / 3) {
      places << QRectF({left, top}, size);
    }
  }
  return places;
}

}  // namespace tilewise
