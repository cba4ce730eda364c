// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/problem/inputs.h"
#include "core/replay/block_state.h"
#include "core/trace/trace.h"

namespace tilewise {

/// The state at any position of an FA-2 forward run, by running its row block up to there with the engine's own code:
/// the same bits however one gets there.
/// Thread: one at a time.
class Replay {
 public:
  virtual ~Replay() = default;

  /// Range: 0 <= position <= eventCount of the trace. The reference holds until the next call.
  /// Cost: the arithmetic from the begin of the row block, or from the last position asked for if that lies before it
  ///       in the same row block.
  virtual const BlockState& stateAt(std::int64_t position) = 0;

  /// FLOPs in products that stateAt(position) would execute now.
  virtual std::int64_t flopsTo(std::int64_t position) const = 0;
};

/// Requires: an FA-2 problem; trace of that problem, which outlives the replay; inputs of its shapes.
std::unique_ptr<Replay> makeReplay(const Problem& problem, const Inputs& inputs, const Trace& trace);

}  // namespace tilewise
