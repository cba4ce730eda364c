// SPDX-License-Identifier: MIT
#include "core/problem/block_mask.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/base/philox.h"

namespace tilewise {

namespace {

/// The column of the diagonal in row i.
std::int64_t diagonal(std::int64_t i, std::int64_t rows, std::int64_t columns) {
  return (2 * i + 1) * columns / (2 * rows);
}

template <class Visible>
BlockMask filled(std::int64_t rows, std::int64_t columns, Visible visible) {
  BlockMask mask(rows, columns);
  for (std::int64_t i = 0; i < rows; ++i) {
    for (std::int64_t j = 0; j < columns; ++j) mask.set(i, j, visible(i, j));
  }
  return mask;
}

}  // namespace

std::int64_t BlockMask::visibleTiles() const {
  return std::count_if(m_visible.begin(), m_visible.end(), [](std::uint8_t each) { return each != 0; });
}

BlockMask bandedBlocks(std::int64_t rows, std::int64_t columns, std::int64_t reach) {
  return filled(rows, columns, [&](std::int64_t i, std::int64_t j) {
    return std::abs(j - diagonal(i, rows, columns)) <= reach;
  });
}

BlockMask stridedBlocks(std::int64_t rows, std::int64_t columns, std::int64_t stride) {
  return filled(rows, columns, [&](std::int64_t i, std::int64_t j) {
    return j == diagonal(i, rows, columns) || (j + 1) % stride == 0;
  });
}

BlockMask globalBlocks(std::int64_t rows, std::int64_t columns, std::int64_t count) {
  return filled(rows, columns, [&](std::int64_t i, std::int64_t j) {
    return i < count || j < count || j == diagonal(i, rows, columns);
  });
}

BlockMask randomBlocks(std::int64_t rows, std::int64_t columns, double fraction, std::uint64_t seed) {
  const double limit = std::ldexp(fraction, 32);
  return filled(rows, columns, [&](std::int64_t i, std::int64_t j) {
    const auto words = philox4x32({static_cast<std::uint32_t>(i), static_cast<std::uint32_t>(j), 0, 2},
                                  {static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)});
    return words[0] < limit;
  });
}

BlockMask resampled(const BlockMask& mask, std::int64_t rows, std::int64_t columns) {
  return filled(rows, columns, [&](std::int64_t i, std::int64_t j) {
    return mask.visible(diagonal(i, rows, mask.rows()), diagonal(j, columns, mask.columns()));
  });
}

}  // namespace tilewise
