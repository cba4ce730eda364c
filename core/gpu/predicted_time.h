// SPDX-License-Identifier: MIT
#pragma once

/// What the time model says of a pass.

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

namespace tilewise {

/// What a pass can wait for most.
enum class TimeBound : std::uint8_t { TensorCores, Exponentials, SharedMemory, L2, Dram, Latency, Launches };
inline constexpr std::array AllTimeBounds{TimeBound::TensorCores, TimeBound::Exponentials, TimeBound::SharedMemory,
                                          TimeBound::L2,          TimeBound::Dram,         TimeBound::Latency,
                                          TimeBound::Launches};
/// tensor-cores exponentials shared-memory l2 dram latency launches
std::string_view word(TimeBound bound);

/// Why the model may miss: what it knows not to describe.
enum class PredictionDoubt : std::uint8_t {
  Spills,        ///< a thread keeps registers in local memory
  PartialTiles,  ///< most visited tiles are masked in part
  FewWarps,      ///< fewer than eight warps on a multiprocessor: nothing hides what an instruction waits for
  Padding,       ///< a quarter or more of the arithmetic is padding
  ShortPass,     ///< a few microseconds, most of them launches
  FixedOrder,    ///< key blocks wait for their turn to add to dQ
  LastWave,  ///< more than one wave, and a tenth or more of the time is idle: the order of the last thread blocks counts
};
inline constexpr std::array AllPredictionDoubts{
    PredictionDoubt::Spills,    PredictionDoubt::PartialTiles, PredictionDoubt::FewWarps, PredictionDoubt::Padding,
    PredictionDoubt::ShortPass, PredictionDoubt::FixedOrder,   PredictionDoubt::LastWave};
/// spills partial-tiles few-warps padding short-pass fixed-order last-wave
std::string_view word(PredictionDoubt doubt);

struct PredictedTime {
  double seconds = 0;
  TimeBound bound = TimeBound::TensorCores;
  /// What each alone would take, in seconds, by TimeBound; 0: it has no part in the pass.
  std::array<double, AllTimeBounds.size()> parts{};
  double idleShare = 0;  ///< of the multiprocessors' time: they wait for the last thread blocks
  std::vector<PredictionDoubt> doubts{};
};

}  // namespace tilewise
