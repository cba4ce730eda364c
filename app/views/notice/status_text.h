// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The words of the status line.

#include <cstdint>
#include <optional>

#include <QString>

#include "app/session/run.h"
#include "core/attention/accuracy.h"

namespace tilewise {

/// "Paused at step 190 of 632", "Playing, step 190 of 632, 4.9/s". rate: 0 while it is not known.
QString positionText(std::int64_t position, std::int64_t steps, bool playing, double rate);

/// "Row block 3, tile 6 of 8 visited"; "Key block 5, tile (3, 9) skipped"; "Pass 1, row block 3, tile (3, 5)". Empty at
/// the start.
/// Range: 0 <= position <= eventCount of the trace.
QString placeText(const Trace& trace, std::int64_t position);

/// "O agrees with float64: largest error 6.4e−7"; with a backward pass "dQ, dK, dV agree ..."; with a storage precision
/// "O passes the ratio test: error 4.9e−4, standard’s 5.1e−4"; absent accuracy: "checking against float64…".
/// Rows with NaN or infinity are told first: "7 rows are not finite; O agrees ...".
QString accuracyText(const std::optional<Accuracy>& accuracy, std::int64_t rowsNotFinite = 0);

/// In the place of accuracyText() for a run without a result: "results are being computed", "counters only", ...; empty
/// for a run with one.
QString noResultText(const Run& run, bool underWay);

/// Rows of the results of the pass at hand with NaN or infinity.
std::int64_t rowsNotFinite(const Run& run);

/// "float32 engine, seed 1"; of own data the name of the file; storage precision, a shuffled order and rows without a
/// key are told where there are any.
QString engineText(const Run& run);

}  // namespace tilewise
