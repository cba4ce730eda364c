// SPDX-License-Identifier: MIT
#pragma once

/// How long a pass will take on a card, from its tiles, its arithmetic, its traffic and a schedule of its thread blocks.

#include <array>
#include <optional>

#include "core/gpu/card.h"
#include "core/gpu/card_rates.h"
#include "core/gpu/gpu_run.h"
#include "core/gpu/predicted_time.h"
#include "core/gpu/tile_work.h"

namespace tilewise {

/// What a kernel makes of a multiprocessor. Factors are of what the card does at most: 1 would be the ideal; units are
/// cycles elsewhere.
struct TileCosts {
  double tensor;     ///< factor of the time on tensor cores
  double entry;      ///< factor of the time of exponentials: the other arithmetic on S runs beside them
  double shared;     ///< factor of the time of shared memory, 128 bytes a cycle
  double chunk;      ///< cycles that nothing hides, a chunk: barriers, and the way through the kernel's own chain
  double tile;       ///< the same, a tile
  double exchanged;  ///< cycles a byte of the rows that a warp has of O, which it waits for
  double block;      ///< cycles before and after the tiles of a thread block
  double masked;     ///< of a tile's time, how much longer a partial one takes: its mask is asked entry by entry
};

struct TimeModel {
  std::array<TileCosts, 5> costs;  ///< by TileKernel
  double l2Share;                  ///< of the measured rate of that cache, how much kernels get
  double addedShare;               ///< the same of bytes that are added there
  double farFactor;                ///< of `exchanged`, where the sums of O in flight fill more than half of that cache
  double copyShare;                ///< of the measured rate of copies, how much kernels that pass over tensors get
  double startSeconds;             ///< a kernel, beside its launch: filling the card and emptying it
};

/// Fitted to an H200's sweeps over blocks at d 64 and 128 (resources/gpu, tests/benchmarks/time_model_fit.cpp).
extern const TimeModel FittedTimeModel;

/// The model: a warp's tile takes the units of its multiprocessor for the sum of three times (tensor cores, arithmetic on S,
/// shared memory: within a chunk they follow one another) and has waits of its own; warps of a quarter of the
/// multiprocessor take turns, so that a tile lasts waits + 4 (work of a warp) ceil(warps / 4). Thread blocks go by
/// scheduleShared(). The pass lasts as long as that, or as the second-level cache needs for the bytes, if that is longer;
/// kernels that pass over tensors last as their bytes do; each launch adds its own.
/// `ran` gives each kernel's thread blocks a multiprocessor; of kernels that did not run yet one that compiled is enough.
/// Nothing for exact kernels: they are slow on purpose.
/// Requires: the plan is one of planKernels() for the problem, with the pass; `ran` has its kernels.
/// Cost: in proportion to tiles, and to thread blocks.
/// Source: the time model of docs/performance.md.
std::optional<PredictedTime> predictPass(const Problem& problem, Pass pass, const KernelPlan& plan,
                                         const PassReportOnCard& ran, bool isDeterministic, const CardFacts& facts,
                                         const CardRates& rates, const TimeModel& model = FittedTimeModel);

}  // namespace tilewise
