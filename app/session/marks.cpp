// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/marks.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "app/session/same_place.h"
#include "app/session/session.h"

namespace tilewise {

namespace {

bool byPosition(const Bookmark& a, const Bookmark& b) { return a.position < b.position; }

}  // namespace

Marks::Marks(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void Marks::setBookmark(qint64 position, const QString& name) {
  const Bookmark wanted{position, fitName(name.simplified().toStdString())};
  const auto at = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), wanted, byPosition);
  if (at != m_bookmarks.end() && at->position == position) {
    *at = wanted;
  } else {
    m_bookmarks.insert(at, wanted);
  }
  emit changed();
}

void Marks::removeBookmark(qint64 position) {
  if (std::erase_if(m_bookmarks, [position](const Bookmark& each) { return each.position == position; }) > 0) emit changed();
}

const Bookmark* Marks::bookmarkAt(qint64 position) const {
  for (const Bookmark& each : m_bookmarks) {
    if (each.position == position) return &each;
  }
  return nullptr;
}

std::optional<qint64> Marks::nextBookmark(qint64 position, int direction) const {
  const Bookmark here{position, {}};
  if (direction > 0) {
    const auto after = std::upper_bound(m_bookmarks.begin(), m_bookmarks.end(), here, byPosition);
    return after == m_bookmarks.end() ? std::nullopt : std::optional<qint64>(after->position);
  }
  const auto at = std::lower_bound(m_bookmarks.begin(), m_bookmarks.end(), here, byPosition);
  return at == m_bookmarks.begin() ? std::nullopt : std::optional<qint64>(std::prev(at)->position);
}

void Marks::toggleStop(TileIndex tile) {
  if (std::erase(m_stops, tile) == 0) m_stops.push_back(tile);
  emit changed();
}

bool Marks::isStop(TileIndex tile) const { return std::find(m_stops.begin(), m_stops.end(), tile) != m_stops.end(); }

void Marks::set(std::vector<Bookmark> bookmarks, std::vector<TileIndex> stops) {
  m_bookmarks = std::move(bookmarks);
  std::stable_sort(m_bookmarks.begin(), m_bookmarks.end(), byPosition);
  const auto same = [](const Bookmark& a, const Bookmark& b) { return a.position == b.position; };
  m_bookmarks.erase(std::unique(m_bookmarks.begin(), m_bookmarks.end(), same), m_bookmarks.end());
  m_stops = std::move(stops);
  emit changed();
}

void Marks::carryTo(const Run& next) {
  const Run* run = m_session.run().get();
  if (run == nullptr || (m_bookmarks.empty() && m_stops.empty())) return;
  std::vector<Bookmark> bookmarks;
  for (const Bookmark& each : m_bookmarks) bookmarks.push_back({samePlace(*run, each.position, next), each.name});
  const TileGrid& before = run->trace->grid();
  const TileGrid& after = next.trace->grid();
  std::vector<TileIndex> stops;
  for (const TileIndex stop : m_stops) {
    const std::int64_t query = std::min(before.queries(stop.i).begin, next.problem.Tq() - 1);
    const TileIndex tile = after.tileAt(query, std::min(before.keys(stop.j).begin, next.problem.Tk() - 1));
    if (std::find(stops.begin(), stops.end(), tile) == stops.end()) stops.push_back(tile);
  }
  set(std::move(bookmarks), std::move(stops));
}

}  // namespace tilewise
