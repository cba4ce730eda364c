// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/same_place.h"

#include <algorithm>

namespace tilewise {

namespace {

/// The position of the first event of a kind among those of a tile, else of the tile's last event.
qint64 inTile(const Trace& trace, TileIndex tile, EventKind kind) {
  const Range positions = trace.positionsOf(tile);
  for (std::int64_t k = positions.begin + 1; k <= positions.end; ++k) {
    if (trace.event(k).kind == kind) return k;
  }
  return positions.end;
}

}  // namespace

qint64 samePlace(const Session& session, const Run& next) {
  if (!session.run() || session.position() == 0) return 0;
  if (session.position() == session.stepCount()) return next.trace->eventCount();
  const Event& event = *session.event();
  const std::int64_t row = std::min<std::int64_t>(session.row(), next.problem.Tq() - 1);
  if (event.i && event.j) {
    const std::int64_t key = std::min(session.run()->trace->grid().keys(*event.j).begin, next.problem.Tk() - 1);
    return inTile(*next.trace, next.trace->grid().tileAt(row, key), event.kind);
  }
  // No tile: the same kind of event in the strip of the row (of its first key, where key blocks are outside).
  const Schedule& schedule = next.trace->schedule();
  const auto isHere = [&](const Event& each) {
    if (each.kind != event.kind || each.j.has_value() != event.j.has_value()) return false;
    return !each.i || schedule.grid().queries(*each.i).contains(row);
  };
  return next.trace->next(0, isHere).value_or(0);
}

}  // namespace tilewise
