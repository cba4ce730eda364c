// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Where labels go so that they hide neither each other nor a curve.

#include <optional>

#include <QList>
#include <QPolygonF>
#include <QRectF>

namespace tilewise {

/// Moves places along an axis apart until neighbours keep the distance, each as near as possible to where it was
/// wanted, within first to last. Places keep their order.
/// Shapes:   as many as wanted, in its order of elements.
/// Requires: the places fit: (count - 1) x distance <= last - first; else the distance shrinks.
QList<qreal> spreadApart(const QList<qreal>& wanted, qreal distance, qreal first, qreal last);

/// The first of the places that no curve runs through, if any.
std::optional<QRectF> freePlace(const QList<QRectF>& places, const QList<QPolygonF>& curves);

/// Whether a curve, a line through its points, touches the rectangle.
bool runsThrough(const QPolygonF& curve, const QRectF& place);

}  // namespace tilewise
