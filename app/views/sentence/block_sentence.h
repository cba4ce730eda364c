// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/session/run.h"
#include "core/trace/totals.h"

namespace tilewise {

// Where a row block or a key block stands. Range: 1 <= position <= eventCount.
QString blockBegan(const Run& run, std::int64_t position);
QString blockEnded(const Run& run, std::int64_t position);
/// While events pass too fast to be read.
QString blockReached(const Run& run, std::int64_t position, const Totals& totals);
/// The last event of a pass has happened.
QString passEnded(const Run& run);

}  // namespace tilewise
