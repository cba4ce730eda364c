// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_geometry.h"

#include <algorithm>
#include <cmath>

#include "app/session/notation.h"
#include "app/views/stage/bus_layout.h"
#include "app/views/stage/hbm_layout.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

// Lengths at 100 %.
constexpr double BusHeight = 26;
constexpr double BusWidth = 40;   ///< between cards that stand side by side
constexpr double HbmShare = 0.5;  ///< of the width, side by side
constexpr double PresentedWide = 1.6;        ///< times the height: SRAM stands beside HBM from here on
constexpr double PresentedAspect = 1.06;     ///< of the HBM card with one grid
constexpr double PresentedSramShare = 0.42;  ///< of the height, for boxes beside HBM
constexpr double PresentedGap = 6;
constexpr double PillHeight = 18;

/// One grid needs no more width than height; matrices side by side take half of it.
double presentedHbmWidth(const StageFacts& facts, QSizeF size) {
  if (facts.form.gridCount() > 1) return std::round(HbmShare * size.width());
  return std::round(std::min(HbmShare * size.width(), PresentedAspect * size.height()));
}

bool standsBeside(StageArrangement arrangement, QSizeF size) {
  if (arrangement != StageArrangement::Presented) return arrangement == StageArrangement::SramBeside;
  return size.width() > PresentedWide * size.height();
}

}  // namespace

const StripPlace* StageGeometry::findStrip(Tensor tensor) const {
  const auto found = std::ranges::find(strips, tensor, &StripPlace::tensor);
  return found == strips.end() ? nullptr : &*found;
}

const MatrixPlace* StageGeometry::findMatrix(Tensor tensor) const {
  const auto found = std::ranges::find(matrices, tensor, &MatrixPlace::tensor);
  return found == matrices.end() ? nullptr : &*found;
}

const StripPlace& StageGeometry::strip(Tensor tensor) const {
  const StripPlace* found = findStrip(tensor);
  TILEWISE_EXPECTS(found != nullptr);
  return *found;
}

const GridPlace& StageGeometry::gridAt(int matrix) const { return matrix == 0 ? grid : matrices[matrix].grid; }

const GridPlace& StageGeometry::gridUnder(QPointF point) const {
  const auto found =
      std::ranges::find_if(matrices, [&](const MatrixPlace& each) { return each.grid.view.contains(point); });
  return found == matrices.end() ? grid : found->grid;
}

QRectF StageGeometry::blockRect(Tensor tensor, std::int64_t block) const {
  const StripPlace& place = strip(tensor);
  if (place.down) {
    // Beside its own matrix.
    const QRectF tile = grid.tileRect({block, 0}).translated(0, place.view.top() - grid.view.top());
    return {place.view.left(), tile.top(), place.view.width(), tile.height()};
  }
  // Above its own matrix.
  const QRectF tile = grid.tileRect({0, block}).translated(place.view.left() - grid.view.left(), 0);
  return {tile.left(), place.view.top(), tile.width(), place.view.height()};
}

StageLabel StageGeometry::pill(bool row, std::int64_t block, int matrix) const {
  const GridPlace& on = gridAt(matrix);
  const QRectF tile = row ? on.tileRect({block, 0}) : on.tileRect({0, block});
  const double height = metrics.px(PillHeight);
  const QString text = QString::number(shownBlock(block));
  const double width = std::max<double>(height, textWidth(StageText::Pill, text, metrics) + metrics.px(8));
  // A view that is smaller than the pill has it in its middle.
  const auto held = [](double at, double from, double to) {
    return from <= to ? std::clamp(at, from, to) : (from + to) / 2;
  };
  QPointF middle;
  if (row) {
    const double seen = (std::max(tile.top(), on.view.top()) + std::min(tile.bottom(), on.view.bottom())) / 2;
    middle = {indexColumn, held(seen, on.view.top() + height / 2, on.view.bottom() - height / 2)};
  } else {
    const double seen = (std::max(tile.left(), on.view.left()) + std::min(tile.right(), on.view.right())) / 2;
    middle = {held(seen, on.view.left() + width / 2, on.view.right() - width / 2),
              indexRow + on.view.top() - grid.view.top()};
  }
  StageLabel label;
  label.what = StageText::Pill;
  label.text = text;
  label.place = QRectF(std::round(middle.x() - width / 2), std::round(middle.y() - height / 2), width, height);
  label.align = Qt::AlignHCenter;
  label.number = block;
  return label;
}

StageGeometry layOutStage(const StageFacts& facts, const Metrics& metrics, QSizeF size, const StageZoom& zoom,
                          StageArrangement arrangement) {
  StageGeometry out;
  out.size = size;
  out.metrics = metrics;
  out.arrangement = arrangement;
  if (arrangement == StageArrangement::HbmAlone) {
    out.hbmCard = QRectF(QPointF(0, 0), size);
    layOutHbm(facts, zoom, out);
    return out;
  }
  const bool presented = arrangement == StageArrangement::Presented;
  const bool below = !standsBeside(arrangement, size);
  const double besideWidth = presented ? presentedHbmWidth(facts, size) : std::round(HbmShare * size.width());
  const double hbmWidth = below ? size.width() : besideWidth;
  const double sramLeft = below ? 0 : hbmWidth + metrics.px(BusWidth);
  const double mostBeside = presented ? PresentedSramShare * size.height() : size.height();
  const double most = below ? mostSramHeight(facts, metrics, size.height()) : mostBeside;
  const SramPlan plan = planSram(facts, metrics, size.width() - sramLeft, most);
  const double sramTop = below ? std::max(1.0, size.height() - plan.height) : 0;
  const double hbmHeight = below ? std::max(1.0, sramTop - metrics.px(BusHeight)) : size.height();
  out.hbmCard = QRectF(0, 0, hbmWidth, hbmHeight);
  out.sramCard = QRectF(sramLeft, sramTop, std::max(1.0, size.width() - sramLeft), plan.height);

  if (presented && !below) {
    const double top = out.sramCard.bottom() + metrics.px(PresentedGap);
    out.free = QRectF(QPointF(sramLeft, top), QPointF(size.width(), std::max(top, size.height())));
  }

  layOutHbm(facts, zoom, out);
  out.sram = layOutSram(facts, metrics, plan, out.sramCard);
  layOutBus(facts, out);
  out.labels += out.legend.labels;
  out.labels += out.sram.labels;
  if (presented) return out;
  out.labels.append(labelAt(StageText::ZoomPercent, {}, out.zoomControl.percent.center(), Qt::AlignHCenter, metrics));
  out.labels.last().place = out.zoomControl.percent;
  return out;
}

}  // namespace tilewise
