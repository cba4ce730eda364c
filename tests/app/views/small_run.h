// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Small runs for tests of views.

#include "app/session/make_run.h"

namespace tilewise {

/// The lesson's grid in small: 8 x 16 tiles of 4 x 2 entries, width 4. Causal: 632 events, as the lesson has.
inline ProblemSettings smallLesson(bool causal) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 32;
  settings.dk = settings.dv = 4;
  settings.Br = 4;
  settings.Bc = 2;
  settings.causal = causal;
  return settings;
}

/// Requires: settings that are right.
inline std::shared_ptr<const Run> runOf(const ProblemSettings& settings) {
  RunControl control;
  return *makeRun({QStringLiteral("small lesson"), settings, nullptr, {}}, control);
}

}  // namespace tilewise
