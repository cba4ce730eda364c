// SPDX-License-Identifier: MIT
#pragma once

#include "core/memory/hbm.h"
#include "core/tiling/on_chip.h"
#include "core/trace/event.h"

namespace tilewise {

/// Executes the events of strips, one after the other. A strip may be begun at any time; its events come in the
/// schedule's order. The same machine serves a run (all strips, on several threads) and replay (one strip, up to an
/// event), so both give the same bits.
class StripMachine {
 public:
  virtual ~StripMachine() = default;

  /// Does what the event says and returns what the data decided.
  virtual EventFigures apply(const Event& event) = 0;
  virtual const TrafficCounter& counter() const = 0;
  virtual Footprint onChipPeak() const = 0;
};

}  // namespace tilewise
