// SPDX-License-Identifier: MIT
#pragma once

/// What one query row goes through, tile by tile, beside what it must hold there, computed from the keys seen so far.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/engine.h"
#include "core/attention/summary.h"
#include "core/problem/inputs.h"
#include "core/trace/trace.h"

namespace tilewise {

/// A row after one tile of a forward pass by tiles.
struct ForwardHistoryStep {
  std::int64_t j = 0;      ///< key block
  Range keys;              ///< of that block
  bool isSkipped = false;  ///< the tile was skipped: the figures are those before it
  double rowMax = 0;       ///< largest score of the tile; -inf where the row sees no key in it
  double m = 0;
  double factor = 1;  ///< e^(m - m'): 0 where there was no older sum, 1 where nothing was computed
  double l = 0;
  Vector<double> output;  ///< Õ/l (FA-1: O); 0 while the row has seen no key. Shapes: dv
  Summary exact;          ///< float64, of all keys seen so far, straight from the inputs
};

/// A row after one tile of a backward pass by tiles.
struct BackwardHistoryStep {
  std::int64_t j = 0;
  Range keys;
  bool isSkipped = false;
  double weight = 0;  ///< sum of P over the keys seen so far
  double PdP = 0;     ///< sum of P dP over them: D after the last
};

/// Both ways to the row term, and how the second comes about.
struct BackwardHistory {
  std::optional<double> D;                 ///< as the pass holds it; absent where it keeps none
  double dOO = 0;                          ///< dO . O, from exact attention
  double PdP = 0;                          ///< sum of P dP over all keys
  std::vector<BackwardHistoryStep> steps;  ///< ascending key blocks
};

/// The tiles of row r in the order of the algorithm, by the engine's own code: the bits of the run. Standard attention
/// goes by no tiles: no steps.
/// Requires: the inputs of the problem in both forms, and the trace of its forward pass; r a query.
/// Cost:     the arithmetic of the tiles of one row block, and Tk (dk + dv) multiply-adds for each of them.
std::vector<ForwardHistoryStep> forwardHistory(const Problem& problem, const Inputs& inputs, const HbmInputs& hbm,
                                               const Trace& trace, std::int64_t r);

/// In float64 from the inputs, apart from D, which is the run's: absent without a result.
/// Requires: a problem with a backward pass; r a query. Cost: a few Tk (dk + dv) multiply-adds.
BackwardHistory backwardHistory(const Problem& problem, const Inputs& inputs, const RunResult* result, std::int64_t r);

}  // namespace tilewise
