// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

namespace tilewise {

/// The position in another run that shows the same thing: the same kind of event (of the same tensor) in the tile that
/// holds the selected row and the first key of the chosen tile, else of the tile at hand, or in its row or column block. Another algorithm or
/// pass may have no such event: then one that does the same work (exponentiated: weights recomputed), else the end of
/// the tile. At the begin, the begin; at the end, the end.
qint64 samePlace(const Session& session, const Run& next);

/// The same for any position of a run. The row is the first of the row block at hand.
/// Requires: 0 <= position <= events of the run.
qint64 samePlace(const Run& run, qint64 position, const Run& next);

}  // namespace tilewise
