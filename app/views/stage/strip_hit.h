// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What of a strip lies under a point.

#include <optional>

#include "app/views/stage/stage_geometry.h"

namespace tilewise {

struct StripHit {
  Tensor tensor = Tensor::Q;
  std::int64_t block = 0;
  std::optional<std::int64_t> row;     ///< of the whole tensor, where rows are wide enough to be aimed at
  std::optional<std::int64_t> column;  ///< likewise
  QRectF area;                         ///< of the block, what is seen of it
};

/// Absent beside the strips.
std::optional<StripHit> stripUnder(const StageGeometry& geometry, const Problem& problem, QPointF point);

/// The value of a strip's entry, in inputs and results of the run; absent where the run has no such array.
std::optional<double> stripValue(const Run& run, Tensor tensor, std::int64_t row, std::int64_t column);

}  // namespace tilewise
