// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include "app/session/run.h"

namespace tilewise {

/// What a person wants to see: settings, and their own arrays when they have some.
struct RunRequest {
  QString title;
  ProblemSettings settings;
  std::shared_ptr<const Inputs> inputs;  ///< own arrays; null: made up from the settings
  AxisTexts labels;
};

/// Makes the run: inputs, index, engine. Errors: those of Problem::make, checkShapes and run(); TooLarge
/// (over four million tiles).
/// Thread: any; takes its time.
[[nodiscard]] Expected<std::shared_ptr<const Run>> makeRun(const RunRequest& request, RunControl& control);

}  // namespace tilewise
