// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/sram_painter.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

#include "app/views/look/hatch.h"
#include "app/views/look/letter_ground.h"
#include "app/views/look/maths_text.h"
#include "app/views/stage/capacity_layout.h"
#include "app/views/stage/chip_walk.h"
#include "app/views/stage/stage_names.h"
#include "app/views/stage/strip_painter.h"

namespace tilewise {

namespace {

constexpr double ChangedGap = 1;  ///< px between a box and its frame
constexpr double ChangedFrame = 3;
constexpr double LineGap = 3;  ///< the same of a line
constexpr double TickReach = 4;
constexpr double LowGauge = 20;  ///< px: in a title row

/// The dot of a gradient, and the tiles in a sum: "2/6".
void paintInside(QPainter& painter, const QRectF& held, const BoxPlace& place, const BoxState& state,
                 const Look& look) {
  const QColor color = Theme::letterOn(look.theme.hue(hueOf(place.box)));
  const QFont font = look.metrics.bold(Role::Second);
  const QString parts = state.parts ? QStringLiteral("%1/%2").arg(state.parts->done).arg(state.parts->all) : QString();
  const double height = font.pixelSize() * 1.2;
  const bool saysParts =
      !parts.isEmpty() && held.height() >= height && QFontMetricsF(font).horizontalAdvance(parts) + 2 <= held.width();
  QRectF free = held;
  if (saysParts) {
    const bool both = held.height() >= 2 * height;
    const QRectF at(held.left(), both ? held.center().y() : held.top(), held.width(), both ? height : held.height());
    painter.setFont(font);
    painter.setPen(color);
    clearForLetters(painter, painter.boundingRect(at, Qt::AlignCenter, parts), hueOf(place.box), look);
    painter.drawText(at, Qt::AlignCenter, parts);
    if (!both) return;
    free.setBottom(held.center().y());
  }
  if (isGradient(place.box)) drawGradientDot(painter, free, color, look);
}

void paintBox(QPainter& painter, const BoxPlace& place, const BoxState& state, const Look& look) {
  const TensorHue hue = state.guest ? hueOf(*state.guest) : hueOf(place.box);
  const QColor outline = look.theme.outline(look.theme.hue(hue));
  if (!state.filled) {
    if (!place.line) painter.fillRect(place.rect, look.theme.paper);
    drawDashed(painter, place.rect, outline, look);
    return;
  }
  // A ragged last block fills its part; the rest of the box stays free.
  const QRectF held(place.rect.topLeft(), QSizeF(std::max(1.0, std::round(place.rect.width() * state.across)),
                                                 std::max(1.0, std::round(place.rect.height() * state.down))));
  if (place.line) {
    painter.fillRect(QRectF(place.rect.topLeft(), QSizeF(place.rect.width(), held.height())), outline);
  } else {
    if (held != place.rect) {
      painter.fillRect(place.rect, look.theme.paper);
      drawDashed(painter, place.rect, outline, look);
    }
    fillTensor(painter, held, hue, look);
    drawOutline(painter, held, look.metrics.px(1), outline);
    paintInside(painter, held, place, state, look);
  }
  if (!state.changed) return;
  const double width = look.metrics.px(ChangedFrame);
  const double across = look.metrics.px(place.line ? LineGap : ChangedGap) + width;
  const double down = look.metrics.px(ChangedGap) + width;
  drawOutline(painter, place.rect.adjusted(-across, -down, across, down), width, look.theme.now);
}

/// The block that crossed last, where residency is left open.
void paintCrossing(QPainter& painter, const StagePicture& picture) {
  const Look& look = picture.look;
  const QRectF& rect = picture.geometry.sram.crossing;
  const std::optional<Move>& move = picture.scene.lastMove;
  const bool arriving = picture.travel && picture.travel->underWay() && picture.travel->move.load;
  if (!move || arriving) {
    painter.fillRect(rect, look.theme.paper);
    drawDashed(painter, rect, look.theme.outline(look.theme.S), look);
    return;
  }
  const TensorHue hue = hueOf(move->tensor);
  fillTensor(painter, rect, hue, look);
  drawOutline(painter, rect, look.metrics.px(1), look.theme.outline(look.theme.hue(hue)));
  if (isGradient(move->tensor)) drawGradientDot(painter, rect, Theme::letterOn(look.theme.hue(hue)), look);
}

void paintGauge(QPainter& painter, const StagePicture& picture) {
  const QRectF& gauge = picture.geometry.sram.gauge;
  if (gauge.isEmpty()) return;
  const Look& look = picture.look;
  const Theme& theme = look.theme;
  const Gauge parts = gaugeOf(picture.facts);
  const auto at = [&](double share) { return std::round(gauge.left() + share * gauge.width()); };
  painter.fillRect(gauge, theme.paper);
  const QFont font = look.metrics.bold(Role::Second);
  for (const GaugePart& part : parts.parts) {
    const QRectF rect(QPointF(at(part.begin), gauge.top()), QPointF(at(part.end), gauge.bottom()));
    if (rect.width() < 1) continue;
    const QColor color = theme.hue(hueOf(part.box));
    fillTensor(painter, rect, hueOf(part.box), look);
    painter.fillRect(QRectF(rect.right() - 1, rect.top(), 1, rect.height()), theme.outline(color));
    const MathText name =
        MathText::parse(boxName(part.box, picture.facts.pass, {}, {}).remove(u'*').remove(QStringLiteral("^T")));
    // The letter stands in what is not beyond the capacity.
    const QRectF free(rect.topLeft(), QPointF(std::min(rect.right(), at(parts.capacity)), rect.bottom()));
    if (name.width(font) + 1 > free.width() || gauge.height() < font.pixelSize()) continue;
    const QPointF baseline(std::round(free.center().x() - name.width(font) / 2),
                           std::round(rect.center().y() + font.pixelSize() * 0.36));
    const QSizeF letters = name.size(font);
    clearForLetters(painter, QRectF(QPointF(baseline.x(), baseline.y() - name.ascent(font)), letters) & rect,
                    hueOf(part.box), look);
    name.draw(painter, baseline, font, Theme::letterOn(color));
  }
  if (picture.facts.bytesTooMany() > 0) {
    const QRectF beyond(QPointF(at(parts.capacity), gauge.top()), QPointF(at(parts.used), gauge.bottom()));
    painter.fillRect(beyond, theme.err);
    drawHatch(painter, beyond,
              {HatchKind::Rising, Theme::letterOn(theme.err), static_cast<qreal>(look.metrics.px(6)),
               look.metrics.lineWidth(1.2), gauge.topLeft()});
  }
  drawOutline(painter, gauge, look.metrics.px(1), theme.edge);
  const double reach = look.metrics.px(gauge.height() < look.metrics.px(LowGauge) ? TickReach / 2 : TickReach);
  const double width = look.metrics.px(2);
  const auto tick = [&](double share) {
    painter.fillRect(
        QRectF(std::min(at(share), gauge.right() - width), gauge.top() - reach, width, gauge.height() + 2 * reach),
        theme.ink);
  };
  if (picture.facts.onChip.empty()) return;
  // Where the boxes end; when they need too much, where the device does.
  tick(picture.facts.bytesTooMany() > 0 ? parts.capacity : parts.used);
}

}  // namespace

void paintSram(QPainter& painter, const StagePicture& picture) {
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (const BoxPlace& place : picture.geometry.sram.boxes) {
    if (!picture.scene.uses(place.box)) continue;
    BoxState state = picture.scene.box(place.box);
    const std::optional<Travel>& travel = picture.travel;
    if (travel && travel->underWay() && travel->move.load &&
        boxOf(travel->move.tensor, true, picture.facts) == place.box) {
      state.filled = false;
    }
    paintBox(painter, place, state, picture.look);
  }
  if (!picture.geometry.sram.crossing.isEmpty()) paintCrossing(painter, picture);
  paintGauge(painter, picture);
}

}  // namespace tilewise
