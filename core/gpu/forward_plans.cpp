// SPDX-License-Identifier: MIT
// Plans of the forward kernels on tensor cores.
#include <algorithm>

#include <fmt/format.h>

#include "core/gpu/pass_plans.h"

namespace tilewise {

namespace {

constexpr std::int64_t HalfBytes = 2;

/// Accumulators of S and of the output, a thread.
std::int64_t accumulators(const RowShare& share, std::int64_t chunk, std::int64_t padV) {
  return share.rowTiles * (chunk + padV) / 2;
}

std::string rowsAndWidth(const PlanSizes& sizes) { return fmt::format("{} rows and width {}", sizes.Br, sizes.dv); }

Macros shareMacros(const RowShare& share, std::int64_t chunk) {
  return {{"WARPS", static_cast<int>(share.warps)},
          {"ROW_TILES", static_cast<int>(share.rowTiles)},
          {"CHUNK", static_cast<int>(chunk)}};
}

/// Kernels that pass over whole tensors with as many thread blocks as keep a card busy.
PlannedKernel passOver(const char* function, const char* source, const Macros& macros) {
  return {function, source, macros, 256, 0, {1056, 1, 1}};
}

}  // namespace

Expected<PassPlan> planFa2Forward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const RowShare share = shareRows(sizes.Br, sizes.padV);
  const auto sharedBytes = [&](std::int64_t chunk) {
    return HalfBytes * (share.rows() * std::max(sizes.padK, sizes.padV) + 2 * chunk * (sizes.padK + sizes.padV));
  };
  // Two thread blocks a multiprocessor, where their registers and memory allow it: one multiplies while the other
  // exponentiates.
  const auto chunkWithin = [&](std::int64_t bytes) {
    return largestChunk(sizes.Bc, [&](std::int64_t tried) {
      return accumulators(share, tried, sizes.padV) <= LargestAccumulators && sharedBytes(tried) <= bytes;
    });
  };
  const std::int64_t half = choice.sharedBytes / 2 - 1024;
  const bool mayBeTwo = share.warps <= 4 && sharedBytes(chunkWithin(half)) <= half;
  const std::int64_t chunk = chunkWithin(mayBeTwo ? half : choice.sharedBytes);
  Expected<void> fits = checkAccumulators(accumulators(share, chunk, sizes.padV), rowsAndWidth(sizes));
  if (fits) fits = checkShared(sharedBytes(chunk), choice);
  if (fits) fits = checkGrid(sizes.queryBlocks());
  if (!fits) return tl::unexpected(fits.error());
  const Macros macros = with(commonMacros(problem), shareMacros(share, chunk));
  return PassPlan{{{"fa2Forward", "fa2_forward.cu", macros, share.threads(), sharedBytes(chunk), sizes.queryBlocks()}},
                  0,
                  0,
                  headsTogether(problem)};
}

Expected<PassPlan> planFa1Forward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const RowShare share = shareRows(sizes.Br, sizes.padV);
  const std::int64_t keys = padded(sizes.Bc);
  const auto sharedBytes = [&](std::int64_t stages) {
    return HalfBytes * (keys * (sizes.padK + sizes.padV) + stages * share.rows() * sizes.padK);
  };
  const std::int64_t stages = sharedBytes(2) <= choice.sharedBytes ? 2 : 1;
  const std::int64_t chunk = largestChunk(
      sizes.Bc, [&](std::int64_t tried) { return accumulators(share, tried, sizes.padV) <= LargestAccumulators; });
  const KernelGrid grid{sizes.heads, sizes.batch, 1};
  Expected<void> fits = checkAccumulators(accumulators(share, chunk, sizes.padV), rowsAndWidth(sizes));
  if (fits) fits = checkShared(sharedBytes(stages), choice);
  if (fits) fits = checkGrid(grid);
  if (!fits) return tl::unexpected(fits.error());
  const Macros macros =
      with(with(commonMacros(problem), shareMacros(share, chunk)), {{"STAGES", static_cast<int>(stages)}});
  const char* const source = "fa1_forward.cu";
  return PassPlan{{passOver("fa1Begin", source, macros),
                   {"fa1Forward", source, macros, share.threads(), sharedBytes(stages), grid},
                   passOver("fa1End", source, macros)},
                  1};
}

Expected<PassPlan> planStandardForward(const Problem& problem, const KernelChoice& choice) {
  const PlanSizes sizes(problem);
  const RowShare share = shareRows(sizes.Br, sizes.padV);
  const auto scoreBytes = [&](std::int64_t chunk) {
    return HalfBytes * (share.rows() * sizes.padK + 2 * chunk * sizes.padK + share.rows() * chunk);
  };
  const auto outputBytes = [&](std::int64_t chunk) {
    return HalfBytes * std::max(share.rows() * sizes.padV, 2 * (chunk * sizes.padV + share.rows() * chunk));
  };
  // Keys are taken in chunks that are no blocks: all are visited.
  const std::int64_t chunk = largestChunk(128, [&](std::int64_t tried) {
    return tried <= 64 && accumulators(share, tried, sizes.padV) <= LargestAccumulators &&
           std::max(scoreBytes(tried), outputBytes(tried)) <= choice.sharedBytes;
  });
  const std::int64_t rowBytes = (problem.Tk() + 7) / 8 * 8 * 4;
  const KernelGrid rows{problem.headCount() * problem.Tq(), 1, 1};
  Expected<void> fits = checkAccumulators(accumulators(share, chunk, sizes.padV), rowsAndWidth(sizes));
  if (fits) fits = checkShared(std::max(scoreBytes(chunk), outputBytes(chunk)), choice);
  if (fits) fits = checkShared(rowBytes, choice);
  if (fits) fits = checkGrid(sizes.queryBlocks());
  if (fits) fits = checkGrid(rows);
  if (!fits) return tl::unexpected(fits.error());
  const Macros macros = with(with(commonMacros(problem), shareMacros(share, chunk)),
                             {{"HAS_BLOCK_MASK", static_cast<bool>(problem.settings().blockMask)}});
  const char* const source = "standard_forward.cu";
  return PassPlan{{{"standardScores", source, macros, share.threads(), scoreBytes(chunk), sizes.queryBlocks()},
                   {"standardSoftmax", source, macros, 256, rowBytes, rows},
                   {"standardOutput", source, macros, share.threads(), outputBytes(chunk), sizes.queryBlocks()}},
                  1};
}

}  // namespace tilewise
