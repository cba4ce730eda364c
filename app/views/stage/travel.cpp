// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/travel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "app/models/amount_text.h"
#include "app/views/look/numbers.h"
#include "app/views/stage/chip_walk.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

constexpr int LongestMs = 350;
constexpr double MsAtOneStep = 600;  ///< 2, 5, 10 steps a second: 300, 120, 60 ms
constexpr double NoTravelFrom = 25;  ///< steps a second
constexpr double PillHeight = 18;

double easedOut(double time) {
  const double left = 1 - std::clamp(time, 0.0, 1.0);
  return 1 - left * left * left;
}

/// A block of a strip or a tile of a matrix, held at the end of the view when it has been scrolled out; null where the
/// stage has neither.
QRectF seenBlock(const StageGeometry& geometry, const StageFacts& facts, const Move& move) {
  const MatrixPlace* matrix = geometry.findMatrix(move.tensor);
  const StripPlace* strip = geometry.findStrip(move.tensor);
  if (matrix == nullptr && strip == nullptr) return {};
  const QRectF view = matrix != nullptr ? matrix->grid.view : strip->view;
  const QRectF rect = matrix != nullptr ? matrix->grid.tileRect({move.block / facts.nc(), move.block % facts.nc()})
                                        : geometry.blockRect(move.tensor, move.block);
  const QRectF seen = rect & view;
  if (!seen.isEmpty()) return seen;
  const QPointF middle(std::clamp(rect.center().x(), view.left() + 2, view.right() - 2),
                       std::clamp(rect.center().y(), view.top() + 2, view.bottom() - 2));
  return QRectF(middle - QPointF(2, 2), QSizeF(4, 4));
}

QRectF boxRect(const StageGeometry& geometry, const StageFacts& facts, const Move& move) {
  const BoxPlace* box = geometry.sram.place(boxOf(move.tensor, move.load, facts));
  return box != nullptr ? box->rect : geometry.sram.crossing;
}

QPolygonF pathBetween(QPointF strip, const QLineF& bus, QPointF box) {
  const bool upright = std::abs(bus.dy()) > std::abs(bus.dx());
  // The bus from HBM's end to SRAM's, whichever way its arrow points.
  const bool fromHbm = upright ? bus.y1() < bus.y2() : bus.x1() < bus.x2();
  const QPointF sramEnd = fromHbm ? bus.p2() : bus.p1();
  const QPointF first = upright ? QPointF(bus.x1(), strip.y()) : QPointF(strip.x(), bus.y1());
  return QPolygonF({strip, first, sramEnd, box});
}

QPointF pointAlong(const QPolygonF& path, double share) {
  std::array<double, 3> lengths{};
  double all = 0;
  for (qsizetype n = 0; n < 3; ++n) all += lengths[static_cast<std::size_t>(n)] = QLineF(path[n], path[n + 1]).length();
  double left = share * all;
  for (qsizetype n = 0; n < 3; ++n) {
    const double length = lengths[static_cast<std::size_t>(n)];
    if (left <= length && length > 0) return QLineF(path[n], path[n + 1]).pointAt(left / length);
    left -= length;
  }
  return path.last();
}

StageLabel pillAt(const StageGeometry& geometry, const StageFacts& facts, const Move& move, QPointF middle) {
  const Metrics& metrics = geometry.metrics;
  const QString amount = amountNumber(facts.problem, amountOf(facts.problem, move.tensor, move.values));
  StageLabel pill = labelAt(StageText::Pill, amount + (move.load ? u" ↓"_s : u" ↑"_s), middle,
                            Qt::AlignHCenter, metrics);
  const double width = pill.place.width() + metrics.px(10);
  const double height = metrics.px(PillHeight);
  const double left = std::clamp(middle.x() - width / 2, 2.0, std::max(2.0, geometry.size.width() - width - 2));
  const double top = std::clamp(middle.y() - height / 2, 2.0, std::max(2.0, geometry.size.height() - height - 2));
  pill.place = QRectF(std::round(left), std::round(top), width, height);
  return pill;
}

/// How far the pill must go aside to leave these texts free: to their left, below or above, whichever is nearest.
QPointF asideOf(const QRectF& pill, const QList<QRectF>& keepFree, const StageGeometry& geometry) {
  const double air = geometry.metrics.px(3);
  QRectF all;
  for (const QRectF& each : keepFree) {
    if (each.intersects(pill)) all = all.united(each);
  }
  if (all.isEmpty()) return {};
  const QRectF stage = QRectF(QPointF(), geometry.size).adjusted(2, 2, -2, -2);
  std::optional<QPointF> nearest;
  for (const QPointF way : {QPointF(all.left() - air - pill.right(), 0), QPointF(0, all.bottom() + air - pill.top()),
                            QPointF(0, all.top() - air - pill.bottom())}) {
    const QRectF there = pill.translated(way);
    const auto meets = [&there](const QRectF& each) { return each.intersects(there); };
    if (!stage.contains(there) || std::ranges::any_of(keepFree, meets)) continue;
    if (!nearest || way.manhattanLength() < nearest->manhattanLength()) nearest = way;
  }
  return nearest.value_or(QPointF());
}

}  // namespace

int travelMilliseconds(double stepsPerSecond, bool playing) {
  if (!playing) return LongestMs;
  if (stepsPerSecond <= 0 || stepsPerSecond >= NoTravelFrom) return 0;
  return std::min(LongestMs, static_cast<int>(std::lround(MsAtOneStep / stepsPerSecond)));
}

TravelShape travelShape(const StageGeometry& geometry, const StageFacts& facts, const Travel& travel,
                        const QList<QRectF>& keepFree) {
  TravelShape shape;
  const QRectF box = boxRect(geometry, facts, travel.move);
  const QRectF strip = seenBlock(geometry, facts, travel.move);
  if (box.isEmpty() || strip.isEmpty()) return shape;
  const QLineF& bus = travel.move.load ? geometry.loadArrow : geometry.storeArrow;
  shape.path = pathBetween(strip.center(), bus, box.center());
  const QRectF to = travel.move.load ? box : strip;
  const QRectF from = travel.move.load ? strip : box;
  if (!travel.move.load) std::reverse(shape.path.begin(), shape.path.end());
  const double share = travel.reduced ? 1 : easedOut(travel.time);
  const QSizeF size(from.width() + (to.width() - from.width()) * share,
                    from.height() + (to.height() - from.height()) * share);
  const QPointF middle = pointAlong(shape.path, share);
  shape.block = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, size.width(), size.height());
  shape.pill = pillAt(geometry, facts, travel.move, middle);
  const QRectF atRest = pillAt(geometry, facts, travel.move, shape.path.last()).place;
  // How much of a sum is there is seen on the block itself.
  QList<QRectF> free = keepFree;
  if (facts.form.isSummed(travel.move.tensor)) free << to;
  const QPointF aside = share * asideOf(atRest, free, geometry);
  shape.pill.place.translate(std::round(aside.x()), std::round(aside.y()));
  return shape;
}

}  // namespace tilewise
