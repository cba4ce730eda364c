// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_painter.h"

#include <QPainter>

#include <cmath>

#include "app/views/stage/grid_painter.h"
#include "app/views/stage/legend_painter.h"
#include "app/views/stage/pointed_painter.h"
#include "app/views/stage/region_label.h"
#include "app/views/stage/sram_painter.h"
#include "app/views/stage/stage_texts.h"
#include "app/views/stage/strip_painter.h"
#include "app/views/stage/text_painter.h"
#include "app/views/stage/travel_painter.h"

namespace tilewise {

namespace {

constexpr double CardRadius = 5;
constexpr double ArrowShaft = 9;
constexpr double ArrowHead = 17;
constexpr double ArrowHeadLength = 9;

void paintCard(QPainter& painter, const QRectF& card, const QColor& ground, const QColor& line, const Look& look) {
  painter.setRenderHint(QPainter::Antialiasing);
  const double width = look.metrics.px(1);
  painter.setPen(QPen(line, width));
  painter.setBrush(ground);
  painter.drawRoundedRect(card.adjusted(width / 2, width / 2, -width / 2, -width / 2), look.metrics.px(CardRadius),
                          look.metrics.px(CardRadius));
}

void paintArrow(QPainter& painter, const QLineF& arrow, const QColor& color, const Look& look) {
  const double half = look.metrics.px(ArrowShaft) / 2.0;
  const double head = look.metrics.px(ArrowHead) / 2.0;
  const QPointF along = (arrow.p2() - arrow.p1()) / arrow.length();
  const QPointF across(-along.y(), along.x());
  const QPointF neck = arrow.p2() - along * look.metrics.px(ArrowHeadLength);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  // Half a pixel to the side: shafts of an odd width stay crisp.
  painter.drawPolygon(QPolygonF({arrow.p1() - across * half, neck - across * half, neck - across * head, arrow.p2(),
                                 neck + across * head, neck + across * half, arrow.p1() + across * half})
                          .translated(0.5 * std::abs(along.y()), 0.5 * std::abs(along.x())));
}

void paintRegionFrames(QPainter& painter, const StagePicture& picture) {
  const Look& look = picture.look;
  painter.setRenderHint(QPainter::Antialiasing);
  for (const RegionPlace& region : regionsInSight(picture.geometry, picture.scene)) {
    painter.setPen(QPen(look.theme.grid, look.metrics.px(1)));
    painter.setBrush(look.theme.paper);
    painter.drawRoundedRect(region.frame.adjusted(0.5, 0.5, -0.5, -0.5), look.metrics.px(3), look.metrics.px(3));
  }
}

void paintFocus(QPainter& painter, const StagePicture& picture) {
  const double width = picture.look.metrics.px(2);
  const double inset = 2 * width;
  drawOutline(painter, picture.geometry.hbmCard.adjusted(inset, inset, -inset, -inset), width,
              picture.look.theme.focus);
}

}  // namespace

void paintStage(QPainter& painter, const StagePicture& picture, StageFigures figures) {
  const bool secret = figures == StageFigures::Secret;
  const StageGeometry& geometry = picture.geometry;
  const Theme& theme = picture.look.theme;
  painter.save();
  paintCard(painter, geometry.hbmCard, theme.hbm, theme.hbmLine, picture.look);
  const bool whole = !geometry.isHbmAlone();
  if (!geometry.legendCard.isNull()) paintCard(painter, geometry.legendCard, theme.hbm, theme.hbmLine, picture.look);
  if (whole) paintCard(painter, geometry.sramCard, theme.sram, theme.sramLine, picture.look);
  painter.setRenderHint(QPainter::Antialiasing, false);
  paintGrid(painter, picture);
  if (picture.secret) {
    paintSecret(painter, *picture.secret, geometry.grid, picture.look);
  } else {
    paintRegionFrames(painter, picture);
  }
  paintStrips(painter, picture);
  if (whole) {
    if (geometry.arrangement != StageArrangement::Presented) paintLegend(painter, picture);
    paintSram(painter, picture);
    paintArrow(painter, geometry.loadArrow, theme.hbmInk, picture.look);
    paintArrow(painter, geometry.storeArrow, theme.sramInk, picture.look);
  }
  QList<QRectF> sums;
  for (StageLabel label : stageTexts(geometry, picture.scene)) {
    const bool ofRegion = label.what == StageText::RegionCount || label.what == StageText::RegionWhy;
    if (picture.secret && ofRegion) continue;
    if (secret && givesFigures(label.what)) label.text = withoutFigures(label.text);
    paintText(painter, label, picture.look);
    if (label.what == StageText::SumCount) sums.append(label.place);
  }
  if (picture.travel && !secret) paintTravel(painter, picture, sums);
  if (picture.focused) paintFocus(painter, picture);
  painter.restore();
}

}  // namespace tilewise
