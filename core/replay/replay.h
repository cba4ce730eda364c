// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/attention/engine.h"
#include "core/problem/inputs.h"
#include "core/replay/block_state.h"
#include "core/trace/trace.h"

namespace tilewise {

/// The state at any position of a pass, by running the strip at hand up to there with the engine's own code: the same
/// bits however one gets there. What is summed in HBM is formed, for the block looked at, from the tiles before it in the
/// order of addition; O, lse, m, l and D come from the finished passes.
/// Thread: one at a time.
class Replay {
 public:
  virtual ~Replay() = default;

  /// Range: 0 <= position <= eventCount of the trace. The reference holds until the next call.
  /// Cost: the arithmetic from the begin of the strip, or from the last position asked for if that lies before it in the
  ///       same strip; for a block that is summed in HBM also that of the tiles added to it before. Standard attention:
  ///       once the passes before.
  virtual const BlockState& stateAt(std::int64_t position) = 0;

  /// FLOPs in products that stateAt(position) would execute now, about.
  virtual std::int64_t flopsTo(std::int64_t position) const = 0;
};

/// Requires: trace of a pass of that problem, which outlives the replay; inputs of its shapes; result of its run, which
///           outlives the replay too, or null.
std::unique_ptr<Replay> makeReplay(const Problem& problem, const HbmInputs& inputs, const RunResult* result,
                                   const Trace& trace);
std::unique_ptr<Replay> makeReplay(const Problem& problem, const Inputs& inputs, const RunResult& result,
                                   const Trace& trace);

}  // namespace tilewise
