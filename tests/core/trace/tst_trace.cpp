// SPDX-License-Identifier: MIT
#include "core/trace/trace.h"

#include <QTest>

#include <vector>

#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// The whole run written out: what the index must answer from its few records.
struct PlainList {
  std::vector<Event> events;         ///< event k at k - 1
  std::vector<Totals> totals;        ///< after k events
  std::vector<std::int64_t> strips;  ///< of event k at k - 1

  explicit PlainList(const Schedule& schedule) : totals(1) {
    for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
      schedule.forEachEvent(schedule.strip(strip), [&](const Event& event) {
        events.push_back(event);
        totals.push_back(totals.back());
        totals.back().add(event);
        strips.push_back(strip);
        return true;
      });
    }
  }

  std::int64_t count() const { return static_cast<std::int64_t>(events.size()); }
  const Event& event(std::int64_t k) const { return events[static_cast<std::size_t>(k - 1)]; }

  /// The first and the last event of a tile in the first phase that has tiles and does not end before position `near`;
  /// in the first of all where there is none.
  Range tile(const Schedule& schedule, TileIndex wanted, std::int64_t near) const {
    const std::int64_t from = near == 0 ? 0 : strips[static_cast<std::size_t>(near - 1)];
    for (const Range& phase : schedule.phases()) {
      if (phase.end <= from) continue;
      Range found{-1, -1};
      for (std::int64_t k = 1; k <= count(); ++k) {
        if (!phase.contains(strips[static_cast<std::size_t>(k - 1)])) continue;
        if (event(k).i != wanted.i || event(k).j != wanted.j) continue;
        if (found.begin < 0) found.begin = k - 1;
        found.end = k;
      }
      if (found.begin >= 0) return found;
    }
    return tile(schedule, wanted, 0);
  }

  std::optional<std::int64_t> next(std::int64_t k, const Trace::Wanted& wanted) const {
    for (std::int64_t at = k + 1; at <= count(); ++at) {
      if (wanted(event(at))) return at;
    }
    return std::nullopt;
  }
  std::optional<std::int64_t> previous(std::int64_t k, const Trace::Wanted& wanted) const {
    for (std::int64_t at = k - 1; at >= 1; --at) {
      if (wanted(event(at))) return at;
    }
    return std::nullopt;
  }
};

/// Problems of a few hundred events.
std::vector<ProblemSettings> someProblems() {
  std::vector<ProblemSettings> list;
  RandomSettings random(50'01, 12);
  for (int n = 0; n < 40; ++n) {
    list.push_back(random.nextOfFamily());
  }
  return list;
}

bool never(const Event&) { return false; }
bool isStore(const Event& event) { return event.kind == EventKind::Store; }
bool isSkip(const Event& event) { return event.kind == EventKind::TileSkipped; }
bool any(const Event&) { return true; }

}  // namespace

class TestTrace : public QObject {
  Q_OBJECT

 private slots:
  void answersLikeThePlainList() {
    for (const ProblemSettings& settings : someProblems()) {
      const Trace trace(*Problem::make(settings), settings.backward ? Pass::Backward : Pass::Forward);
      const PlainList plain(trace.schedule());
      bool agree = trace.eventCount() == plain.count() && trace.wholeRun() == plain.totals.back();
      for (std::int64_t k = 0; k <= plain.count(); ++k) {
        const auto at = static_cast<std::size_t>(k);
        agree = agree && trace.totals(k) == plain.totals[at];
        if (k > 0) agree = agree && trace.event(k) == plain.event(k) && trace.stripOf(k) == plain.strips[at - 1];
      }
      QVERIFY2(agree, qPrintable(text(settings)));
    }
  }

  void findsTheNextAndThePreviousLikeThePlainList() {
    for (const ProblemSettings& settings : someProblems()) {
      const Trace trace(*Problem::make(settings), settings.backward ? Pass::Backward : Pass::Forward);
      const PlainList plain(trace.schedule());
      for (const auto wanted : {any, isStore, isSkip, never}) {
        bool agree = true;
        for (std::int64_t k = 0; k <= plain.count() + 1; ++k) {
          if (k <= plain.count()) agree = agree && trace.next(k, wanted) == plain.next(k, wanted);
          agree = agree && trace.previous(k, wanted) == plain.previous(k, wanted);
        }
        QVERIFY2(agree, qPrintable(text(settings)));
      }
    }
  }

  void stripsAndTilesHaveTheirPositions() {
    for (const ProblemSettings& settings : someProblems()) {
      const Trace trace(*Problem::make(settings), settings.backward ? Pass::Backward : Pass::Forward);
      const PlainList plain(trace.schedule());
      bool agree = true;
      for (std::int64_t strip = 0; strip < trace.schedule().stripCount(); ++strip) {
        const Range positions = trace.positionsOf(strip);
        agree = agree && !positions.empty() && positions.end <= plain.count();
        for (std::int64_t k = 1; agree && k <= plain.count(); ++k) {
          const bool inside = positions.begin < k && k <= positions.end;
          agree = inside == (plain.strips[static_cast<std::size_t>(k - 1)] == strip);
        }
      }
      for (const std::int64_t near : {std::int64_t{0}, std::int64_t{1}, plain.count() / 2, plain.count()}) {
        for (std::int64_t i = 0; agree && i < trace.grid().nr(); ++i) {
          for (std::int64_t j = 0; agree && j < trace.grid().nc(); ++j) {
            agree = trace.positionsOf(TileIndex{i, j}, near) == plain.tile(trace.schedule(), {i, j}, near);
          }
        }
      }
      QVERIFY2(agree, qPrintable(text(settings)));
    }
  }

  /// 4,096 tiles are opened at once and looked into anywhere.
  void aLongRunIsIndexedAtOnce() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4096;
    settings.Br = settings.Bc = 64;
    const Trace trace(*Problem::make(settings));
    QCOMPARE(trace.eventCount(), 64 * 7 + 4096 * 7);
    QCOMPARE(trace.event(trace.eventCount()).kind, EventKind::RowBlockEnd);
    QCOMPARE(trace.totals(trace.eventCount()).values(), 2 * 4096 * 64 + 2 * 4096 * 64 * 64 + 4096);
  }
};

QTEST_APPLESS_MAIN(TestTrace)
#include "tst_trace.moc"
