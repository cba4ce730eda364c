// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// What the stage shows of a run and what does not change from step to step.

#include <memory>
#include <vector>

#include "app/session/run.h"
#include "app/views/stage/stage_form.h"
#include "app/views/stage/tile_runs.h"
#include "app/views/stage/visit_order.h"
#include "core/tiling/on_chip.h"

namespace tilewise {

struct StageFacts {
  Problem problem;
  Pass pass = Pass::Forward;
  StageForm form;
  TileGrid grid;
  TileRuns runs;
  VisitOrder order;
  TileCensus census;
  std::vector<SkipReason> reasons;  ///< each that skips a tile, in their order
  Totals wholeRun;
  std::int64_t eventCount = 0;
  std::vector<OnChipEntry> onChip;  ///< in the order in which they are shown; empty: not modelled
  Footprint onChipTotal;
  std::int64_t capacityBytes = 0;  ///< of the device; 0 when there is none to hold it against
  QString capacityName;            ///< "H200"; empty when the bytes were given as a number
  AxisTexts labels;
  std::vector<std::int64_t> rowsWithoutKeys;  ///< of each row block, in its output rows
  std::vector<bool> notFinite;                ///< of each row block: its output holds NaN or infinity

  bool has(OnChipBox box) const;
  /// The first mask that the problem has, in the order of the reasons.
  SkipReason firstReason() const;
  /// Tiles that are computed in each loop: all of them, for standard attention.
  std::int64_t visited() const { return order.visitedInAll(); }
  std::int64_t nr() const { return grid.nr(); }
  std::int64_t nc() const { return grid.nc(); }
  /// Bytes on chip beyond the capacity; 0 when it fits or there is none.
  std::int64_t bytesTooMany() const;
};

std::shared_ptr<const StageFacts> stageFacts(const Run& run);

/// The same without a computed run, for pictures and tests of what follows from the problem alone.
std::shared_ptr<const StageFacts> stageFacts(const Problem& problem, const Trace& trace);

}  // namespace tilewise
