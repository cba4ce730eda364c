// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include <QString>

#include "core/problem/problem.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

/// A closed form as one writes it down, and what it comes to.
struct WrittenForm {
  QString markup;  ///< in the markup of MathText: "2*Td* + *T* + 72 · 2*B*_c*d*"
  QString where;   ///< plain: what the letters and counts stand for: "T = 1,024, d = 64, B_c = 64; 72 tiles visited"
  std::int64_t value = 0;  ///< of the very terms that are written, in values

  bool operator==(const WrittenForm&) const = default;
};

/// HBM values that a pass of a problem moves, per head: what crosses once, then what crosses with every visited tile.
/// Source: algorithms.md, "Memory: what is counted".
WrittenForm writtenForm(const Problem& problem, Pass pass, const TileCensus& census);

}  // namespace tilewise
