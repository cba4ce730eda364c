// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// In which order the strips of a pass visit the tiles, and how many they have visited before. By rule.

#include <cstdint>
#include <optional>
#include <vector>

#include "app/views/stage/tile_runs.h"
#include "core/problem/tensor.h"
#include "core/trace/schedule.h"

namespace tilewise {

class VisitOrder {
 public:
  /// Cost: in proportion to the tiles where sums are added to in HBM, else to the strips.
  VisitOrder(const Schedule& schedule, const TileRuns& runs, const TileGrid& grid, bool everyTile);

  std::int64_t visitedInRow(std::int64_t i) const { return m_inRow[static_cast<std::size_t>(i)]; }
  std::int64_t visitedInColumn(std::int64_t j) const { return m_inColumn[static_cast<std::size_t>(j)]; }
  std::int64_t visitedInAll() const { return m_inAll; }
  /// Tiles that the strips of the same phase before this one visit.
  std::int64_t visitedBefore(std::int64_t strip) const { return m_before[static_cast<std::size_t>(strip)]; }
  /// Strips of the phase that this one belongs to.
  Range phaseOf(std::int64_t strip) const { return m_phases[m_phaseOf[static_cast<std::size_t>(strip)]]; }
  /// The strip that visits an outer block, in the phase of `strip`.
  std::int64_t stripOf(std::int64_t outerBlock, std::int64_t strip) const;
  /// The strip that writes a tensor's block (row block for S, P, dP, dS) as a whole; -1 when none does.
  std::int64_t writer(Tensor tensor, std::int64_t block) const;
  /// Of the tiles of an inner block, those that are visited by the first `strips` strips of the phase that sums.
  std::int64_t addedBefore(std::int64_t innerBlock, std::int64_t strips) const;

 private:
  std::vector<std::int64_t> m_inRow, m_inColumn, m_before;
  std::int64_t m_inAll = 0;
  std::vector<Range> m_phases;
  std::vector<std::size_t> m_phaseOf;
  std::vector<std::vector<std::int64_t>> m_stripOf;  ///< by phase, by block
  std::vector<std::int64_t> m_writerPhase;           ///< by tensor; -1: none
  std::vector<std::uint32_t> m_added;                ///< inner blocks x (strips + 1)
  std::int64_t m_addedStride = 0;
};

}  // namespace tilewise
