// SPDX-License-Identifier: MIT
#pragma once

/// Which tiles of the score grid may be visible at all, and the known patterns of block-sparse attention.

#include <cstdint>
#include <string>
#include <vector>

namespace tilewise {

/// The largest mask that a file or a pattern may ask for: 64 MiB.
inline constexpr std::int64_t MaximumMaskTiles = 1 << 26;

class BlockMask {
 public:
  /// All tiles visible. Requires: rows, columns >= 1.
  BlockMask(std::int64_t rows, std::int64_t columns)
      : m_rows(rows), m_columns(columns), m_visible(static_cast<std::size_t>(rows * columns), 1) {}

  std::int64_t rows() const { return m_rows; }        ///< nr
  std::int64_t columns() const { return m_columns; }  ///< nc
  bool visible(std::int64_t i, std::int64_t j) const { return m_visible[at(i, j)] != 0; }
  void set(std::int64_t i, std::int64_t j, bool visible) { m_visible[at(i, j)] = visible ? 1 : 0; }
  std::int64_t visibleTiles() const;

  bool operator==(const BlockMask&) const = default;

 private:
  std::size_t at(std::int64_t i, std::int64_t j) const { return static_cast<std::size_t>(i * m_columns + j); }

  std::int64_t m_rows, m_columns;
  std::vector<std::uint8_t> m_visible;
};

// Patterns. i and j are tiles; the diagonal of a grid that is not square is scaled, so that it joins the corners.

/// Tiles at most `reach` columns off the diagonal.
BlockMask bandedBlocks(std::int64_t rows, std::int64_t columns, std::int64_t reach);
/// The diagonal, and every `stride`-th column. Requires: stride >= 1.
/// Source: Child et al. 2019, "Generating Long Sequences with Sparse Transformers", the strided pattern by blocks.
BlockMask stridedBlocks(std::int64_t rows, std::int64_t columns, std::int64_t stride);
/// The first `count` rows and columns, and the diagonal.
/// Source: Beltagy et al. 2020, "Longformer"; Zaheer et al. 2020, "Big Bird": global tokens.
BlockMask globalBlocks(std::int64_t rows, std::int64_t columns, std::int64_t count);
/// Each tile visible with this probability, a pure function of seed and tile. Range: 0 <= fraction <= 1.
BlockMask randomBlocks(std::int64_t rows, std::int64_t columns, double fraction, std::uint64_t seed);

// The same mask for other tiles. A tile may be visible where it meets one that may: no entry is lost, and larger tiles show
// more. Tiles that divide the old ones show the same entries.

/// What a mask is cut into.
struct MaskTiles {
  std::int64_t Tq = 0;  ///< queries
  std::int64_t Tk = 0;  ///< keys
  std::int64_t Br = 0;  ///< rows of a tile
  std::int64_t Bc = 0;  ///< columns

  bool operator==(const MaskTiles&) const = default;
};

/// made: the tiles that the mask was made for. Where they are not as many as it has, or the lengths are others, both sides
/// are taken as cut into equal parts. Requires: all sizes of `wanted` >= 1.
BlockMask covering(const BlockMask& mask, const MaskTiles& made, const MaskTiles& wanted);

/// As many tiles, both masks cut into equal parts. Requires: rows, columns >= 1.
BlockMask resampled(const BlockMask& mask, std::int64_t rows, std::int64_t columns);

}  // namespace tilewise
