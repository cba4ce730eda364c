// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The runs of a record, put together to what can be compared: one pass of problems that differ in one respect alone.

#include <cstdint>
#include <memory>
#include <optional>

#include <QList>

#include "core/gpu/gpu_record.h"

namespace tilewise {

/// In what the points of a sweep differ.
enum class SweepOver : std::uint8_t { Blocks, Heads, Tokens, Masks, Algorithms };

/// One run of a record, seen from one of its passes.
struct SweepPoint {
  const RecordedRun* run = nullptr;    ///< lives as long as the record
  const RecordedPass* pass = nullptr;  ///< null: the card refused it
  std::int64_t tiles = 0;              ///< visited, one head

  std::optional<double> seconds() const;        ///< measured: the median
  std::optional<double> spreadSeconds() const;  ///< half the interquartile range
  std::optional<double> predictedSeconds() const;
  std::optional<KernelCounts> counts() const;  ///< of all launches
  /// Of the bytes that the multiprocessors read, those that the DRAM did not have to deliver. Absent where nothing was
  /// counted. Range: up to 1; below 0 where the DRAM read more than that.
  std::optional<double> servedByL2() const;
  /// By what a sweep tells it from others: Br and Bc, heads of all batches, queries and keys, tiles that a block mask shows,
  /// the algorithm.
  std::int64_t first(SweepOver over) const;
  std::int64_t second(SweepOver over) const;  ///< 0 where one number tells it
};

struct BlockSweep {
  std::shared_ptr<const GpuRecord> record;
  SweepOver over = SweepOver::Blocks;
  Pass pass = Pass::Forward;
  RunPoint common;           ///< of the first point
  QList<SweepPoint> points;  ///< ascending; one at least
};

/// What of a problem does not change what a card does is as by default: the head at hand, the data, the device that
/// blocks are held against, the engine's arithmetic.
ProblemSettings settingsOnCard(ProblemSettings settings);

/// The sweeps of a record, in the order of their first runs: over blocks where several pairs were tried, else over heads,
/// tokens, block masks or algorithms where several of these were; what stands alone is a sweep of one point. The forward passes of runs with a
/// backward pass count as forward passes.
QList<BlockSweep> blockSweeps(std::shared_ptr<const GpuRecord> record);

/// The point of this problem, whatever head and device it has; -1: there is none.
int pointOf(const BlockSweep& sweep, const ProblemSettings& settings);
/// The sweep with that point, for the pass at hand if any has it; else the one that differs from the problem in nothing
/// but its blocks; -1: there is none.
int sweepOf(const QList<BlockSweep>& sweeps, const ProblemSettings& settings);

}  // namespace tilewise
