// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/stage/tile_runs.h"

#include <algorithm>

namespace tilewise {

TileRuns::TileRuns(const TileGrid& grid) {
  m_begins.reserve(static_cast<std::size_t>(grid.nr()) + 1);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    m_begins.push_back(m_runs.size());
    const Range queries = grid.queries(i);
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const TileKind kind = grid.kind({i, j});
      std::optional<SkipReason> why;
      if (kind == TileKind::Skipped) why = grid.mask().skipReason(queries, grid.keys(j));
      if (j > 0 && m_runs.back().kind == kind && m_runs.back().why == why) {
        m_runs.back().tiles.end = j + 1;
      } else {
        m_runs.push_back({{j, j + 1}, kind, why});
      }
    }
  }
  m_begins.push_back(m_runs.size());
}

std::span<const TileRun> TileRuns::row(std::int64_t i) const {
  const std::size_t begin = m_begins[static_cast<std::size_t>(i)];
  return {m_runs.data() + begin, m_begins[static_cast<std::size_t>(i) + 1] - begin};
}

bool TileRuns::anyVisited(std::int64_t i) const {
  return std::ranges::any_of(row(i), [](const TileRun& run) { return run.kind != TileKind::Skipped; });
}

}  // namespace tilewise
