// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/score_painter.h"

#include <QPainter>

#include "app/views/stage/entry_value.h"
#include "app/views/stage/heat_painter.h"

namespace tilewise {

namespace {

/// What a frame leaves of a cell beside, above or below it.
QRectF besideFrame(QRectF cell, const QRectF& frame) {
  if (!cell.intersects(frame) || frame.contains(cell.center())) return cell;
  const QPointF middle = cell.center();
  if (middle.y() > frame.top() && middle.y() < frame.bottom()) {
    middle.x() < frame.left() ? cell.setRight(frame.left()) : cell.setLeft(frame.right());
  } else if (middle.x() > frame.left() && middle.x() < frame.right()) {
    middle.y() < frame.top() ? cell.setBottom(frame.top()) : cell.setTop(frame.bottom());
  }
  return cell;
}

}  // namespace

void paintScores(QPainter& painter, const Run& run, Tensor what, const Mask& mask, Range queries, Range keys,
                 const GridPlace& grid, const QRectF& frame, const QColor& ground, const Look& look) {
  painter.setFont(look.metrics.font(Role::Axis));
  painter.setPen(Theme::letterOn(ground));
  for (std::int64_t query = queries.begin; query < queries.end; ++query) {
    const double top = grid.queryY(static_cast<double>(query));
    const double bottom = grid.queryY(static_cast<double>(query + 1));
    if (bottom < grid.view.top() || top > grid.view.bottom()) continue;
    for (std::int64_t key = keys.begin; key < keys.end; ++key) {
      const double left = grid.keyX(static_cast<double>(key));
      const QRectF cell(QPointF(left, top), QPointF(grid.keyX(static_cast<double>(key + 1)), bottom));
      if (!cell.intersects(grid.view) || !mask.visible(query, key)) continue;
      if (const auto value = entryValue(run, what, query, key)) paintValue(painter, *value, besideFrame(cell, frame));
    }
  }
}

}  // namespace tilewise
