// SPDX-License-Identifier: MIT
#pragma once

/// The closed forms again, split by what a value is kept in, so that they have bytes; and the arithmetic beside them.
/// Per head. They need the census alone, so they also answer for tiles that no mask of a problem makes.
/// Source: algorithms.md, "Memory: what is counted" and "Arithmetic".

#include <cstdint>

#include "core/costs/attention_pass.h"
#include "core/tiling/tile_census.h"

namespace tilewise {

/// Lengths of one head.
struct Lengths {
  std::int64_t Tq = 0;
  std::int64_t Tk = 0;
  std::int64_t dk = 0;
  std::int64_t dv = 0;

  bool operator==(const Lengths&) const = default;
};

Lengths lengthsOf(const Problem& problem);

/// HBM accesses, loads and stores together.
struct Accesses {
  std::int64_t elements = 0;    ///< values of matrices, kept in the modelled type
  std::int64_t statistics = 0;  ///< values of lse, m, l, D, kept in 4 bytes

  std::int64_t values() const { return elements + statistics; }
  std::int64_t bytes(std::int64_t elementBytes) const { return elements * elementBytes + statistics * 4; }
  bool operator==(const Accesses&) const = default;
};

/// Accesses of a pass whose visited tiles are these. Standard attention takes no notice of the tiles.
Accesses accessesOf(AttentionPass which, const Lengths& lengths, const TileCensus& census);

/// What a pass computes.
struct Arithmetic {
  std::int64_t flops = 0;  ///< in matrix products, 2 a multiply-add
  std::int64_t exponentials = 0;

  bool operator==(const Arithmetic&) const = default;
};

/// Arithmetic of a pass whose visited tiles are these, masked entries of visited tiles included. Standard attention
/// computes all Tq Tk entries.
Arithmetic arithmeticOf(AttentionPass which, const Lengths& lengths, const TileCensus& census);

}  // namespace tilewise
