// SPDX-License-Identifier: MIT
#include "core/problem/block_mask.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/base/philox.h"
#include "core/base/range.h"

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

/// One side of two grids over the same length, which may be in parts of a token.
struct Side {
  std::int64_t length;
  std::int64_t before;  ///< length of an old tile
  std::int64_t after;   ///< length of a new one

  std::int64_t count() const { return (length + after - 1) / after; }
  /// The old tiles that new tile n meets.
  Range met(std::int64_t n) const {
    return {n * after / before, (std::min((n + 1) * after, length) - 1) / before + 1};
  }
};

Side equalParts(std::int64_t before, std::int64_t after) { return {before * after, after, before}; }

Side sideOf(std::int64_t count, std::int64_t madeLength, std::int64_t madeBlock, std::int64_t length, std::int64_t block) {
  const bool isKnown = madeLength == length && madeBlock >= 1 && (length + madeBlock - 1) / madeBlock == count;
  if (isKnown) return {length, madeBlock, block};
  // Parts of a token: count of them a token, so that both kinds of tiles begin at whole ones.
  return {length * count, length, block * count};
}

BlockMask carried(const BlockMask& mask, const Side& rows, const Side& columns) {
  return filled(rows.count(), columns.count(), [&](std::int64_t i, std::int64_t j) {
    const Range metRows = rows.met(i), metColumns = columns.met(j);
    for (std::int64_t a = metRows.begin; a < metRows.end; ++a) {
      for (std::int64_t b = metColumns.begin; b < metColumns.end; ++b) {
        if (mask.visible(a, b)) return true;
      }
    }
    return false;
  });
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

BlockMask covering(const BlockMask& mask, const MaskTiles& made, const MaskTiles& wanted) {
  const Side rows = sideOf(mask.rows(), made.Tq, made.Br, wanted.Tq, wanted.Br);
  const Side columns = sideOf(mask.columns(), made.Tk, made.Bc, wanted.Tk, wanted.Bc);
  return carried(mask, rows, columns);
}

BlockMask resampled(const BlockMask& mask, std::int64_t rows, std::int64_t columns) {
  return carried(mask, equalParts(mask.rows(), rows), equalParts(mask.columns(), columns));
}

}  // namespace tilewise
