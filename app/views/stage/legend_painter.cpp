// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/legend_painter.h"

#include <QPainter>

#include <algorithm>

#include "app/views/look/icons.h"
#include "app/views/stage/dot_painter.h"
#include "app/views/stage/grid_painter.h"
#include "app/views/stage/heat_painter.h"
#include "app/views/stage/strip_painter.h"
#include "app/views/stage/tile_painter.h"

namespace tilewise {

namespace {

void paintSwatch(QPainter& painter, const TileSwatch& swatch, SkipReason why, const Look& look) {
  const QRectF& rect = swatch.rect;
  const double side = std::min(rect.width(), rect.height());
  const MaskShape shape = legendShape(rect, why);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  painter.setClipRect(rect, Qt::IntersectClip);
  fillTile(painter, rect, swatch.kind, swatch.state, shape, why, look, rect.topLeft());
  const bool now = swatch.state == TileState::Now;
  if (swatch.kind == TileKind::Partial && !now) drawMaskEdge(painter, shape.edge, look);
  painter.restore();
  const QPointF middle = swatch.kind == TileKind::Partial ? shape.middle : rect.center();
  if (now) {
    // Narrower than in the grid, so that the rows of the legend stay apart.
    const double frame = look.metrics.px(2);
    drawOutline(painter, rect.adjusted(-frame, -frame, frame, frame), frame, look.theme.now);
    drawNowTriangle(painter, middle, swatch.kind == TileKind::Partial ? 0.8 * side : side, look);
    return;
  }
  drawOutline(painter, rect, look.metrics.px(1), look.theme.grid);
  if (swatch.state == TileState::Done) drawDoneDots(painter, {middle}, side, look);
}

/// Done: a check on its fill; at work: the triangle on now; to come: an empty ring.
void paintWork(QPainter& painter, const WorkSwatch& swatch, const StageScene& scene, const Look& look) {
  const Theme& theme = look.theme;
  const bool atWork = scene.work == swatch.item;
  const bool done = swatch.item < scene.workDone;
  const QColor ground = atWork ? theme.now : done ? theme.done : theme.paper;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(atWork ? theme.now : theme.grid, look.metrics.lineWidth(1)));
  painter.setBrush(ground);
  painter.drawEllipse(swatch.rect.adjusted(0.5, 0.5, -0.5, -0.5));
  if (!atWork && !done) return;
  const double inset = 0.2 * swatch.rect.width();
  paintIcon(painter, swatch.rect.adjusted(inset, inset, -inset, -inset), atWork ? IconName::Play : IconName::Check,
            Theme::letterOn(ground));
}

void paintZoomControl(QPainter& painter, const StagePicture& picture) {
  const ZoomControl& zoom = picture.geometry.zoomControl;
  const Look& look = picture.look;
  const Theme& theme = look.theme;
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.edge, look.metrics.px(1)));
  painter.setBrush(theme.button);
  painter.drawRoundedRect(zoom.frame.adjusted(0.5, 0.5, -0.5, -0.5), look.metrics.px(4), look.metrics.px(4));
  for (const double x : {zoom.percent.left(), zoom.percent.right()}) {
    painter.fillRect(QRectF(x, zoom.frame.top() + 1, 1, zoom.frame.height() - 2), theme.line);
  }
  const double icon = look.metrics.px(14);
  const auto sign = [&](const QRectF& place, IconName name, bool enabled) {
    paintIcon(painter, QRectF(place.center() - QPointF(icon / 2, icon / 2), QSizeF(icon, icon)), name,
              enabled ? theme.ink : theme.ink3);
  };
  sign(zoom.minus, IconName::Minus, picture.geometry.zoom > 1);
  sign(zoom.plus, IconName::Plus, picture.geometry.zoom < picture.geometry.largestZoom);
}

}  // namespace

void paintLegend(QPainter& painter, const StagePicture& picture) {
  const LegendLayout& legend = picture.geometry.legend;
  const Look& look = picture.look;
  for (const QLineF& rule : legend.rules) {
    painter.fillRect(QRectF(rule.x1(), rule.y1(), rule.length(), look.metrics.px(1)), look.theme.hbmLine);
  }
  for (const TileSwatch& swatch : legend.tiles) {
    paintSwatch(painter, swatch, swatch.why.value_or(picture.facts.firstReason()), look);
  }
  for (const BlockSwatch& swatch : legend.blocks) {
    const TensorHue hue = swatch.place == BlockPlace::NotWritten ? TensorHue::O : TensorHue::Q;
    const QColor outline = look.theme.outline(look.theme.hue(hue));
    if (swatch.inParts) {
      paintPartOfBlock(painter, swatch.rect, hue, swatch.place, 0.6, false, outline, look);
    } else {
      paintBlock(painter, swatch.rect, hue, swatch.place, outline, look);
    }
  }
  for (const WorkSwatch& swatch : legend.work) paintWork(painter, swatch, picture.scene, look);
  paintZoomControl(painter, picture);
  const GridPlace& grid = picture.geometry.grid;
  const QRectF& bar = picture.geometry.heatBar;
  if (picture.heat != nullptr && showsHeat(grid) && !bar.isEmpty()) paintHeatBar(painter, *picture.heat, bar, look);
  const QRectF& note = picture.geometry.heatNote;
  if (picture.run != nullptr && !note.isEmpty() && showsValues(grid, look.metrics)) paintHeatNote(painter, note, look);
}

}  // namespace tilewise
