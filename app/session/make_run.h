// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "app/session/run.h"

namespace tilewise {

/// What a person wants to see: settings, and their own arrays when they have some.
struct RunRequest {
  QString title;
  ProblemSettings settings;
  std::shared_ptr<const Inputs> inputs;  ///< of the head at hand; null: from `arrays`, else made up from the settings
  AxisTexts labels;
  std::shared_ptr<const InputArrays> arrays{};  ///< own arrays, all heads, of the sizes in the settings; null: none
};

/// An index of more tiles would take longer to make than a person waits.
inline constexpr std::int64_t MostTiles = std::int64_t{1} << 22;

/// Makes the run: inputs, index, engine. Errors: those of Problem::make, checkShapes and run(); TooLarge
/// (more than MostTiles); OutOfRange (a head that own arrays do not have).
/// Thread: any; takes its time.
[[nodiscard]] Expected<std::shared_ptr<const Run>> makeRun(const RunRequest& request, RunControl& control);

}  // namespace tilewise
