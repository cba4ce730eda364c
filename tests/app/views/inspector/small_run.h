// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Runs for the tests of the inspector.

#include <memory>

#include "app/session/make_run.h"
#include "core/base/contract.h"

namespace tilewise {

inline std::shared_ptr<const Run> makeTestRun(const RunRequest& request) {
  RunControl control;
  auto run = makeRun(request, control);
  TILEWISE_EXPECTS(run.has_value());
  return *run;
}

inline std::shared_ptr<const Run> makeTestRun(const ProblemSettings& settings) {
  RunRequest request;
  request.settings = settings;
  return makeTestRun(request);
}

/// Every size differs from every other, so that nothing can be mixed up unnoticed.
inline ProblemSettings unevenSettings() {
  ProblemSettings settings;
  settings.Tq = 7;
  settings.Tk = 10;
  settings.dk = 3;
  settings.dv = 5;
  settings.Br = 3;
  settings.Bc = 4;
  settings.precision = Precision::Float64;
  return settings;
}

/// Positions right after an event of this kind in this tile.
inline qint64 positionAfter(const Run& run, EventKind kind, TileIndex tile) {
  const auto found = run.trace->next(0, [&](const Event& event) {
    return event.kind == kind && event.i == tile.i && (!event.j || event.j == tile.j);
  });
  TILEWISE_EXPECTS(found.has_value());
  return *found;
}

}  // namespace tilewise
