// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// One complete run, immutable once made: what was asked for, what happened, what came out.

#include <memory>

#include <QString>
#include <QStringList>

#include "core/attention/engine.h"
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

struct Run {
  QString title;                         ///< preset title or file name, for the window title
  Problem problem;                       ///< FlashAttention-2, forward
  std::shared_ptr<const Inputs> inputs;
  AxisTexts labels;
  TileCensus census;
  std::shared_ptr<const Trace> trace;     ///< of the problem
  std::shared_ptr<const Trace> standard;  ///< the same problem under the other algorithms: counted by rule, no arithmetic
  std::shared_ptr<const Trace> fa1;
  RunResult result;
};

}  // namespace tilewise
