// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/error_rows.h"

#include <algorithm>
#include <utility>

namespace tilewise {

namespace {

/// Part n of `parts` of `all` values.
std::pair<Index, Index> partOf(Index all, Index parts, Index n) { return {n * all / parts, (n + 1) * all / parts}; }

}  // namespace

QImage errorImage(const Matrix<float>& errors, int rows, int columns, const HeatScale& scale, const Theme& theme) {
  const Index down = std::min<Index>(rows, errors.rows()), across = std::min<Index>(columns, errors.cols());
  std::vector<double> values(static_cast<std::size_t>(down * across));
  for (Index r = 0; r < down; ++r) {
    const auto [firstRow, endRow] = partOf(errors.rows(), down, r);
    for (Index c = 0; c < across; ++c) {
      const auto [firstColumn, endColumn] = partOf(errors.cols(), across, c);
      const float largest = errors.block(firstRow, firstColumn, endRow - firstRow, endColumn - firstColumn).maxCoeff();
      values[static_cast<std::size_t>(r * across + c)] = std::min<double>(largest, scale.last);
    }
  }
  return heatImage(static_cast<int>(down), static_cast<int>(across), values, scale, rampColors(Ramp::Errors, theme));
}

std::vector<double> largestOf(const std::vector<double>& values, int pixels) {
  const auto all = static_cast<Index>(values.size());
  const Index parts = std::min<Index>(pixels, all);
  std::vector<double> largest(static_cast<std::size_t>(parts));
  for (Index n = 0; n < parts; ++n) {
    const auto [begin, end] = partOf(all, parts, n);
    largest[static_cast<std::size_t>(n)] = *std::max_element(values.begin() + begin, values.begin() + end);
  }
  return largest;
}

}  // namespace tilewise
