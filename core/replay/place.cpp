// SPDX-License-Identifier: MIT
#include "core/replay/place.h"

#include "core/base/contract.h"

namespace tilewise {

namespace {

/// Work on whole rows of standard attention stands between its tiles.
bool isOfWholeRows(const Event& event, StripKind kind) {
  return !event.j && event.i && event.kind != EventKind::RowBlockEnd && event.kind != EventKind::RowBlockBegin &&
         event.kind != EventKind::Load && event.kind != EventKind::Store &&
         (kind == StripKind::WeightRows || kind == StripKind::ScoreGradientRows);
}

void enter(BlockState& state, const Event& event) {
  if (event.kind == EventKind::RowBlockEnd || event.kind == EventKind::ColumnBlockEnd) return;
  const bool isOther = event.i && event.j && (event.i != state.i || event.j != state.j);
  if (isOther) state.tileSkipped = event.kind == EventKind::TileSkipped;
  if (isOfWholeRows(event, *state.strip)) {
    state.j.reset();
    state.i = event.i;
    return;
  }
  // What belongs to the strip alone changes nothing about the tile at hand.
  const bool isOfStrip = event.kind == EventKind::Load || event.kind == EventKind::RowBlockBegin ||
                         event.kind == EventKind::ColumnBlockBegin || (event.i && event.j);
  if (!isOfStrip) return;
  if (event.i) state.i = event.i;
  if (event.j) state.j = event.j;
}

}  // namespace

BlockState placeAt(const Trace& trace, std::int64_t position) {
  TILEWISE_EXPECTS(0 <= position && position <= trace.eventCount());
  BlockState state;
  state.placeOnly = true;
  state.position = position;
  if (position == 0) return state;
  const std::int64_t index = trace.stripOf(position);
  const Strip& strip = trace.schedule().strip(index);
  state.strip = strip.kind;
  std::int64_t at = trace.positionsOf(index).begin;
  trace.schedule().forEachEvent(strip, [&](const Event& event) {
    enter(state, event);
    return ++at < position;
  });
  const TileGrid& grid = trace.grid();
  if (state.i) state.queries = grid.queries(*state.i);
  if (state.j) {
    state.keys = grid.keys(*state.j);
  } else if (isOfWholeRows(trace.event(position), strip.kind)) {
    state.keys = {0, trace.schedule().problem().Tk()};
  }
  return state;
}

}  // namespace tilewise
