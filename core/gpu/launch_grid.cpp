// SPDX-License-Identifier: MIT
#include "core/gpu/launch_grid.h"

#include <algorithm>
#include <numeric>

#include "core/gpu/tile_lists.h"
#include "core/tiling/tile_grid.h"

namespace tilewise {

namespace {

/// Visited tiles of each query or key block, from where each one's list begins.
std::vector<std::int64_t> tilesOf(const std::vector<int>& begins) {
  std::vector<std::int64_t> tiles;
  for (std::size_t n = 0; n + 1 < begins.size(); ++n) tiles.push_back(begins[n + 1] - begins[n]);
  return tiles;
}

BlockPart partitionOf(const Problem& problem, Pass pass, bool isExact) {
  if (pass == Pass::Backward) return isExact ? BlockPart::Head : BlockPart::KeyBlock;
  return problem.algorithm() == Algorithm::FlashAttention1 ? BlockPart::Head : BlockPart::QueryBlock;
}

}  // namespace

std::int64_t LaunchGrid::tiles() const {
  return std::accumulate(blocks.begin(), blocks.end(), std::int64_t{0},
                         [](std::int64_t sum, const ThreadBlock& block) { return sum + block.tiles; });
}

LaunchGrid launchGrid(const Problem& problem, Pass pass, const KernelPlan& plan, bool isDeterministic) {
  LaunchGrid grid;
  grid.partition = partitionOf(problem, pass, plan.isExact);
  grid.heads = problem.headCount();
  grid.kernel = problem.isStandard() ? 0 : (pass == Pass::Forward ? plan.forward : *plan.backward).main;
  const TileGrid tiling(problem);
  std::vector<std::int64_t> tiles;
  if (problem.isStandard()) {
    // Masked tiles are computed as the others are.
    tiles.assign(static_cast<std::size_t>(tiling.nr()), tiling.nc());
  } else {
    const TileLists lists = listTiles(problem);
    tiles = tilesOf(grid.partition == BlockPart::KeyBlock ? lists.columnBegin : lists.rowBegin);
  }
  if (grid.partition == BlockPart::Head) tiles = {std::accumulate(tiles.begin(), tiles.end(), std::int64_t{0})};
  grid.parts = static_cast<std::int64_t>(tiles.size());

  const bool isByTicket = pass == Pass::Backward && isDeterministic && !plan.isExact;
  const std::int64_t planned = (pass == Pass::Forward ? plan.forward : *plan.backward).headsTogether;
  const std::int64_t together = isByTicket ? grid.heads : planned;
  const bool isLastFirst =
      pass == Pass::Forward && !plan.isExact && problem.algorithm() == Algorithm::FlashAttention2;
  for (std::int64_t first = 0; first < grid.heads; first += together) {
    for (std::int64_t n = 0; n < grid.parts; ++n) {
      const std::int64_t part = isLastFirst ? grid.parts - 1 - n : n;
      for (std::int64_t head = first; head < std::min(first + together, grid.heads); ++head) {
        grid.blocks.push_back({part, head, tiles[static_cast<std::size_t>(part)]});
      }
    }
  }
  return grid;
}

}  // namespace tilewise
