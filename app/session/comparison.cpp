// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/comparison.h"

#include <algorithm>
#include <utility>

namespace tilewise {

namespace {

bool isMove(const Event& event) { return event.kind == EventKind::Load || event.kind == EventKind::Store; }

}  // namespace

ComparedPass::ComparedPass(std::shared_ptr<const Trace> trace) : m_trace(std::move(trace)) {
  const Schedule& schedule = m_trace->schedule();
  auto before = std::make_shared<std::vector<Before>>();
  before->reserve(static_cast<std::size_t>(schedule.stripCount()) + 1);
  // The trace has the sums before each strip; a strip that visits tiles is done with those that it does not skip.
  const TileGrid& grid = m_trace->grid();
  Totals sums = m_trace->totals(0);
  std::int64_t tiles = 0;
  for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
    before->push_back({tiles, sums.bytes(problem().settings().elementType)});
    const Totals after = m_trace->totals(m_trace->positionsOf(strip).end);
    const StripKind kind = schedule.strip(strip).kind;
    if (visitsTiles(kind)) tiles += (isColumn(kind) ? grid.nr() : grid.nc()) - (after.tilesSkipped - sums.tilesSkipped);
    sums = after;
  }
  before->push_back({tiles, sums.bytes(problem().settings().elementType)});
  m_before = std::move(before);
}

bool ComparedPass::isTileDone(const Event& event) const {
  return event.kind != EventKind::TileSkipped && endsTile(event, problem());
}

std::int64_t ComparedPass::bytesOf(const Event& event) const {
  return isMove(event) ? event.values * elementBytes(*event.tensor, problem().settings().elementType) : 0;
}

std::int64_t ComparedPass::amount(AlignBy by) const {
  switch (by) {
    case AlignBy::Step: return steps();
    case AlignBy::Tile: return m_before->back().tiles;
    case AlignBy::Bytes: return m_before->back().bytes;
  }
  return 0;
}

std::int64_t ComparedPass::amountAt(AlignBy by, std::int64_t position) const {
  if (by == AlignBy::Step || position == 0) return position;
  const std::int64_t strip = m_trace->stripOf(position);
  std::int64_t at = m_trace->positionsOf(strip).begin;
  Before sum = (*m_before)[static_cast<std::size_t>(strip)];
  m_trace->schedule().forEachEvent(m_trace->schedule().strip(strip), [&](const Event& event) {
    sum.tiles += isTileDone(event) ? 1 : 0;
    sum.bytes += bytesOf(event);
    return ++at < position;
  });
  return by == AlignBy::Tile ? sum.tiles : sum.bytes;
}

std::int64_t ComparedPass::stripOf(std::int64_t Before::*member, std::int64_t atMost) const {
  const auto beyond = std::partition_point(m_before->begin(), m_before->end(),
                                           [&](const Before& each) { return each.*member <= atMost; });
  return beyond - m_before->begin() - 1;
}

std::int64_t ComparedPass::positionAt(AlignBy by, std::int64_t mark) const {
  if (mark <= 0) return 0;
  if (mark >= amount(by)) return steps();
  if (by == AlignBy::Step) return mark;
  // The end of a tile, not all that follows it before the next: so all stand at the same kind of place.
  const bool byTiles = by == AlignBy::Tile;
  const std::int64_t strip = byTiles ? stripOf(&Before::tiles, mark - 1) : stripOf(&Before::bytes, mark);
  Before sum = (*m_before)[static_cast<std::size_t>(strip)];
  std::int64_t at = m_trace->positionsOf(strip).begin;
  m_trace->schedule().forEachEvent(m_trace->schedule().strip(strip), [&](const Event& event) {
    sum.bytes += bytesOf(event);
    if (!byTiles && sum.bytes > mark) return false;
    sum.tiles += isTileDone(event) ? 1 : 0;
    ++at;
    return !byTiles || sum.tiles < mark;
  });
  return at;
}

Comparison::Comparison(std::vector<ComparedPass> passes, AlignBy by)
    : m_passes(std::move(passes)), m_by(by), m_positions(m_passes.size()) {}

void Comparison::align(AlignBy by) {
  if (by == m_by) return;
  std::int64_t mark = -1;
  for (std::size_t n = 0; n < m_passes.size(); ++n) {
    if (!isFinished(n)) mark = m_passes[n].amountAt(by, m_positions[n]);
  }
  m_by = by;
  setMark(mark < 0 ? end() : mark);
}

std::int64_t Comparison::end() const {
  std::int64_t end = 0;
  for (const ComparedPass& each : m_passes) end = std::max(end, each.amount(m_by));
  return end;
}

void Comparison::setMark(std::int64_t mark) {
  m_mark = std::clamp<std::int64_t>(mark, 0, end());
  for (std::size_t n = 0; n < m_passes.size(); ++n) m_positions[n] = m_passes[n].positionAt(m_by, m_mark);
}

bool Comparison::areAllFinished() const {
  for (std::size_t n = 0; n < m_passes.size(); ++n) {
    if (!isFinished(n)) return false;
  }
  return true;
}

std::optional<std::int64_t> Comparison::stopAfter(std::size_t pass, const Trace::Wanted& wanted) const {
  const ComparedPass& compared = m_passes[pass];
  if (m_mark >= compared.amount(m_by)) return std::nullopt;
  // Blocks end without moving anything: such a stop is where the pass stands already.
  std::optional<std::int64_t> k = m_positions[pass];
  while ((k = compared.trace()->next(*k, wanted))) {
    const std::int64_t there = compared.amountAt(m_by, *k);
    if (there > m_mark) return there;
  }
  return compared.amount(m_by);
}

std::int64_t Comparison::stopBefore(std::size_t pass, const Trace::Wanted& wanted) const {
  const ComparedPass& compared = m_passes[pass];
  if (compared.amount(m_by) < m_mark) return compared.amount(m_by);
  std::optional<std::int64_t> k = m_positions[pass] + 1;
  while ((k = compared.trace()->previous(*k, wanted))) {
    const std::int64_t there = compared.amountAt(m_by, *k);
    if (there < m_mark) return there;
  }
  return 0;
}

std::optional<std::int64_t> Comparison::nextMark(MarkStop stop, int direction) const {
  std::optional<std::int64_t> nearest;
  for (std::size_t n = 0; n < m_passes.size(); ++n) {
    const Problem& problem = m_passes[n].problem();
    const Trace::Wanted wanted = [this, stop, &problem](const Event& event) {
      if (stop == MarkStop::Block) return endsBlock(event);
      const bool endsOne = event.kind != EventKind::TileSkipped && endsTile(event, problem);
      if (stop == MarkStop::Tile || m_by == AlignBy::Tile) return endsOne;
      return m_by == AlignBy::Step || isMove(event);
    };
    if (direction > 0) {
      const auto there = stopAfter(n, wanted);
      if (there && (!nearest || *there < *nearest)) nearest = there;
    } else if (m_mark > 0) {
      const std::int64_t there = stopBefore(n, wanted);
      if (!nearest || there > *nearest) nearest = there;
    }
  }
  return nearest;
}

}  // namespace tilewise
