// SPDX-License-Identifier: MIT
#include "core/gpu/tile_work.h"

#include <algorithm>

#include "core/base/contract.h"
#include "core/gpu/pass_plans.h"

namespace tilewise {

namespace {

constexpr double Half = 2, Float = 4;

std::int64_t macro(const PlannedKernel& kernel, const char* name) {
  const auto found =
      std::find_if(kernel.macros.begin(), kernel.macros.end(), [name](const auto& each) { return each.first == name; });
  TILEWISE_EXPECTS(found != kernel.macros.end());
  return found->second;
}

double real(std::int64_t value) { return static_cast<double>(value); }

/// Products over keys: each warp has rows of its own and reads all keys of a chunk.
TileWork forwardWork(const PlanSizes& sizes, TileKernel which, const PlannedKernel& kernel) {
  const bool isStandard = which == TileKernel::StandardScores || which == TileKernel::StandardOutput;
  const double rows = real(16 * macro(kernel, "ROW_TILES")), chunk = real(macro(kernel, "CHUNK"));
  const double padK = which == TileKernel::StandardOutput ? 0 : real(sizes.padK);
  const double padV = which == TileKernel::StandardScores ? 0 : real(sizes.padV);
  TileWork work;
  work.warps = real(macro(kernel, "WARPS"));
  // Standard attention takes chunks that are no blocks, over all keys: its tile is one chunk.
  work.chunks = isStandard ? 1 : real(padded(sizes.Bc)) / chunk;
  work.entries = work.chunks * rows * chunk;
  work.tensorFlops = 2 * work.entries * (padK + padV);
  const double ofChunk = rows * padK + chunk * (padK + padV) * (1 + 1 / work.warps);
  // S goes out and P comes in by way of shared memory.
  const double handedOver = isStandard ? 2 * rows * chunk : 0;
  work.sharedBytes = Half * work.chunks * (ofChunk + handedOver);
  if (which == TileKernel::Fa1Forward) {
    work.exchangedBytes = 2 * Float * rows * real(sizes.dv);
  }
  const double paddedRows = work.warps * rows, paddedKeys = isStandard ? chunk : real(padded(sizes.Bc));
  work.padding = 1 - real(sizes.Br) / paddedRows * (isStandard ? 1 : real(sizes.Bc) / paddedKeys);
  return work;
}

TileWork backwardWork(const PlanSizes& sizes, const PlannedKernel& kernel) {
  const std::int64_t split = macro(kernel, "COLUMN_SPLIT"), keyTiles = macro(kernel, "KEY_TILES"),
                     chunk = macro(kernel, "CHUNK");
  TileWork work;
  work.warps = real(macro(kernel, "WARPS"));
  work.chunks = real((sizes.Br + chunk - 1) / chunk);
  const double keys = work.warps / real(split) * real(keyTiles * 16);
  work.entries = work.chunks * keys * real(chunk) / work.warps;
  work.tensorFlops = 2 * work.entries * real(3 * sizes.padK + 2 * sizes.padV);
  const BackwardAccesses accesses{keyTiles, split, chunk, macro(kernel, "DQ_ROW_TILES"),
                                  macro(kernel, "DQ_COLUMN_TILES")};
  work.sharedBytes = Half * work.entries * accesses.perEntry(sizes);
  work.padding = 1 - real(sizes.Br) * real(sizes.Bc) / (work.chunks * real(chunk) * keys);
  return work;
}

}  // namespace

TileWork tileWork(const Problem& problem, TileKernel which, const PlannedKernel& kernel) {
  const PlanSizes sizes(problem);
  return which == TileKernel::Fa2Backward ? backwardWork(sizes, kernel) : forwardWork(sizes, which, kernel);
}

}  // namespace tilewise
