// SPDX-License-Identifier: MIT
#pragma once

/// How the score grid is cut: nr x nc tiles of Br x Bc entries, the last row and column perhaps ragged.

#include <cstdint>

#include "core/base/range.h"
#include "core/problem/mask.h"
#include "core/problem/problem.h"

namespace tilewise {

struct TileIndex {
  std::int64_t i = 0;  ///< query block
  std::int64_t j = 0;  ///< key block

  bool operator==(const TileIndex&) const = default;
};

class TileGrid {
 public:
  explicit TileGrid(const Problem& problem);

  std::int64_t nr() const { return m_nr; }
  std::int64_t nc() const { return m_nc; }
  std::int64_t tileCount() const { return m_nr * m_nc; }
  /// Queries of block i. Requires: 0 <= i < nr.
  Range queries(std::int64_t i) const { return block(i, m_Br, m_Tq); }
  /// Keys of block j. Requires: 0 <= j < nc.
  Range keys(std::int64_t j) const { return block(j, m_Bc, m_Tk); }
  TileIndex tileAt(std::int64_t r, std::int64_t t) const { return {r / m_Br, t / m_Bc}; }

  TileKind kind(TileIndex tile) const { return m_mask.kind(queries(tile.i), keys(tile.j)); }
  const Mask& mask() const { return m_mask; }

 private:
  static Range block(std::int64_t index, std::int64_t size, std::int64_t total) {
    const std::int64_t begin = index * size;
    return {begin, begin + size < total ? begin + size : total};
  }

  std::int64_t m_Tq, m_Tk, m_Br, m_Bc, m_nr, m_nc;
  Mask m_mask;
};

}  // namespace tilewise
