// SPDX-License-Identifier: MIT
#pragma once

/// The on-chip memory of one thread: every block that the engine works on lives in one allocation, and the arena knows
/// how much of it was in use at most. Sizes are logical values: no padding is counted.

#include <cstdint>
#include <vector>

#include "core/base/contract.h"
#include "core/base/matrix.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

template <class Real>
class Arena {
 public:
  using Box = Eigen::Map<Matrix<Real>>;

  /// Room for the on-chip set of the problem.
  explicit Arena(const Problem& problem)
      : m_elementType(problem.settings().elementType), m_values(static_cast<std::size_t>(onChipSize(problem).values)) {}

  /// Takes the box of one entry. Requires: the entries taken fit the set.
  Box take(const OnChipEntry& entry) {
    const auto begin = m_size.values;
    m_size.values += entry.values();
    m_size.bytes += entry.bytes(m_elementType);
    TILEWISE_EXPECTS(m_size.values <= static_cast<std::int64_t>(m_values.size()));
    return Box(m_values.data() + begin, entry.rows, entry.columns);
  }

  /// The most that was held at once.
  Footprint peak() const { return m_size; }

 private:
  ElementType m_elementType;
  std::vector<Real> m_values;
  Footprint m_size;
};

}  // namespace tilewise
