// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/stage_geometry.h"

#include <algorithm>
#include <cmath>

#include "app/session/notation.h"
#include "app/views/stage/bus_layout.h"
#include "app/views/stage/hbm_layout.h"
#include "app/views/stage/stage_arrangement.h"
#include "core/base/contract.h"

namespace tilewise {

namespace {

constexpr double PillHeight = 18;  ///< at 100 %

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
    middle = {indexColumnOf(matrix), held(seen, on.view.top() + height / 2, on.view.bottom() - height / 2)};
  } else {
    const double seen = (std::max(tile.left(), on.view.left()) + std::min(tile.right(), on.view.right())) / 2;
    middle = {held(seen, on.view.left() + width / 2, on.view.right() - width / 2), indexRowOf(matrix)};
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
  const StagePlan plan = planStage(facts, metrics, size, arrangement);
  StageGeometry out;
  out.size = size;
  out.metrics = metrics;
  out.arrangement = plan.arrangement;
  out.hbmCard = plan.hbmCard;
  out.sramCard = plan.sramCard;
  out.legendCard = plan.legendCard;
  out.free = plan.free;
  layOutHbm(facts, zoom, out);
  if (out.isHbmAlone()) return out;
  out.sram = layOutSram(facts, metrics, plan.sram, out.sramCard);
  layOutBus(facts, out);
  out.labels += out.legend.labels;
  out.labels += out.sram.labels;
  if (out.arrangement == StageArrangement::Presented) return out;
  out.labels.append(labelAt(StageText::ZoomPercent, {}, out.zoomControl.percent.center(), Qt::AlignHCenter, metrics));
  out.labels.last().place = out.zoomControl.percent;
  return out;
}

}  // namespace tilewise
