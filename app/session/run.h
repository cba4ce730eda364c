// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One run, immutable once made: what was asked for, what happens and is counted in it, and what came out, where that has
/// been computed.

#include <memory>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/attention/engine.h"
#include "core/files/array_source.h"
#include "core/files/input_arrays.h"
#include "core/memory/hbm_inputs.h"
#include "core/problem/inputs.h"
#include "core/problem/problem.h"
#include "core/tiling/tile_census.h"
#include "core/trace/trace.h"

namespace tilewise {

/// Names of the rows and columns of real data; empty for made-up data.
struct AxisTexts {
  QStringList rows;          ///< short, for the axis: "named", "p"
  QStringList columns;
  QStringList rowsLong;      ///< for hovering: "0.415 s, p"
  QStringList columnsLong;
};

/// Another way to compute the same pass: counted by rule, no arithmetic.
struct Rival {
  Algorithm algorithm = Algorithm::FlashAttention2;
  BackwardOrder order = BackwardOrder::FlashAttention2;  ///< of a backward pass by tiles
  std::shared_ptr<const Trace> trace;
};

/// What is kept of a run.
enum class RunKind {
  Whole,         ///< counts and numbers
  CountersOnly,  ///< counts and the final state of the tiles: no inputs, no results
};

struct Run {
  QString title;                        ///< preset title or file name, for the window title
  Problem problem;
  std::shared_ptr<const Inputs> inputs;  ///< of the head at hand; null with counters only, or large: use inputsOf()
  AxisTexts labels;
  TileCensus census;
  std::shared_ptr<const Trace> trace;   ///< of the pass that is stepped: the last one of the problem
  std::vector<Rival> rivals;            ///< forward: standard, FA-1, FA-2; backward: standard and the orders by tiles; with `trace`
  /// Null: not computed yet, given up, or refused (standard attention whose matrices are too large); always null with counters
  /// only. Rows that are looked at are recomputed from the inputs all the same.
  std::shared_ptr<const RunResult> result;
  std::shared_ptr<const InputArrays> arrays{};  ///< all heads of own arrays; null: made-up data
  std::shared_ptr<const HbmInputs> hbm{};       ///< the inputs in the engine's arithmetic, shared by all who compute
  RunKind kind = RunKind::Whole;
  ArraySource source{};  ///< of own arrays

  Pass pass() const { return problem.lastPass(); }
  bool countersOnly() const { return kind == RunKind::CountersOnly; }
  /// What the engine counted in that pass; null without a result.
  const PassCount* count() const {
    if (!result) return nullptr;
    return result->backward ? &result->backward->count : &result->count;
  }
};

}  // namespace tilewise
