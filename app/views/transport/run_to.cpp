// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/transport/run_to.h"

#include <algorithm>
#include <vector>

#include "app/session/words.h"
#include "app/views/look/numbers.h"

namespace tilewise {

namespace {

using namespace Qt::Literals::StringLiterals;

bool isWanted(RunTo target, const Event& event) {
  switch (target) {
    case RunTo::Rescale: return event.kind == EventKind::Rescaled;
    case RunTo::Store: return event.kind == EventKind::Store;
    case RunTo::SkippedTile:
    case RunTo::InspectedTile:
    case RunTo::Mark:
    case RunTo::Total: return false;
    case RunTo::RowBlock: return event.kind == EventKind::RowBlockBegin || event.kind == EventKind::ColumnBlockBegin;
  }
  return false;
}

/// The nearest of several positions in a direction.
class Nearest {
 public:
  Nearest(std::int64_t from, int direction) : m_from(from), m_direction(direction) {}

  void offer(std::optional<std::int64_t> position) {
    if (!position) return;
    const bool onWay = m_direction > 0 ? *position > m_from : *position < m_from;
    const bool nearer = !m_found || (m_direction > 0 ? *position < *m_found : *position > *m_found);
    if (onWay && nearer) m_found = position;
  }
  std::optional<std::int64_t> found() const { return m_found; }

 private:
  std::int64_t m_from;
  int m_direction;
  std::optional<std::int64_t> m_found;
};

/// The first events of a tile's visits, ascending. In a phase all of them lie in one strip.
std::vector<std::int64_t> visitsOf(const Trace& trace, TileIndex tile) {
  std::vector<std::int64_t> firsts;
  const Schedule& schedule = trace.schedule();
  for (const Range& phase : schedule.phases()) {
    if (!visitsTiles(schedule.strip(phase.begin).kind)) continue;
    const std::int64_t first = trace.positionsOf(tile, trace.positionsOf(phase.begin).begin + 1).begin + 1;
    const std::int64_t strip = trace.stripOf(first);
    std::int64_t k = trace.positionsOf(strip).begin;
    bool wasThere = false;
    schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) {
      ++k;
      const bool isThere = event.i == tile.i && event.j == tile.j;
      if (isThere && !wasThere) firsts.push_back(k);
      wasThere = isThere;
      return true;
    });
  }
  return firsts;
}

/// The first position at which a sum is as large. Requires: it is at the end.
template <class Sum>
std::int64_t firstReaching(const Trace& trace, std::int64_t value, Sum sum) {
  std::int64_t before = -1;  // less there
  std::int64_t reached = trace.eventCount();
  while (reached - before > 1) {
    const std::int64_t middle = before + (reached - before) / 2;
    (sum(trace.totals(middle)) >= value ? reached : before) = middle;
  }
  return reached;
}

/// By the sums: there may be millions of events and no skipped tile in sight.
std::optional<std::int64_t> skippedTile(const Trace& trace, std::int64_t position, int direction) {
  const auto skipped = [](const Totals& totals) { return totals.tilesSkipped; };
  const std::int64_t passed = skipped(trace.totals(direction > 0 ? position : std::max<std::int64_t>(position - 1, 0)));
  const std::int64_t wanted = direction > 0 ? passed + 1 : passed;
  if (wanted < 1 || wanted > skipped(trace.wholeRun())) return std::nullopt;
  return firstReaching(trace, wanted, skipped);
}

}  // namespace

QString runToText(RunTo target, int direction) {
  const bool on = direction > 0;
  switch (target) {
    case RunTo::SkippedTile: return on ? tr("next skipped tile") : tr("previous skipped tile");
    case RunTo::Rescale: return on ? tr("next rescale") : tr("previous rescale");
    case RunTo::Store: return on ? tr("next store") : tr("previous store");
    case RunTo::InspectedTile: return on ? tr("next visit of this tile") : tr("previous visit of this tile");
    case RunTo::RowBlock: return on ? tr("next block") : tr("previous block");
    case RunTo::Mark: return on ? tr("next mark") : tr("previous mark");
    case RunTo::Total: return on ? tr("byte total") : tr("byte total, backwards");
  }
  return {};
}

QString nowhereText(RunTo target, int direction, std::int64_t position) {
  const bool on = direction > 0;
  const QString step = grouped(position);
  switch (target) {
    case RunTo::SkippedTile:
      return (on ? tr("No tile is skipped after step %1.") : tr("No tile is skipped before step %1.")).arg(step);
    case RunTo::Rescale:
      return (on ? tr("Nothing is rescaled after step %1.") : tr("Nothing is rescaled before step %1.")).arg(step);
    case RunTo::Store:
      return (on ? tr("Nothing is stored after step %1.") : tr("Nothing is stored before step %1.")).arg(step);
    case RunTo::InspectedTile:
      return (on ? tr("This tile is not visited after step %1.") : tr("This tile is not visited before step %1."))
          .arg(step);
    case RunTo::RowBlock:
      return (on ? tr("No block begins after step %1.") : tr("No block begins before step %1.")).arg(step);
    case RunTo::Mark:
      return (on ? tr("No bookmark and no tile with a stop comes after step %1.")
                 : tr("No bookmark and no tile with a stop comes before step %1."))
          .arg(step);
    case RunTo::Total:
      return (on ? tr("That total is not reached after step %1.") : tr("That total is not reached before step %1."))
          .arg(step);
  }
  return {};
}

QString runToWord(RunTo target) {
  switch (target) {
    case RunTo::SkippedTile: return u"skipped-tile"_s;
    case RunTo::Rescale: return u"rescale"_s;
    case RunTo::Store: return u"store"_s;
    case RunTo::InspectedTile: return u"this-tile"_s;
    case RunTo::RowBlock: return u"row-block"_s;
    case RunTo::Mark: return u"mark"_s;
    case RunTo::Total: return u"total"_s;
  }
  return {};
}

std::optional<RunTo> runToFromWord(const QString& word) {
  for (const RunTo each : AllRunTo) {
    if (runToWord(each) == word) return each;
  }
  return std::nullopt;
}

std::optional<std::int64_t> runToPosition(const Trace& trace, std::int64_t position, int direction, RunTo target,
                                          std::optional<TileIndex> inspected, const RunMarks& marks) {
  if (target == RunTo::Mark) return markPosition(trace, position, direction, marks);
  Nearest nearest(position, direction);
  if (target == RunTo::Total) {
    nearest.offer(totalPosition(trace, marks.bytes));
    return nearest.found();
  }
  if (target == RunTo::SkippedTile) return skippedTile(trace, position, direction);
  if (target == RunTo::InspectedTile) {
    // The run stops where a visit begins: its first event has happened.
    if (!inspected) return std::nullopt;
    for (const std::int64_t first : visitsOf(trace, *inspected)) nearest.offer(first);
    return nearest.found();
  }
  const auto wanted = [target](const Event& event) { return isWanted(target, event); };
  return direction > 0 ? trace.next(position, wanted) : trace.previous(position, wanted);
}

std::optional<std::int64_t> markPosition(const Trace& trace, std::int64_t position, int direction,
                                         const RunMarks& marks) {
  Nearest nearest(position, direction);
  for (const Bookmark& each : marks.bookmarks) nearest.offer(each.position);
  for (const TileIndex stop : marks.stops) {
    for (const std::int64_t first : visitsOf(trace, stop)) nearest.offer(first);
  }
  return nearest.found();
}

std::optional<std::int64_t> totalPosition(const Trace& trace, std::int64_t bytes) {
  const auto moved = [type = trace.schedule().problem().settings().elementType](const Totals& totals) {
    return totals.bytes(type);
  };
  if (moved(trace.wholeRun()) < bytes) return std::nullopt;
  return firstReaching(trace, bytes, moved);
}

bool occursIn(const Trace& trace, RunTo target) {
  switch (target) {
    case RunTo::Rescale: {
      const Schedule& schedule = trace.schedule();
      return schedule.pass() == Pass::Forward && !schedule.problem().isStandard();
    }
    case RunTo::SkippedTile: return trace.wholeRun().tilesSkipped > 0;
    default: return true;
  }
}

}  // namespace tilewise
