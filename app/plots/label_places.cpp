// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plots/label_places.h"

#include <algorithm>
#include <numeric>

namespace tilewise {

namespace {

/// Places in a row that push against each other; they share their middle.
struct Group {
  qreal sum = 0;  ///< of what its members wanted, each less its offset in the group
  qsizetype count = 0;

  qreal begin(qreal distance, qreal first, qreal last) const {
    const qreal mean = sum / static_cast<qreal>(count);
    const qreal extent = distance * static_cast<qreal>(count - 1);
    return std::max(first, std::min(mean, last - extent));
  }
};

/// Liang and Barsky: whether a segment has a point inside.
bool crosses(const QPointF& from, const QPointF& to, const QRectF& place) {
  qreal enter = 0;
  qreal leave = 1;
  const auto clip = [&](qreal start, qreal delta, qreal low, qreal high) {
    if (delta == 0) {
      return low <= start && start <= high;
    }
    const qreal a = (low - start) / delta;
    const qreal b = (high - start) / delta;
    enter = std::max(enter, std::min(a, b));
    leave = std::min(leave, std::max(a, b));
    return enter <= leave;
  };
  return clip(from.x(), to.x() - from.x(), place.left(), place.right()) &&
         clip(from.y(), to.y() - from.y(), place.top(), place.bottom());
}

}  // namespace

QList<qreal> spreadApart(const QList<qreal>& wanted, qreal distance, qreal first, qreal last) {
  QList<qsizetype> order(wanted.size());
  std::iota(order.begin(), order.end(), 0);
  std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) { return wanted[a] < wanted[b]; });
  if (wanted.size() > 1) {
    distance = std::min(distance, std::max<qreal>(0, last - first) / static_cast<qreal>(wanted.size() - 1));
  }
  QList<Group> groups;
  for (const qsizetype member : order) {
    groups.append({wanted[member], 1});
    while (groups.size() > 1) {
      const Group& before = groups[groups.size() - 2];
      const Group& after = groups.last();
      const qreal end = before.begin(distance, first, last) + distance * static_cast<qreal>(before.count);
      if (end <= after.begin(distance, first, last)) {
        break;
      }
      // What the later members wanted, seen from the begin of the joint group.
      const Group joint{before.sum + after.sum - distance * static_cast<qreal>(before.count * after.count),
                        before.count + after.count};
      groups.removeLast();
      groups.last() = joint;
    }
  }
  QList<qreal> places(wanted.size());
  qsizetype next = 0;
  for (const Group& group : groups) {
    const qreal begin = group.begin(distance, first, last);
    for (qsizetype n = 0; n < group.count; ++n) {
      places[order[next++]] = begin + distance * static_cast<qreal>(n);
    }
  }
  return places;
}

std::optional<QRectF> freePlace(const QList<QRectF>& places, const QList<QPolygonF>& curves) {
  for (const QRectF& place : places) {
    const bool free = std::none_of(curves.cbegin(), curves.cend(),
                                   [&place](const QPolygonF& curve) { return runsThrough(curve, place); });
    if (free) {
      return place;
    }
  }
  return std::nullopt;
}

bool runsThrough(const QPolygonF& curve, const QRectF& place) {
  for (qsizetype n = 1; n < curve.size(); ++n) {
    if (crosses(curve[n - 1], curve[n], place)) {
      return true;
    }
  }
  return false;
}

}  // namespace tilewise
