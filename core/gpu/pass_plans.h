// SPDX-License-Identifier: MIT
#pragma once

/// The plan of each pass. Requires: choice.sharedBytes is set; the element type is one of the kernel's.

#include <string>

#include "core/gpu/kernel_plan.h"

namespace tilewise {

/// Errors of all: TooLarge (with the need beside the limit).
[[nodiscard]] Expected<PassPlan> planFa2Forward(const Problem& problem, const KernelChoice& choice);
[[nodiscard]] Expected<PassPlan> planFa1Forward(const Problem& problem, const KernelChoice& choice);
[[nodiscard]] Expected<PassPlan> planStandardForward(const Problem& problem, const KernelChoice& choice);
[[nodiscard]] Expected<PassPlan> planFa2Backward(const Problem& problem, const KernelChoice& choice);
/// Errors: NotAvailable (standard attention).
[[nodiscard]] Expected<PassPlan> planExactForward(const Problem& problem, const KernelChoice& choice);
[[nodiscard]] Expected<PassPlan> planExactBackward(const Problem& problem, const KernelChoice& choice);

/// Sizes as kernels see them: blocks no larger than the matrices, widths padded to the products of tensor cores.
struct PlanSizes {
  explicit PlanSizes(const Problem& problem);

  std::int64_t Br, Bc, dk, dv;
  std::int64_t padK, padV;  ///< rows in shared memory: multiples of 16
  std::int64_t nr, nc, heads, batch;

  KernelGrid queryBlocks() const { return {nr, heads, batch}; }
  KernelGrid keyBlocks() const { return {nc, heads, batch}; }
};

/// The next multiple of 16.
inline std::int64_t padded(std::int64_t n) { return (n + 15) / 16 * 16; }

/// The macros that all kernels have.
Macros commonMacros(const Problem& problem);
Macros with(Macros macros, const Macros& more);

/// Under a mask thread blocks are unequal, and a card is busy to the end only if the longest of many heads start first. No more
/// heads than leave several thread blocks of each on the card: those read the same keys (backward: queries) at about the
/// same time, out of the second-level cache.
std::int64_t headsTogether(const Problem& problem);

/// How the rows of a query block are shared among the warps of a forward kernel.
struct RowShare {
  std::int64_t warps = 1;
  std::int64_t rowTiles = 1;  ///< 16-row tiles a warp

  std::int64_t rows() const { return warps * rowTiles * 16; }
  std::int64_t threads() const { return 32 * warps; }
};
RowShare shareRows(std::int64_t Br, std::int64_t padV);

/// The largest chunk of 16 n <= 128 that divides `rows` padded to 16 and for which `fits` says so; 16 when none does.
template <class Fits>
std::int64_t largestChunk(std::int64_t rows, Fits fits) {
  std::int64_t largest = 16;
  for (std::int64_t chunk = 16; chunk <= 128 && chunk <= padded(rows); chunk += 16) {
    if (padded(rows) % chunk == 0 && fits(chunk)) largest = chunk;
  }
  return largest;
}

/// How warps share a tile of the backward pass, as far as shared memory feels it: fa2_backward.cu says what the numbers mean.
struct BackwardAccesses {
  std::int64_t keyTiles, columnSplit, chunk, dQRowTiles, dQColumnTiles;

  /// Values that the warps read from shared memory, and write there, for an entry of the tile.
  double perEntry(const PlanSizes& sizes) const;
};

/// Errors: TooLarge.
[[nodiscard]] Expected<void> checkAccumulators(std::int64_t need, const std::string& what);
[[nodiscard]] Expected<void> checkShared(std::int64_t need, const KernelChoice& choice);
[[nodiscard]] Expected<void> checkGrid(const KernelGrid& grid);

}  // namespace tilewise
