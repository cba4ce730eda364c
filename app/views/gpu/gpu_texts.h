// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What is said of cards, records, sweeps and their points.

#include <QString>
#include <QStringList>

#include "app/models/block_sweep.h"

namespace tilewise {

/// "NVIDIA H200".
QString cardName(const GpuRecord& record);
/// "580.159.04, CUDA 13.0"; without the driver's own version where the system did not say it.
QString driverText(const CardFacts& card);
/// "NVIDIA H200, driver 580.159.04, CUDA 13.0, 2026-11-30": beside every figure that was measured.
QString cardLine(const GpuRecord& record);
/// A version of CUDA as the driver tells it: 13000 is "13.0".
QString cudaVersion(int version);

/// "FlashAttention-2, forward".
QString sweepPass(const BlockSweep& sweep);
/// What the points have in common: "T 4,096", "d 64", "16 heads", "causal", "fp16"; of a sweep over heads without these,
/// with the blocks.
QStringList sweepParts(const BlockSweep& sweep);
/// Pass and parts in one line.
QString sweepTitle(const BlockSweep& sweep);
/// "block sizes", "heads", "tokens".
QString overName(SweepOver over);

/// A time with its unit: "98.1 µs", from ten milliseconds on "12.35 ms".
QString timeText(double seconds);
/// In the tone of "over block sizes": what was measured of a point, in one line each; a refused point has its reason.
QStringList pointLines(const SweepPoint& point, SweepOver over);

/// "236.1 µs, bound by shared memory, 6.2 % idle".
QString predictionText(const PredictedTime& predicted);
/// What the time model knows not to describe: "registers that are spilled; a last wave that is not full"; empty: nothing.
QString doubtsText(const PredictedTime& predicted);

/// How a pass was timed: "median of 40 samples, steady".
QString timingText(const PassTime& time);
/// "L2 warm" or "L2 cold: filled with something else before each sample".
QString cacheText(bool isCold);

}  // namespace tilewise
