// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/attention/engine.h"
#include "core/problem/inputs.h"
#include "core/replay/block_state.h"
#include "core/replay/replay_watch.h"
#include "core/trace/trace.h"

namespace tilewise {

/// The state at any position of a pass, by running the strip at hand up to there with the engine's own code: the same
/// bits however one gets there. What is summed in HBM is formed, for the block looked at, from the tiles before it in the
/// order of addition; what a backward pass reads of the forward pass comes from the result, or is computed again for
/// the row blocks that are read.
/// Thread: one at a time.
class Replay {
 public:
  virtual ~Replay() = default;

  /// Range: 0 <= position <= eventCount of the trace. The reference holds until the next call.
  /// Cost: the arithmetic from the begin of the strip, or from the last position asked for if that lies before it in the
  ///       same strip; for a block that is summed in HBM also that of the tiles added to it before. Backward without
  ///       a result: the forward pass of the row blocks that the strip has read, once. Standard attention: the passes
  ///       before for the same rows; for columns for all rows, once.
  /// After a cancel the replay stands at position 0, and keeps what it has formed on the way.
  virtual const BlockState& stateAt(std::int64_t position, ReplayWatch& watch) = 0;
  const BlockState& stateAt(std::int64_t position) {
    ReplayWatch watch;
    return stateAt(position, watch);
  }

  /// Whether the numbers at a position can be had: for the columns of standard attention only as long as its matrices
  /// can be held. Otherwise the state there has a place and no numbers.
  virtual bool canReach(std::int64_t position) const = 0;

  /// The result of the run has come: what it holds is not computed again. Requires: it outlives the replay.
  virtual void setResult(const RunResult& result) = 0;

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
