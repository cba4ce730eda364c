// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Why nothing of a tile is computed, in words.

#include <QString>

#include "app/session/run.h"

namespace tilewise {

/// "skipped: its first key 576 comes after the last query 511". Requires: a rectangle of one tile, with no visible
/// entry.
QString whySkipped(const Run& run, Range queries, Range keys);

/// The same where a line is not long enough for it.
QString whySkippedShort(const Run& run, Range queries, Range keys);

/// "causal mask", "window", "documents", "block mask", "masks together": the first that alone hides all of a tile.
QString maskName(SkipReason reason);

}  // namespace tilewise
