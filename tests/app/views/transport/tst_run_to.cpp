// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <vector>

#include <QTest>

#include "app/views/transport/run_to.h"
#include "tests/app/views/small_run.h"

using namespace tilewise;

class TestRunTo : public QObject {
  Q_OBJECT

 private slots:
  void findsTheNearest_data();
  void findsTheNearest();
  void findsTotalsAndMarks();
  void goesToWhereTheVisitBegins();
  void skippedInspectedTileIsFoundToo();
  void passesVisitATileMoreThanOnce();
  void aVisitBeginsWhereTheRunComesToTheTile_data();
  void aVisitBeginsWhereTheRunComesToTheTile();
  void keyBlocksAreBlocksToo();
  void wordsGoBothWays();
  void sentencesNameTheStep();
  void passesWithoutSuchPlaces();
};

namespace {

const Trace& causal() {
  static const Trace trace(*Problem::make(smallLesson(true)));
  return trace;
}

EventKind kindFor(RunTo target) {
  switch (target) {
    case RunTo::SkippedTile: return EventKind::TileSkipped;
    case RunTo::Rescale: return EventKind::Rescaled;
    case RunTo::Store: return EventKind::Store;
    default: return EventKind::RowBlockBegin;
  }
}

}  // namespace

void TestRunTo::findsTheNearest_data() {
  QTest::addColumn<int>("target");
  QTest::newRow("skipped tile") << int(RunTo::SkippedTile);
  QTest::newRow("rescale") << int(RunTo::Rescale);
  QTest::newRow("store") << int(RunTo::Store);
  QTest::newRow("row block") << int(RunTo::RowBlock);
}

// Against a plain walk over all events, from every position, both ways.
void TestRunTo::findsTheNearest() {
  QFETCH(int, target);
  const EventKind wanted = kindFor(RunTo(target));
  std::vector<std::int64_t> all;
  for (std::int64_t k = 1; k <= causal().eventCount(); ++k) {
    if (causal().event(k).kind == wanted) all.push_back(k);
  }
  QVERIFY(!all.empty());
  for (std::int64_t position = 0; position <= causal().eventCount(); ++position) {
    const auto after = std::upper_bound(all.begin(), all.end(), position);
    const auto before = std::lower_bound(all.begin(), all.end(), position);
    const auto next = after == all.end() ? std::nullopt : std::optional(*after);
    const auto previous = before == all.begin() ? std::nullopt : std::optional(*std::prev(before));
    QCOMPARE(runToPosition(causal(), position, +1, RunTo(target), {}), next);
    QCOMPARE(runToPosition(causal(), position, -1, RunTo(target), {}), previous);
  }
}

// Against a plain walk too.
void TestRunTo::findsTotalsAndMarks() {
  const auto bytesAt = [](std::int64_t position) { return causal().totals(position).bytes(ElementType::Fp16); };
  const std::int64_t all = bytesAt(causal().eventCount());
  for (const std::int64_t bytes : {std::int64_t{0}, std::int64_t{1}, all / 3, all / 3 + 1, all - 1, all}) {
    std::int64_t first = 0;
    while (bytesAt(first) < bytes) ++first;
    QCOMPARE(totalPosition(causal(), bytes), std::optional(first));
    RunMarks marks;
    marks.bytes = bytes;
    QCOMPARE(runToPosition(causal(), first + 1, -1, RunTo::Total, {}, marks), std::optional(first));
    if (first > 0) QCOMPARE(runToPosition(causal(), first - 1, +1, RunTo::Total, {}, marks), std::optional(first));
    QVERIFY(!runToPosition(causal(), first, +1, RunTo::Total, {}, marks));
  }
  QVERIFY(!totalPosition(causal(), all + 1));

  const std::vector<Bookmark> bookmarks{{7, "a"}, {90, "b"}};
  const std::vector<TileIndex> stops{{2, 1}};
  const RunMarks marks{bookmarks, stops, 0};
  const std::int64_t visit = causal().positionsOf(TileIndex{2, 1}).begin + 1;
  std::vector<std::int64_t> sorted{7, 90, visit};
  std::sort(sorted.begin(), sorted.end());
  for (std::int64_t position = 0; position <= causal().eventCount(); ++position) {
    const auto after = std::upper_bound(sorted.begin(), sorted.end(), position);
    const auto before = std::lower_bound(sorted.begin(), sorted.end(), position);
    const auto next = after == sorted.end() ? std::nullopt : std::optional(*after);
    const auto previous = before == sorted.begin() ? std::nullopt : std::optional(*std::prev(before));
    QCOMPARE(runToPosition(causal(), position, +1, RunTo::Mark, {}, marks), next);
    QCOMPARE(runToPosition(causal(), position, -1, RunTo::Mark, {}, marks), previous);
  }
}

void TestRunTo::goesToWhereTheVisitBegins() {
  const TileIndex tile{3, 5};
  const auto visit = causal().positionsOf(tile);
  const std::int64_t first = visit.begin + 1;
  QCOMPARE(causal().event(first).kind, EventKind::Load);
  QCOMPARE(causal().event(first).j, std::optional<std::int64_t>(5));
  QCOMPARE(runToPosition(causal(), 0, +1, RunTo::InspectedTile, tile), std::optional(first));
  QCOMPARE(runToPosition(causal(), first, +1, RunTo::InspectedTile, tile), std::optional<std::int64_t>());
  QCOMPARE(runToPosition(causal(), first + 2, -1, RunTo::InspectedTile, tile), std::optional(first));
  QCOMPARE(runToPosition(causal(), first, -1, RunTo::InspectedTile, tile), std::optional<std::int64_t>());
  QCOMPARE(runToPosition(causal(), 0, +1, RunTo::InspectedTile, {}), std::optional<std::int64_t>());
}

void TestRunTo::skippedInspectedTileIsFoundToo() {
  const auto found = runToPosition(causal(), 0, +1, RunTo::InspectedTile, TileIndex{0, 9});
  QVERIFY(found);
  QCOMPARE(causal().event(*found).kind, EventKind::TileSkipped);
  QCOMPARE(causal().event(*found).j, std::optional<std::int64_t>(9));
}

void TestRunTo::passesVisitATileMoreThanOnce() {
  ProblemSettings settings = smallLesson(true);
  settings.backward = true;
  settings.backwardOrder = BackwardOrder::TwoLoops;
  const Trace trace(*Problem::make(settings), Pass::Backward);
  const TileIndex tile{3, 5};
  std::vector<std::int64_t> visits;
  std::optional<std::int64_t> at = 0;
  while ((at = runToPosition(trace, *at, +1, RunTo::InspectedTile, tile))) visits.push_back(*at);
  QCOMPARE(visits.size(), std::size_t(2));
  for (const std::int64_t visit : visits) {
    QCOMPARE(trace.event(visit).kind, EventKind::Load);
    QVERIFY(trace.event(visit).i == 3 && trace.event(visit).j == 5);
    QVERIFY(!trace.event(visit - 1).i || !trace.event(visit - 1).j ||
            trace.event(visit - 1).kind == EventKind::TileSkipped ||
            endsTile(trace.event(visit - 1), trace.schedule().problem()));
  }
  QCOMPARE(runToPosition(trace, trace.eventCount(), -1, RunTo::InspectedTile, tile), std::optional(visits[1]));
  QCOMPARE(runToPosition(trace, visits[1], -1, RunTo::InspectedTile, tile), std::optional(visits[0]));
}

void TestRunTo::aVisitBeginsWhereTheRunComesToTheTile_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<int>("order");
  QTest::addColumn<int>("visits");  // of a tile that is visible
  const auto add = [](const char* name, Algorithm algorithm, bool backward, BackwardOrder order, int visits) {
    QTest::newRow(name) << int(algorithm) << backward << int(order) << visits;
  };
  using O = BackwardOrder;
  // S written, S read, P written, P read.
  add("standard", Algorithm::Standard, false, O::FlashAttention2, 4);
  add("FA-1", Algorithm::FlashAttention1, false, O::FlashAttention2, 1);
  add("FA-2", Algorithm::FlashAttention2, false, O::FlashAttention2, 1);
  // P read for dV, dP written, P and dP read, dS written, dS read for dQ and for dK.
  add("standard, backward", Algorithm::Standard, true, O::FlashAttention2, 6);
  add("FA-1's backward order", Algorithm::FlashAttention2, true, O::FlashAttention1, 1);
  add("FA-2's backward order", Algorithm::FlashAttention2, true, O::FlashAttention2, 1);
  add("query blocks outside", Algorithm::FlashAttention2, true, O::QueryOuter, 1);
  add("two loops", Algorithm::FlashAttention2, true, O::TwoLoops, 2);
}

// Against a plain walk, for every tile, from every position, both ways.
void TestRunTo::aVisitBeginsWhereTheRunComesToTheTile() {
  QFETCH(int, algorithm);
  QFETCH(bool, backward);
  QFETCH(int, order);
  QFETCH(int, visits);
  ProblemSettings settings;
  settings.Tq = settings.Tk = 12;
  settings.dk = settings.dv = 2;
  settings.Br = 4;
  settings.Bc = 3;
  settings.causal = true;
  settings.algorithm = Algorithm(algorithm);
  settings.backward = backward;
  settings.backwardOrder = BackwardOrder(order);
  const Trace trace(*Problem::make(settings), backward ? Pass::Backward : Pass::Forward);
  for (std::int64_t i = 0; i < 3; ++i) {
    for (std::int64_t j = 0; j < 4; ++j) {
      std::vector<std::int64_t> begins;
      bool wasThere = false;
      for (std::int64_t k = 1; k <= trace.eventCount(); ++k) {
        const Event event = trace.event(k);
        const bool isThere = event.i == i && event.j == j;
        if (isThere && !wasThere) begins.push_back(k);
        wasThere = isThere;
      }
      if (i == 2 && j == 1) QCOMPARE(begins.size(), std::size_t(visits));
      for (std::int64_t position = 0; position <= trace.eventCount(); ++position) {
        const auto after = std::upper_bound(begins.begin(), begins.end(), position);
        const auto before = std::lower_bound(begins.begin(), begins.end(), position);
        const auto next = after == begins.end() ? std::nullopt : std::optional(*after);
        const auto previous = before == begins.begin() ? std::nullopt : std::optional(*std::prev(before));
        QCOMPARE(runToPosition(trace, position, +1, RunTo::InspectedTile, TileIndex{i, j}), next);
        QCOMPARE(runToPosition(trace, position, -1, RunTo::InspectedTile, TileIndex{i, j}), previous);
      }
    }
  }
}

void TestRunTo::keyBlocksAreBlocksToo() {
  ProblemSettings settings = smallLesson(true);
  settings.algorithm = Algorithm::FlashAttention1;
  const Trace trace(*Problem::make(settings));
  QCOMPARE(runToPosition(trace, 0, +1, RunTo::RowBlock, {}), std::optional<std::int64_t>(1));
  const auto next = runToPosition(trace, 1, +1, RunTo::RowBlock, {});
  QVERIFY(next);
  QCOMPARE(trace.event(*next).kind, EventKind::ColumnBlockBegin);
  QCOMPARE(trace.event(*next).j, std::optional<std::int64_t>(1));
}

void TestRunTo::wordsGoBothWays() {
  std::set<QString> words;
  for (const RunTo each : AllRunTo) {
    QCOMPARE(runToFromWord(runToWord(each)), std::optional(each));
    QVERIFY(words.insert(runToWord(each)).second);
    QVERIFY(runToText(each, +1) != runToText(each, -1));
  }
  QCOMPARE(runToFromWord(QStringLiteral("nothing")), std::optional<RunTo>());
}

void TestRunTo::sentencesNameTheStep() {
  for (const RunTo each : AllRunTo) {
    QVERIFY(nowhereText(each, +1, 1234).endsWith(u"after step 1,234."));
    QVERIFY(nowhereText(each, -1, 1234).endsWith(u"before step 1,234."));
  }
}

void TestRunTo::passesWithoutSuchPlaces() {
  QVERIFY(occursIn(causal(), RunTo::Rescale) && occursIn(causal(), RunTo::SkippedTile));
  ProblemSettings settings = smallLesson(true);
  settings.algorithm = Algorithm::Standard;
  const Trace standard(*Problem::make(settings));
  QVERIFY(!occursIn(standard, RunTo::Rescale) && !occursIn(standard, RunTo::SkippedTile));
  QVERIFY(occursIn(standard, RunTo::Store));
  settings.algorithm = Algorithm::FlashAttention1;
  settings.causal = false;
  const Trace fa1(*Problem::make(settings));
  QVERIFY(occursIn(fa1, RunTo::Rescale) && !occursIn(fa1, RunTo::SkippedTile));
  QVERIFY(!occursIn(Trace(*Problem::make(settings), Pass::Backward), RunTo::Rescale));
}

QTEST_APPLESS_MAIN(TestRunTo)
#include "tst_run_to.moc"
