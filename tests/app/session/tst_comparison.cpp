// SPDX-License-Identifier: GPL-3.0-or-later
// Where the passes of a comparison stand, against the counts of a walk over their events.
#include <QTest>

#include "app/session/comparison.h"
#include "core/files/presets.h"

using namespace tilewise;

namespace {

constexpr AlignBy Ways[] = {AlignBy::Step, AlignBy::Tile, AlignBy::Bytes};

ComparedPass passOf(ProblemSettings settings, Algorithm algorithm,
                    BackwardOrder order = BackwardOrder::FlashAttention2) {
  settings.algorithm = algorithm;
  settings.backwardOrder = order;
  const Problem problem = *Problem::make(settings);
  return ComparedPass(std::make_shared<const Trace>(problem, problem.lastPass()));
}

/// The problem of the first lesson: T = 1,024, d = 64, blocks of 128 x 64, causal.
ProblemSettings lesson() {
  ProblemSettings settings;
  settings.causal = true;
  return settings;
}

Comparison lessonComparison() {
  return Comparison({passOf(lesson(), Algorithm::Standard), passOf(lesson(), Algorithm::FlashAttention1),
                     passOf(lesson(), Algorithm::FlashAttention2)});
}

/// Small, ragged, with skipped tiles and a row without keys.
ProblemSettings small(bool backward) {
  ProblemSettings settings;
  settings.Tq = 13;
  settings.Tk = 10;
  settings.dk = 3;
  settings.dv = 2;
  settings.Br = 4;
  settings.Bc = 3;
  settings.causal = true;
  settings.alignment = Alignment::BottomRight;
  settings.backward = backward;
  return settings;
}

}  // namespace

class ComparisonTest : public QObject {
  Q_OBJECT

 private slots:
  void theLessonAtTheEndOfFa2();
  void everyMarkIsTheLastWholeEvent_data();
  void everyMarkIsTheLastWholeEvent();
  void tilesAreAtTheirEnds();
  void marksGoForwardsAndBackwardsAlike_data();
  void marksGoForwardsAndBackwardsAlike();
  void stopsAreThoseOfTheNearestPass();
  void anotherAlignmentKeepsThePassUnderWay();
  void nothingIsComparedAtFirst();
};

void ComparisonTest::theLessonAtTheEndOfFa2() {
  Comparison race = lessonComparison();
  QCOMPARE(race.end(), std::int64_t{8'912'896});
  QCOMPARE(race.passes()[1].amount(AlignBy::Bytes), std::int64_t{3'948'544});
  QCOMPARE(race.passes()[2].amount(AlignBy::Bytes), std::int64_t{1'445'888});
  QCOMPARE(race.passes()[0].amount(AlignBy::Tile), std::int64_t{384});
  QCOMPARE(race.passes()[1].amount(AlignBy::Tile), std::int64_t{72});
  race.setMark(1'445'888);
  QVERIFY(race.isFinished(2) && !race.isFinished(1) && !race.isFinished(0) && !race.areAllFinished());
  QCOMPARE(race.passes()[0].amountAt(AlignBy::Bytes, race.position(0)), std::int64_t{1'441'792});
  QCOMPARE(race.passes()[0].amountAt(AlignBy::Tile, race.position(0)), std::int64_t{75});
  QCOMPARE(race.passes()[1].amountAt(AlignBy::Bytes, race.position(1)), std::int64_t{1'430'528});
  QCOMPARE(race.passes()[1].amountAt(AlignBy::Tile, race.position(1)), std::int64_t{26});
  const Event next = race.passes()[1].trace()->event(race.position(1) + 1);
  QVERIFY(next.kind == EventKind::Store && next.tensor == Tensor::O && next.i == 4 && next.j == 3);
  const Totals fa1 = race.passes()[1].trace()->totals(race.position(1));
  const auto bytes = [&fa1](Tensor tensor) {
    return (fa1.loaded(tensor).values + fa1.stored(tensor).values) * elementBytes(tensor, ElementType::Fp16);
  };
  QCOMPARE(bytes(Tensor::Q), std::int64_t{442'368});
  QCOMPARE(bytes(Tensor::O), std::int64_t{868'352});
  QCOMPARE(bytes(Tensor::m) + bytes(Tensor::l), std::int64_t{54'272});
}

void ComparisonTest::everyMarkIsTheLastWholeEvent_data() {
  QTest::addColumn<int>("algorithm");
  QTest::addColumn<bool>("backward");
  QTest::addColumn<int>("order");
  const auto row = [](const char* name, Algorithm algorithm, bool backward, BackwardOrder order) {
    QTest::newRow(name) << static_cast<int>(algorithm) << backward << static_cast<int>(order);
  };
  row("standard", Algorithm::Standard, false, BackwardOrder::FlashAttention2);
  row("FA-1", Algorithm::FlashAttention1, false, BackwardOrder::FlashAttention2);
  row("FA-2", Algorithm::FlashAttention2, false, BackwardOrder::FlashAttention2);
  row("standard, backward", Algorithm::Standard, true, BackwardOrder::FlashAttention2);
  row("FA-1, backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention1);
  row("FA-2, backward", Algorithm::FlashAttention2, true, BackwardOrder::FlashAttention2);
  row("query-outer, backward", Algorithm::FlashAttention2, true, BackwardOrder::QueryOuter);
  row("two loops, backward", Algorithm::FlashAttention2, true, BackwardOrder::TwoLoops);
}

void ComparisonTest::everyMarkIsTheLastWholeEvent() {
  QFETCH(int, algorithm);
  QFETCH(bool, backward);
  QFETCH(int, order);
  const ComparedPass pass =
      passOf(small(backward), static_cast<Algorithm>(algorithm), static_cast<BackwardOrder>(order));
  // Counted anew, event by event.
  std::vector<std::int64_t> tiles{0}, bytes{0};
  for (std::int64_t k = 1; k <= pass.steps(); ++k) {
    const Event event = pass.trace()->event(k);
    const bool done = event.kind != EventKind::TileSkipped && endsTile(event, pass.problem());
    tiles.push_back(tiles.back() + (done ? 1 : 0));
    bytes.push_back(pass.trace()->totals(k).bytes(ElementType::Fp16));
    QCOMPARE(pass.amountAt(AlignBy::Tile, k), tiles.back());
    QCOMPARE(pass.amountAt(AlignBy::Bytes, k), bytes.back());
  }
  QCOMPARE(pass.amount(AlignBy::Tile), tiles.back());
  QCOMPARE(pass.amount(AlignBy::Bytes), bytes.back());
  QVERIFY(tiles.back() > 0);
  for (std::int64_t mark = 1; mark < bytes.back(); ++mark) {
    const std::int64_t position = pass.positionAt(AlignBy::Bytes, mark);
    QVERIFY(bytes[static_cast<std::size_t>(position)] <= mark);
    QVERIFY(bytes[static_cast<std::size_t>(position) + 1] > mark);
  }
  for (std::int64_t mark = 1; mark < tiles.back(); ++mark) {
    const std::int64_t position = pass.positionAt(AlignBy::Tile, mark);
    QCOMPARE(tiles[static_cast<std::size_t>(position)], mark);
    QCOMPARE(tiles[static_cast<std::size_t>(position) - 1], mark - 1);
  }
  for (const AlignBy by : Ways) {
    QCOMPARE(pass.positionAt(by, 0), std::int64_t{0});
    QCOMPARE(pass.positionAt(by, pass.amount(by)), pass.steps());
    QCOMPARE(pass.positionAt(by, pass.amount(by) + 100), pass.steps());
  }
}

void ComparisonTest::tilesAreAtTheirEnds() {
  Comparison comparison = lessonComparison();
  comparison.align(AlignBy::Tile);
  QCOMPARE(comparison.end(), std::int64_t{384});
  comparison.setMark(26);
  for (std::size_t n = 0; n < comparison.size(); ++n) {
    QVERIFY(endsTile(comparison.passes()[n].trace()->event(comparison.position(n)), comparison.passes()[n].problem()));
  }
  comparison.setMark(72);
  QVERIFY(comparison.isFinished(1) && comparison.isFinished(2) && !comparison.isFinished(0));
}

void ComparisonTest::marksGoForwardsAndBackwardsAlike_data() {
  QTest::addColumn<int>("by");
  QTest::addColumn<int>("stop");
  const char* const ways[] = {"step", "tile", "bytes"};
  const char* const stops[] = {"event", "tile", "block"};
  for (int by = 0; by < 3; ++by) {
    for (int stop = 0; stop < 3; ++stop) QTest::addRow("by %s, to the next %s", ways[by], stops[stop]) << by << stop;
  }
}

void ComparisonTest::marksGoForwardsAndBackwardsAlike() {
  QFETCH(int, by);
  QFETCH(int, stop);
  Comparison comparison({passOf(small(false), Algorithm::Standard), passOf(small(false), Algorithm::FlashAttention1),
                         passOf(small(false), Algorithm::FlashAttention2)});
  comparison.align(static_cast<AlignBy>(by));
  std::vector<std::int64_t> forwards{0};
  while (const auto next = comparison.nextMark(static_cast<MarkStop>(stop), +1)) {
    QVERIFY(*next > comparison.mark());
    comparison.setMark(*next);
    forwards.push_back(*next);
  }
  QCOMPARE(comparison.mark(), comparison.end());
  QVERIFY(comparison.areAllFinished());
  std::vector<std::int64_t> backwards{comparison.mark()};
  while (const auto previous = comparison.nextMark(static_cast<MarkStop>(stop), -1)) {
    QVERIFY(*previous < comparison.mark());
    comparison.setMark(*previous);
    backwards.push_back(*previous);
  }
  std::reverse(backwards.begin(), backwards.end());
  QCOMPARE(backwards, forwards);
}

void ComparisonTest::stopsAreThoseOfTheNearestPass() {
  Comparison race = lessonComparison();
  // The first load of all: K_0 of standard attention and of FA-1 has 64 x 64 values, Q_0 of FA-2 128 x 64.
  QCOMPARE(race.nextMark(MarkStop::Event, +1), std::optional<std::int64_t>(8192));
  race.setMark(8192);
  QCOMPARE(race.nextMark(MarkStop::Event, +1), std::optional<std::int64_t>(16384));
  QCOMPARE(race.nextMark(MarkStop::Event, -1), std::optional<std::int64_t>(0));
  race.setMark(1'445'888);
  QCOMPARE(race.nextMark(MarkStop::Event, +1), std::optional<std::int64_t>(1'430'528 + 16'384));
  race.setMark(0);
  QVERIFY(!race.nextMark(MarkStop::Tile, -1));
}

void ComparisonTest::anotherAlignmentKeepsThePassUnderWay() {
  Comparison comparison = lessonComparison();
  comparison.align(AlignBy::Step);
  comparison.setMark(190);
  const std::int64_t fa2 = comparison.position(2);
  QCOMPARE(fa2, std::int64_t{190});
  comparison.align(AlignBy::Bytes);
  QCOMPARE(comparison.mark(), std::int64_t{411'136});
  QVERIFY(comparison.position(2) >= fa2);
  QCOMPARE(comparison.passes()[2].amountAt(AlignBy::Bytes, comparison.position(2)), comparison.mark());
  comparison.setMark(comparison.end());
  comparison.align(AlignBy::Tile);
  QCOMPARE(comparison.mark(), std::int64_t{384});
}

void ComparisonTest::nothingIsComparedAtFirst() {
  Comparison none;
  QCOMPARE(none.end(), std::int64_t{0});
  none.setMark(5);
  QCOMPARE(none.mark(), std::int64_t{0});
  QVERIFY(!none.nextMark(MarkStop::Event, +1));
}

QTEST_APPLESS_MAIN(ComparisonTest)
#include "tst_comparison.moc"
