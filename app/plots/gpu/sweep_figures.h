// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The figures of a sweep. Pure: no screen, no session; every number comes from the record.

#include "app/models/block_sweep.h"
#include "app/plots/figure/figure.h"

namespace tilewise {

/// Which points are marked: -1 where none is.
struct SweepMarks {
  int chosen = -1;
  int present = -1;  ///< the problem in Step
};

/// Predicted beside measured time, a group of bars a point. Thread: any.
Figure timeFigure(const BlockSweep& sweep, const SweepMarks& marks);
/// Bytes read by the model, from L2 into the multiprocessors and from DRAM.
Figure bytesFigure(const BlockSweep& sweep, const SweepMarks& marks);

/// All that is known of the points, with card, driver, date and command in each row.
FigureTable sweepData(const BlockSweep& sweep);

/// The figure with the command in its caption, for a file: there is no panel beside it that says so.
Figure withCommand(Figure figure, const GpuRecord& record);

}  // namespace tilewise
