// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/same_place.h"

#include <algorithm>

namespace tilewise {

namespace {

/// The position of the first event of a kind among those of a tile, else of the tile's last event.
qint64 inTile(const Trace& trace, TileIndex tile, EventKind kind) {
  const auto positions = trace.positionsOf(tile);
  if (!positions) return 0;
  for (std::int64_t k = positions->begin + 1; k <= positions->end; ++k) {
    if (trace.event(k).kind == kind) return k;
  }
  return positions->end;
}

}  // namespace

qint64 samePlace(const Session& session, const Run& next) {
  if (!session.run() || session.position() == 0) return 0;
  if (session.position() == session.stepCount()) return next.trace->eventCount();
  const Event& event = *session.event();
  const std::int64_t row = std::min<std::int64_t>(session.row(), next.problem.Tq() - 1);
  if (event.j) {
    const std::int64_t key = std::min(session.run()->trace->grid().keys(*event.j).begin, next.problem.Tk() - 1);
    return inTile(*next.trace, next.trace->grid().tileAt(row, key), event.kind);
  }
  const Range block = next.trace->positionsOf(row / next.problem.Br());
  const auto found =
      next.trace->next(block.begin, [&event](const Event& each) { return !each.j && each.kind == event.kind; });
  return std::min(found.value_or(block.end), block.end);
}

}  // namespace tilewise
