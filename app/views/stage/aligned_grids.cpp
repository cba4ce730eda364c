// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/aligned_grids.h"

#include <algorithm>
#include <map>

#include "app/views/stage/hbm_layout.h"

namespace tilewise {

StageGeometry layOutHbmAlone(const StageFacts& facts, const Metrics& metrics, QSizeF size, StageArrangement arrangement,
                             const GridAlignment& alignment) {
  StageGeometry out;
  out.size = size;
  out.metrics = metrics;
  out.arrangement = arrangement;
  out.hbmCard = QRectF(QPointF(0, 0), size);
  layOutHbm(facts, {}, out, alignment);
  return out;
}

std::vector<GridAlignment> alignedGrids(const std::vector<const StageFacts*>& runs, const Metrics& metrics, QSizeF size,
                                        StageArrangement arrangement) {
  std::map<int, double> scales;  // by number of grids
  for (const StageFacts* facts : runs) {
    const GridPlace grid = layOutHbmAlone(*facts, metrics, size, arrangement, {}).grid;
    const double own = shorterTokenPixels(grid.rows, grid.columns);
    const auto [scale, isFirst] = scales.try_emplace(facts->form.gridCount(), own);
    if (!isFirst) scale->second = std::min(scale->second, own);
  }
  // In the middle of its card as far as that can be; a grid that fills its card says where the others begin.
  std::vector<GridAlignment> alignments;
  double middle = 0, lowest = size.height();
  for (const StageFacts* facts : runs) {
    GridAlignment own{scales.at(facts->form.gridCount()), {}};
    const auto top = [&] { return layOutHbmAlone(*facts, metrics, size, arrangement, own).grid.view.top(); };
    middle = std::max(middle, top());
    own.top = size.height();
    lowest = std::min(lowest, top());
    alignments.push_back(own);
  }
  for (GridAlignment& each : alignments) each.top = std::min(middle, lowest);
  return alignments;
}

}  // namespace tilewise
