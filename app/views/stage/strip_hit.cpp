// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/strip_hit.h"

#include <algorithm>

namespace tilewise {

namespace {

constexpr double AimedAtFrom = 4;  ///< px

template <class Real>
std::optional<double> entryOf(const Matrix<Real>& values, std::int64_t row, std::int64_t column) {
  if (row >= values.rows() || column >= values.cols()) return std::nullopt;
  return values(row, column);
}

/// As it was given; where a run holds none beside HBM, HBM holds the same values.
std::optional<double> inputEntry(const Run& run, Tensor tensor, std::int64_t row, std::int64_t column) {
  if (run.countersOnly()) return std::nullopt;
  if (!run.inputs) return entryOf((*run.hbm->tensors<float>())[static_cast<std::size_t>(tensor)], row, column);
  switch (tensor) {
    case Tensor::Q: return entryOf(run.inputs->Q, row, column);
    case Tensor::K: return entryOf(run.inputs->K, row, column);
    case Tensor::V: return entryOf(run.inputs->V, row, column);
    default: return entryOf(run.inputs->dO, row, column);
  }
}

std::optional<double> entryOf(const Vector<double>& values, std::int64_t row) {
  if (row >= values.size()) return std::nullopt;
  return values(row);
}

/// D_r = dO_r · O_r.
std::optional<double> rowTerm(const Run& run, std::int64_t row) {
  const bool isThere = run.result && run.inputs && row < run.result->O.rows() && row < run.inputs->dO.rows();
  return isThere ? std::optional(run.result->O.row(row).dot(run.inputs->dO.row(row))) : std::nullopt;
}

}  // namespace

std::optional<StripHit> stripUnder(const StageGeometry& geometry, const Problem& problem, QPointF point) {
  for (const StripPlace& strip : geometry.strips) {
    if (!strip.view.contains(point)) continue;
    const AxisScale& axis = strip.down ? geometry.grid.rows : geometry.grid.columns;
    const double along = strip.down ? point.y() - strip.view.top() + geometry.grid.pan.y()
                                    : point.x() - strip.view.left() + geometry.grid.pan.x();
    if (along >= axis.length()) return std::nullopt;
    StripHit hit;
    hit.tensor = strip.tensor;
    hit.block = axis.blockAt(along);
    hit.area = geometry.blockRect(strip.tensor, hit.block) & strip.view;
    if (axis.tokenPixels() >= AimedAtFrom) hit.row = axis.tokenAt(along);
    const std::int64_t columns = shapeOf(strip.tensor, problem).columns;
    const double across = strip.down ? point.x() - strip.view.left() : point.y() - strip.view.top();
    const double thickness = strip.down ? strip.view.width() : strip.view.height();
    const double pixels = thickness / static_cast<double>(columns);
    if (columns == 1 || pixels >= AimedAtFrom) {
      hit.column = std::clamp<std::int64_t>(static_cast<std::int64_t>(across / pixels), 0, columns - 1);
    }
    return hit;
  }
  return std::nullopt;
}

std::optional<double> stripValue(const Run& run, Tensor tensor, std::int64_t row, std::int64_t column) {
  const RunResult* result = run.result.get();
  const Gradients* gradients = result != nullptr && result->backward ? &result->backward->gradients : nullptr;
  switch (tensor) {
    case Tensor::Q:
    case Tensor::K:
    case Tensor::V:
    case Tensor::dO: return inputEntry(run, tensor, row, column);
    case Tensor::O: return result != nullptr ? entryOf(result->O, row, column) : std::nullopt;
    case Tensor::lse: return result != nullptr ? entryOf(result->lse, row) : std::nullopt;
    case Tensor::m: return result != nullptr ? entryOf(result->m, row) : std::nullopt;
    case Tensor::l: return result != nullptr ? entryOf(result->l, row) : std::nullopt;
    case Tensor::dQ: return gradients != nullptr ? entryOf(gradients->dQ, row, column) : std::nullopt;
    case Tensor::dK: return gradients != nullptr ? entryOf(gradients->dK, row, column) : std::nullopt;
    case Tensor::dV: return gradients != nullptr ? entryOf(gradients->dV, row, column) : std::nullopt;
    case Tensor::D: return rowTerm(run, row);
    default: return std::nullopt;
  }
}

}  // namespace tilewise
