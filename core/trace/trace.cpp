// SPDX-License-Identifier: MIT
#include "core/trace/trace.h"

#include <algorithm>

#include "core/base/contract.h"

namespace tilewise {

Trace::Trace(const Problem& problem, Pass pass) : m_schedule(problem, pass) {
  m_starts.reserve(static_cast<std::size_t>(m_schedule.stripCount()) + 1);
  Start running;
  for (std::int64_t strip = 0; strip < m_schedule.stripCount(); ++strip) {
    m_starts.push_back(running);
    m_schedule.forEachEvent(m_schedule.strip(strip), [&running](const Event& event) {
      running.events += 1;
      running.totals.add(event);
      return true;
    });
  }
  m_starts.push_back(running);
}

std::int64_t Trace::stripOf(std::int64_t k) const {
  TILEWISE_EXPECTS(1 <= k && k <= eventCount());
  const auto after =
      std::partition_point(m_starts.begin(), m_starts.end(), [k](const Start& each) { return each.events < k; });
  return after - m_starts.begin() - 1;
}

Range Trace::positionsOf(std::int64_t strip) const { return {start(strip).events, start(strip + 1).events}; }

Event Trace::event(std::int64_t k) const {
  const std::int64_t strip = stripOf(k);
  std::int64_t at = start(strip).events;
  Event found;
  m_schedule.forEachEvent(m_schedule.strip(strip), [&](const Event& event) {
    found = event;
    return ++at < k;
  });
  return found;
}

Totals Trace::totals(std::int64_t k) const {
  TILEWISE_EXPECTS(0 <= k && k <= eventCount());
  if (k == 0) return {};
  const std::int64_t strip = stripOf(k);
  if (k == start(strip + 1).events) return start(strip + 1).totals;
  Start running = start(strip);
  m_schedule.forEachEvent(m_schedule.strip(strip), [&](const Event& event) {
    running.totals.add(event);
    return ++running.events < k;
  });
  return running.totals;
}

std::int64_t Trace::tileStrip(TileIndex tile, std::int64_t near) const {
  const std::int64_t from = near == 0 ? 0 : stripOf(near);
  for (const Range& phase : m_schedule.phases()) {
    const StripKind kind = m_schedule.strip(phase.begin).kind;
    if (phase.end <= from || !visitsTiles(kind)) continue;
    const std::int64_t block = isColumn(kind) ? tile.j : tile.i;
    for (std::int64_t strip = phase.begin; strip < phase.end; ++strip) {
      if (m_schedule.strip(strip).block == block) return strip;
    }
  }
  return tileStrip(tile, 0);  // every pass ends with tiles: not reached
}

Range Trace::positionsOf(TileIndex tile, std::int64_t near) const {
  const std::int64_t strip = tileStrip(tile, near);
  std::int64_t at = start(strip).events;
  Range found{-1, -1};
  m_schedule.forEachEvent(m_schedule.strip(strip), [&](const Event& event) {
    if (event.i == tile.i && event.j == tile.j) {
      if (found.begin < 0) found.begin = at;
      found.end = at + 1;
    }
    ++at;
    return true;
  });
  return found;
}

std::optional<std::int64_t> Trace::next(std::int64_t k, const Wanted& wanted) const {
  if (k >= eventCount()) return std::nullopt;
  for (std::int64_t strip = stripOf(k + 1); strip < m_schedule.stripCount(); ++strip) {
    std::int64_t at = start(strip).events;
    const bool walkedOn = m_schedule.forEachEvent(m_schedule.strip(strip), [&](const Event& event) {
      ++at;
      return at <= k || !wanted(event);
    });
    if (!walkedOn) return at;
  }
  return std::nullopt;
}

std::optional<std::int64_t> Trace::previous(std::int64_t k, const Wanted& wanted) const {
  if (k < 2) return std::nullopt;
  for (std::int64_t strip = stripOf(k - 1); strip >= 0; --strip) {
    std::int64_t at = start(strip).events;
    std::optional<std::int64_t> last;
    m_schedule.forEachEvent(m_schedule.strip(strip), [&](const Event& event) {
      ++at;
      if (at >= k) return false;
      if (wanted(event)) last = at;
      return true;
    });
    if (last) return last;
  }
  return std::nullopt;
}

}  // namespace tilewise
