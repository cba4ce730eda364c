// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One side of the score grid: its blocks and tokens, and the pixels that they stand at.

#include <cstdint>

#include "core/base/range.h"

namespace tilewise {

class AxisScale {
 public:
  AxisScale() = default;

  /// tokens on a side cut into blocks of `block` tokens, a whole block `blockPixels` wide; the last one may be ragged.
  /// Below one pixel a block, a pixel stands for whole blocks. Requires: all above 0, block <= tokens.
  AxisScale(std::int64_t tokens, std::int64_t block, double blockPixels);

  std::int64_t tokens() const { return m_tokens; }
  std::int64_t blockCount() const { return (m_tokens + m_block - 1) / m_block; }
  double blockPixels() const { return m_blockPixels; }
  double tokenPixels() const { return m_blockPixels / static_cast<double>(m_block); }

  /// Where a token begins, not rounded; `token` may lie between two. Units: pixels from the side's begin.
  double position(double token) const { return token * tokenPixels(); }
  /// Where a block begins, in whole pixels. Range: 0 <= block <= blockCount().
  double edge(std::int64_t block) const;
  /// Whole pixels of the side; at least 1.
  double length() const { return m_length; }
  /// Pixels that a block covers: at least one, so below one pixel neighbours share theirs.
  double end(std::int64_t block) const;

  /// The block at a pixel; where several share it, the first. Positions outside are clamped to the side.
  std::int64_t blockAt(double pixel) const;
  std::int64_t tokenAt(double pixel) const;
  /// The blocks that are seen between two pixels, clamped to the side.
  Range blocksBetween(double from, double to) const;

 private:
  std::int64_t m_tokens = 1;
  std::int64_t m_block = 1;
  double m_blockPixels = 1;
  double m_length = 1;
};

/// Pixels of a token along the shorter side of a tile.
inline double shorterTokenPixels(const AxisScale& rows, const AxisScale& columns) {
  return rows.blockPixels() < columns.blockPixels() ? rows.tokenPixels() : columns.tokenPixels();
}

}  // namespace tilewise
