// SPDX-License-Identifier: MIT
#pragma once

/// What an algorithm holds on chip at once, box by box, and how large that is.

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/base/footprint.h"
#include "core/problem/problem.h"

namespace tilewise {

enum class OnChipBox : std::uint8_t { Q, K, V, Weights, Output, m, l, mOld, lOld };

std::string_view word(OnChipBox box);  ///< Q | K | V | SP | O_acc | m | l | m_old | l_old

struct OnChipEntry {
  OnChipBox box;
  std::int64_t rows;
  std::int64_t columns;

  std::int64_t values() const { return rows * columns; }
  /// Bytes: the modelled element size, 4 for statistics.
  std::int64_t bytes(ElementType modelled) const;
};

/// The boxes in the order of the formula Q K^T -> P V + O, then the statistics. Br and Bc stand for min(Br, Tq),
/// min(Bc, Tk). Empty for standard attention: Algorithm 0 leaves residency open.
/// Source: algorithms.md, "On-chip residency".
std::vector<OnChipEntry> onChipSet(const Problem& problem);

Footprint onChipSize(const Problem& problem);

}  // namespace tilewise
