// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the panels beside the figures say of a record and of one of its points.

#include <vector>

#include <QString>

#include "app/models/block_sweep.h"
#include "core/files/published.h"

namespace tilewise {

/// Names with values, and the sentences that explain them.
struct GpuFacts {
  std::vector<PublishedFact> facts;
  QString words;
};

/// Card, driver, date, command; of the point at hand the kernel, how it was timed and what it was held against.
GpuFacts recordFacts(const BlockSweep& sweep, const SweepPoint* point);
/// The bytes of a point: model, kernels as they are written, counters; and why they differ, or why they are not there.
GpuFacts byteFacts(const BlockSweep& sweep, const SweepPoint* point);

}  // namespace tilewise
