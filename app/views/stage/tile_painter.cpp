// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_painter.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/icons.h"

namespace tilewise {

namespace {

constexpr double TriangleSide = 0.62;  ///< of the shorter side, with the icon's own margin
constexpr double LargestTriangle = 34;
constexpr double SmallestForTriangle = 7;
constexpr double FrameWidth = 3;
constexpr double HaloWidth = 2;

QColor fillOf(TileState state, const Theme& theme) {
  switch (state) {
    case TileState::ToCome: return theme.paper;
    case TileState::Now: return theme.now;
    case TileState::Done: return theme.done;
    case TileState::Passed: return theme.skip;
  }
  return theme.paper;
}

}  // namespace

Hatch tileHatch(TileKind kind, TileState state, HatchKind lines, const Look& look, QPointF origin) {
  constexpr double Root = 1.4142135623730951;
  Hatch hatch = kind == TileKind::Partial    ? partialHatch(lines, look, origin)
                : state == TileState::Passed ? passedHatch(lines, look, origin)
                                             : skippedHatch(lines, look, origin);
  if (lines == HatchKind::Dots) return hatch;
  // A whole number of pixels from line to line, and each between two of them: all lines meet the pixels alike.
  hatch.period = std::ceil(hatch.period * Root) / Root;
  hatch.origin += QPointF(0.5, 0);
  return hatch;
}

void fillTile(QPainter& painter, const QRectF& rect, TileKind kind, TileState state, const MaskShape& shape,
              SkipReason why, const Look& look, QPointF origin, const QColor& done) {
  const Theme& theme = look.theme;
  const QColor fill = state == TileState::Done && done.isValid() ? done : fillOf(state, theme);
  switch (kind) {
    case TileKind::Full: painter.fillRect(rect, fill); return;
    case TileKind::Skipped:
      painter.fillRect(rect, fill);
      drawHatch(painter, rect, tileHatch(kind, state, hatchFor(why), look, origin));
      return;
    case TileKind::Partial: break;
  }
  painter.fillRect(rect, theme.paper);
  for (const MaskedPart& masked : shape.masked) {
    drawHatch(painter, masked.shape, tileHatch(kind, state, hatchFor(masked.why), look, origin));
  }
  if (state == TileState::ToCome) return;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(fill);
  for (const QPolygonF& visible : shape.visible) painter.drawPolygon(visible);
  painter.restore();
}

void drawMaskEdge(QPainter& painter, const QList<QLineF>& edge, const Look& look) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(look.theme.ink2, look.metrics.lineWidth(1.2), Qt::SolidLine, Qt::SquareCap));
  painter.drawLines(edge);
  painter.restore();
}

double nowFrameReach(const Look& look) { return look.metrics.px(FrameWidth) + look.metrics.px(HaloWidth); }

QRectF nowFrameOf(const QRectF& tile, const Look& look) {
  const double reach = nowFrameReach(look);
  return tile.adjusted(-reach, -reach, reach, reach);
}

void drawNowFrame(QPainter& painter, const QRectF& tile, const Look& look) {
  const double frame = look.metrics.px(FrameWidth);
  const auto ring = [&](double inner, double outer, const QColor& color) {
    const QRectF out = tile.adjusted(-outer, -outer, outer, outer);
    const double width = outer - inner;
    painter.fillRect(QRectF(out.left(), out.top(), out.width(), width), color);
    painter.fillRect(QRectF(out.left(), out.bottom() - width, out.width(), width), color);
    painter.fillRect(QRectF(out.left(), out.top() + width, width, out.height() - 2 * width), color);
    painter.fillRect(QRectF(out.right() - width, out.top() + width, width, out.height() - 2 * width), color);
  };
  ring(frame, nowFrameReach(look), look.theme.paper);
  ring(0, frame, look.theme.now);
}

void drawNowTriangle(QPainter& painter, QPointF middle, double side, const Look& look) {
  if (side < SmallestForTriangle) return;
  const double length = std::min(LargestTriangle, TriangleSide * side);
  const QRectF place(middle.x() - length / 2, middle.y() - length / 2, length, length);
  paintIcon(painter, place, IconName::Play, Theme::letterOn(look.theme.now));
}

void drawNotFinite(QPainter& painter, QPointF middle, const QColor& color, const Look& look) {
  painter.setFont(look.metrics.bold(Role::TensorLetter));
  painter.setPen(color);
  painter.drawText(QRectF(middle - QPointF(20, 20), QSizeF(40, 40)), Qt::AlignCenter, QStringLiteral("!"));
}

MaskShape legendShape(const QRectF& rect, SkipReason why) {
  constexpr double Cut = 0.48;
  const QPointF right(rect.right(), rect.top() + Cut * rect.height());
  MaskShape shape;
  shape.visible.append(QPolygonF() << rect.topLeft() << right << rect.bottomRight() << rect.bottomLeft());
  shape.masked.append({QPolygonF() << rect.topLeft() << rect.topRight() << right, why});
  shape.edge.append(QLineF(rect.topLeft(), right));
  shape.middle = {rect.left() + 0.36 * rect.width(), rect.top() + 0.64 * rect.height()};
  return shape;
}

HatchKind hatchFor(SkipReason why) {
  switch (why) {
    case SkipReason::Causal: return HatchKind::Rising;
    case SkipReason::Window: return HatchKind::Falling;
    case SkipReason::Documents: return HatchKind::Crossed;
    case SkipReason::BlockMask: return HatchKind::Dots;
    case SkipReason::Combination: return HatchKind::Level;
  }
  return HatchKind::Rising;
}

}  // namespace tilewise
