// SPDX-License-Identifier: MIT
#pragma once

/// The on-chip memory of one thread: every block that the engine works on lives in one allocation, and the arena knows
/// how much of it was in use at most. Sizes are logical values: no padding is counted.

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

template <class Real>
class Arena {
 public:
  using Box = Eigen::Map<Matrix<Real>>;

  /// Room for these boxes.
  Arena(std::vector<OnChipEntry> set, ElementType modelled)
      : m_set(std::move(set)),
        m_modelled(modelled),
        m_values(static_cast<std::size_t>(footprintOf(m_set, modelled).values)) {}

  /// Takes a box; one of no rows when it is not in the set. Requires: each box is taken once.
  Box take(OnChipBox box) {
    const auto found =
        std::find_if(m_set.begin(), m_set.end(), [box](const OnChipEntry& entry) { return entry.box == box; });
    if (found == m_set.end()) return Box(nullptr, 0, 0);
    const auto begin = m_size.values;
    m_size.values += found->values();
    m_size.bytes += found->bytes(m_modelled);
    TILEWISE_EXPECTS(m_size.values <= static_cast<std::int64_t>(m_values.size()));
    return Box(m_values.data() + begin, found->rows, found->columns);
  }

  /// The most that was held at once.
  Footprint peak() const { return m_size; }

 private:
  std::vector<OnChipEntry> m_set;
  ElementType m_modelled;
  std::vector<Real> m_values;
  Footprint m_size;
};

}  // namespace tilewise
