// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of the status line.

#include <optional>

#include <QString>

#include "app/session/run.h"
#include "core/attention/accuracy.h"

namespace tilewise {

/// "Paused at step 190 of 632", "Playing, step 190 of 632, 4.9/s". rate: 0 while it is not known.
QString positionText(std::int64_t position, std::int64_t steps, bool playing, double rate);

/// "Row block 3, tile 6 of 8 visited"; "Row block 3, tile (3, 9) skipped". Empty before the first row block.
/// Range: 0 <= position <= eventCount of the trace.
QString placeText(const Trace& trace, std::int64_t position);

/// "O agrees with float64: largest error 6.4e−7"; absent accuracy: "checking against float64…".
QString accuracyText(const std::optional<Accuracy>& accuracy);

/// "float32 engine, seed 1"; of own data the name of the file.
QString engineText(const Run& run);

}  // namespace tilewise
