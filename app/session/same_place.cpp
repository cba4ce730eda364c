// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/same_place.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace tilewise {

namespace {

struct Found {
  qint64 position = 0;
  Event event;
};

/// What is to stay in view.
struct Entry {
  std::int64_t row = 0;
  std::optional<std::int64_t> key;  ///< absent: the event is of a whole row
};

/// What is done at one tile, and at its row and column block: in each strip that may hold such events.
std::vector<Found> eventsAround(const Trace& trace, TileIndex tile) {
  std::vector<Found> found;
  const Schedule& schedule = trace.schedule();
  for (std::int64_t index = 0; index < schedule.stripCount(); ++index) {
    const Strip& strip = schedule.strip(index);
    const bool isLoads = strip.kind == StripKind::KeyLoads || strip.kind == StripKind::ValueLoads ||
                         strip.kind == StripKind::QueryLoads || strip.kind == StripKind::OutputGradientLoads;
    if (!isLoads && strip.block != (isColumn(strip.kind) ? tile.j : tile.i)) continue;
    qint64 position = trace.positionsOf(index).begin;
    schedule.forEachEvent(strip, [&](const Event& event) {
      ++position;
      if (event.i.value_or(tile.i) == tile.i && event.j.value_or(tile.j) == tile.j) found.push_back({position, event});
      return true;
    });
  }
  return found;
}

/// Kinds that do the work of another where a pass has none of that kind, the nearest first.
std::vector<EventKind> kindsLike(EventKind kind) {
  using enum EventKind;
  switch (kind) {
    case RowBlockBegin: return {ColumnBlockBegin};
    case ColumnBlockBegin: return {RowBlockBegin};
    case RowBlockEnd: return {ColumnBlockEnd};
    case ColumnBlockEnd: return {RowBlockEnd};
    case RunningMaxUpdated:
    case Exponentiated:
    case WeightsRecomputed: return {Exponentiated, WeightsRecomputed};
    case Rescaled:
    case Accumulated: return {Accumulated, DV, DQAdded};
    case DV:
    case DQAdded:
    case DK: return {Accumulated, DQAdded, DV};
    case DP:
    case DS:
    case RowTerms: return {DP, DS, ScoreProduct};
    case LseWritten: return {Normalised};
    default: return {};
  }
}

/// The tile of the other run where the present event is at home. Where it belongs to a whole row block, what begins it
/// is looked for at the first tile of the row, what ends it at the last that is visited.
TileIndex homeOf(const Event& event, const Entry& entry, const Run& next) {
  const TileGrid& grid = next.trace->grid();
  const std::int64_t row = std::min(entry.row, next.problem.Tq() - 1);
  if (event.j && entry.key) return grid.tileAt(row, std::min(*entry.key, next.problem.Tk() - 1));
  TileIndex tile = grid.tileAt(row, 0);
  if (event.kind == EventKind::RowBlockBegin || event.kind == EventKind::Load) return tile;
  for (std::int64_t j = grid.nc() - 1; j > 0; --j) {
    if (grid.kind({tile.i, j}) != TileKind::Skipped) return {tile.i, j};
  }
  return tile;
}

qint64 samePlace(const Event& event, const Entry& entry, const Run& next) {
  const std::vector<Found> around = eventsAround(*next.trace, homeOf(event, entry, next));
  const auto first = [&around](const auto& test) {
    const auto found =
        std::find_if(around.begin(), around.end(), [&test](const Found& each) { return test(each.event); });
    return found == around.end() ? std::nullopt : std::optional(found->position);
  };
  const auto isSame = [&event](const Event& each) { return each.kind == event.kind && each.tensor == event.tensor; };
  const auto isSameAt = [&](const Event& each) {
    return isSame(each) && each.i.has_value() == event.i.has_value() && each.j.has_value() == event.j.has_value();
  };
  if (const auto position = first(isSameAt)) return *position;
  if (const auto position = first(isSame)) return *position;
  for (const EventKind kind : kindsLike(event.kind)) {
    if (const auto position = first([kind](const Event& each) { return each.kind == kind; })) return *position;
  }
  // What the other pass does not do at all: the end of the tile.
  qint64 end = 0;
  for (const Found& each : around) {
    if (each.event.i && each.event.j) end = each.position;
  }
  return end;
}

}  // namespace

qint64 samePlace(const Session& session, const Run& next) {
  if (!session.run() || session.position() == 0) return 0;
  if (session.position() == session.stepCount()) return next.trace->eventCount();
  const Event& event = *session.event();
  const TileGrid& grid = session.run()->trace->grid();
  Entry entry{session.row(), {}};
  // A chosen tile holds the selected entry, wherever the position is; the row is one of its rows.
  const auto& chosen = session.chosenTile();
  if (chosen || event.j) entry.key = grid.keys(chosen ? chosen->j : *event.j).begin;
  return samePlace(event, entry, next);
}

qint64 samePlace(const Run& run, qint64 position, const Run& next) {
  if (position == 0) return 0;
  if (position == run.trace->eventCount()) return next.trace->eventCount();
  const Event event = run.trace->event(position);
  const TileGrid& grid = run.trace->grid();
  Entry entry{event.i ? grid.queries(*event.i).begin : 0, {}};
  if (event.j) entry.key = grid.keys(*event.j).begin;
  return samePlace(event, entry, next);
}

}  // namespace tilewise
