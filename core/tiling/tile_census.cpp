// SPDX-License-Identifier: MIT
#include "core/tiling/tile_census.h"

#include <algorithm>
#include <vector>

namespace tilewise {

namespace {

/// Causal and window alone: a row block has skipped tiles, then visited ones, then skipped ones; the full ones stand
/// together among the visited.
class BandCensus {
 public:
  explicit BandCensus(const Problem& problem) : m_grid(problem), m_Tk(problem.Tk()), m_Bc(problem.Bc()) {}

  TileCensus take() {
    m_census.total = m_grid.tileCount();
    for (std::int64_t i = 0; i < m_grid.nr(); ++i) row(m_grid.queries(i));
    m_census.skipped = m_census.total - m_census.full - m_census.partial;
    m_census.keysLoaded = keysOf(m_columns).size();
    return m_census;
  }

 private:
  void row(Range queries) {
    const Range first = m_grid.mask().bandKeys(queries.begin);
    const Range last = m_grid.mask().bandKeys(queries.last());
    // What the rows see joins without a gap: the window of each holds its own diagonal.
    const Range seen{first.begin, last.end};
    if (seen.empty()) return;
    const Range visited{seen.begin / m_Bc, (seen.end + m_Bc - 1) / m_Bc};
    // A tile is full when it lies right of what the last row no longer sees, left of what the first does not see yet.
    const std::int64_t fullBegin = (last.begin + m_Bc - 1) / m_Bc;
    const std::int64_t fullEnd = first.end == m_Tk ? m_grid.nc() : first.end / m_Bc;
    const std::int64_t full = std::max<std::int64_t>(fullEnd - fullBegin, 0);
    m_census.full += full;
    m_census.partial += visited.size() - full;
    m_census.entries += queries.size() * keysOf(visited).size();
    m_census.queryRows += queries.size() * visited.size();
    m_census.keyRows += keysOf(visited).size();
    m_census.rowsLoaded += queries.size();
    m_columns = m_columns.empty()
                    ? visited
                    : Range{std::min(m_columns.begin, visited.begin), std::max(m_columns.end, visited.end)};
  }

  Range keysOf(Range columns) const { return {columns.begin * m_Bc, std::min(columns.end * m_Bc, m_Tk)}; }

  TileGrid m_grid;
  std::int64_t m_Tk, m_Bc;
  Range m_columns;  ///< visited by any row so far
  TileCensus m_census;
};

/// Any mask, tile by tile.
TileCensus takeByTiles(const TileGrid& grid) {
  TileCensus census;
  census.total = grid.tileCount();
  std::vector<bool> columnVisited(static_cast<std::size_t>(grid.nc()), false);
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    const std::int64_t rows = grid.queries(i).size();
    bool rowVisited = false;
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const TileKind kind = grid.kind({i, j});
      census.full += kind == TileKind::Full ? 1 : 0;
      census.partial += kind == TileKind::Partial ? 1 : 0;
      census.skipped += kind == TileKind::Skipped ? 1 : 0;
      if (kind == TileKind::Skipped) continue;
      rowVisited = true;
      columnVisited[static_cast<std::size_t>(j)] = true;
      census.entries += rows * grid.keys(j).size();
      census.queryRows += rows;
      census.keyRows += grid.keys(j).size();
    }
    census.rowsLoaded += rowVisited ? rows : 0;
  }
  for (std::int64_t j = 0; j < grid.nc(); ++j) {
    census.keysLoaded += columnVisited[static_cast<std::size_t>(j)] ? grid.keys(j).size() : 0;
  }
  return census;
}

}  // namespace

TileCensus takeCensus(const Problem& problem) {
  const TileGrid grid(problem);
  return grid.mask().isBandOnly() ? BandCensus(problem).take() : takeByTiles(grid);
}

}  // namespace tilewise
