// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One complete run, immutable once made: what was asked for, what happened, what came out.

#include <memory>
#include <vector>

#include <QString>
#include <QStringList>

#include "core/attention/engine.h"
#include "core/files/input_arrays.h"
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

struct Run {
  QString title;                        ///< preset title or file name, for the window title
  Problem problem;
  std::shared_ptr<const Inputs> inputs;  ///< of the head at hand
  AxisTexts labels;
  TileCensus census;
  std::shared_ptr<const Trace> trace;   ///< of the pass that is stepped: the last one of the problem
  std::vector<Rival> rivals;            ///< forward: standard, FA-1, FA-2; backward: standard and the orders by tiles; with `trace`
  RunResult result;
  std::shared_ptr<const InputArrays> arrays{};  ///< all heads of own arrays; null: made-up data

  Pass pass() const { return problem.lastPass(); }
  /// What the engine counted in that pass.
  const PassCount& count() const { return result.backward ? result.backward->count : result.count; }
};

}  // namespace tilewise
