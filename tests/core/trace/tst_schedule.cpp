// SPDX-License-Identifier: MIT
#include "core/trace/schedule.h"

#include <QTest>

#include "core/costs/closed_forms.h"
#include "core/trace/totals.h"
#include "tests/core/problem/random_settings.h"
#include "tests/core/trace/expected_events.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

std::vector<Event> scheduled(const ProblemSettings& settings, Pass pass = Pass::Forward) {
  const Schedule schedule(*Problem::make(settings), pass);
  std::vector<Event> events;
  for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
    schedule.forEachEvent(schedule.strip(strip), [&events](const Event& event) {
      events.push_back(event);
      return true;
    });
  }
  return events;
}

QString text(const std::vector<Event>& events, std::size_t at) {
  if (at >= events.size()) return QStringLiteral("nothing");
  const Event& event = events[at];
  const auto number = [](const std::optional<std::int64_t>& n) { return n ? QString::number(*n) : QString("-"); };
  return QString("%1 i %2 j %3 %4 block %5, values %6 flops %7 exponentials %8 masked %9 rows without keys %10")
      .arg(word(event.kind).data(), number(event.i), number(event.j), event.tensor ? word(*event.tensor).data() : "",
           number(event.block))
      .arg(event.values)
      .arg(event.flops)
      .arg(event.exponentials)
      .arg(event.masked)
      .arg(event.rowsWithoutKeys);
}

Totals sum(const std::vector<Event>& events) {
  Totals totals;
  for (const Event& event : events) totals.add(event);
  return totals;
}

constexpr std::array<Algorithm, 3> Algorithms{Algorithm::Standard, Algorithm::FlashAttention1,
                                              Algorithm::FlashAttention2};

}  // namespace

class TestSchedule : public QObject {
  Q_OBJECT

 private slots:
  void ordersAreThoseOfTheLoops_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("pass");
    QTest::addColumn<int>("order");
    for (const Algorithm algorithm : Algorithms) {
      QTest::newRow(word(algorithm).data()) << static_cast<int>(algorithm) << static_cast<int>(Pass::Forward) << 0;
    }
    const auto backward = static_cast<int>(Pass::Backward);
    QTest::newRow("standard backward") << static_cast<int>(Algorithm::Standard) << backward << 0;
    for (int order = 0; order < 4; ++order) {
      QTest::addRow("backward %s", word(static_cast<BackwardOrder>(order)).data())
          << static_cast<int>(Algorithm::FlashAttention2) << backward << order;
    }
  }
  void ordersAreThoseOfTheLoops() {
    QFETCH(int, algorithm);
    QFETCH(int, pass);
    QFETCH(int, order);
    RandomSettings random(40'01, 40);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.algorithm = static_cast<Algorithm>(algorithm);
      settings.backwardOrder = static_cast<BackwardOrder>(order);
      settings.shuffle.reset();
      const std::vector<Event> found = scheduled(settings, static_cast<Pass>(pass));
      const std::vector<Event> wanted = ExpectedEvents(settings).list(static_cast<Pass>(pass));
      if (found == wanted) continue;
      const auto differs = std::mismatch(found.begin(), found.end(), wanted.begin(), wanted.end()).first;
      const auto at = static_cast<std::size_t>(differs - found.begin());
      QFAIL(qPrintable(QString("%1\nevent %2 is     %3\nbut should be %4")
                           .arg(text(settings))
                           .arg(at + 1)
                           .arg(text(found, at), text(wanted, at))));
    }
  }

  /// The strips of a shuffled order are those of the fixed one, in another order; only those outside the loop move.
  void aShuffleMovesStripsAndNothingElse() {
    RandomSettings random(40'03, 40);
    int moved = 0;
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      settings.shuffle.reset();
      const Schedule fixed(*Problem::make(settings), Pass::Backward);
      settings.shuffle = 77;
      const Schedule shuffled(*Problem::make(settings), Pass::Backward),
          again(*Problem::make(settings), Pass::Backward);
      bool agree = fixed.phases() == shuffled.phases();
      for (const Range& phase : fixed.phases()) {
        std::vector<bool> seen(static_cast<std::size_t>(phase.size()), false);
        for (std::int64_t strip = phase.begin; strip < phase.end; ++strip) {
          agree = agree && shuffled.strip(strip).kind == fixed.strip(strip).kind &&
                  shuffled.strip(strip) == again.strip(strip);
          seen[static_cast<std::size_t>(shuffled.strip(strip).block)] = true;
          const bool moves = !(shuffled.strip(strip) == fixed.strip(strip));
          moved += moves ? 1 : 0;
          agree = agree && (!moves || goesByTiles(fixed.strip(strip).kind));
        }
        agree = agree && std::all_of(seen.begin(), seen.end(), [](bool each) { return each; });
      }
      QVERIFY2(agree, qPrintable(text(settings)));
      QVERIFY2(scheduled(settings, Pass::Forward) == ExpectedEvents(settings).list(Pass::Forward),
               qPrintable(text(settings)));
    }
    QVERIFY(moved > 300);
  }

  void theCausalLessonHas1152EventsBackward() {
    ProblemSettings settings;
    settings.causal = true;
    QCOMPARE(scheduled(settings, Pass::Backward).size(), std::size_t{1152});  // 8 6 + 16 6 + 72 13 + 16 + 56
  }

  void theCausalLessonHas632Events() {
    ProblemSettings settings;
    settings.causal = true;
    QCOMPARE(scheduled(settings).size(), std::size_t{632});  // 8 7 + 72 7 + 16 + 56
  }

  /// Two pieces of code that share nothing but the grid.
  void sumsAreTheClosedForms() {
    RandomSettings random(40'02, 60);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      const Problem problem = *Problem::make(settings);
      const TileCensus census = takeCensus(problem);
      const std::array<std::int64_t, 3> closed{standardForwardValues(problem), fa1ForwardValues(problem, census),
                                               fa2ForwardValues(problem, census)};
      for (const Algorithm algorithm : Algorithms) {
        settings.algorithm = algorithm;
        const Totals totals = sum(scheduled(settings));
        QVERIFY2(totals.values() == closed[static_cast<std::size_t>(algorithm)], qPrintable(text(settings)));
        const bool isStandard = algorithm == Algorithm::Standard;
        const std::int64_t entries = isStandard ? settings.Tq * settings.Tk : census.entries;
        const std::int64_t factors = isStandard ? 0 : algorithm == Algorithm::FlashAttention1 ? 2 : 1;
        QVERIFY2(totals.flops == 2 * entries * (settings.dk + settings.dv), qPrintable(text(settings)));
        QVERIFY2(totals.exponentials == entries + factors * census.queryRows, qPrintable(text(settings)));
        const std::int64_t blind = TileGrid(problem).mask().rowsWithoutKeys({0, settings.Tq});
        QVERIFY2(totals.rowsWithoutKeys == (algorithm == Algorithm::FlashAttention1 ? 0 : blind),
                 qPrintable(text(settings)));
        QVERIFY2(totals.tilesSkipped == (isStandard ? 0 : census.skipped), qPrintable(text(settings)));
        QVERIFY2(totals.tilesComputed == (isStandard ? census.total : census.visited()), qPrintable(text(settings)));
      }
    }
  }

  void sumsOfTheBackwardPassAreTheClosedForms() {
    RandomSettings random(40'04, 60);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = random.nextOfFamily();
      const Problem problem = *Problem::make(settings);
      const TileCensus census = takeCensus(problem);
      const std::int64_t dk = settings.dk, dv = settings.dv, e = census.entries, all = settings.Tq * settings.Tk;
      settings.algorithm = Algorithm::Standard;
      const Totals standard = sum(scheduled(settings, Pass::Backward));
      QVERIFY2(standard.values() == standardBackwardValues(problem) && standard.flops == 4 * all * (dk + dv) &&
                   standard.exponentials == 0 && standard.tilesComputed == census.total,
               qPrintable(text(settings)));
      settings.algorithm = Algorithm::FlashAttention2;
      const std::array<std::int64_t, 4> closed{fa2BackwardValues(problem, census), fa1BackwardValues(problem, census),
                                               queryOuterBackwardValues(problem, census),
                                               twoLoopsBackwardValues(problem, census)};
      for (std::size_t order = 0; order < closed.size(); ++order) {
        settings.backwardOrder = static_cast<BackwardOrder>(order);
        const Totals totals = sum(scheduled(settings, Pass::Backward));
        const bool twice = settings.backwardOrder == BackwardOrder::TwoLoops;
        QVERIFY2(totals.values() == closed[order], qPrintable(text(settings)));
        QVERIFY2(totals.flops == 2 * e * (twice ? 4 * dk + 3 * dv : 3 * dk + 2 * dv), qPrintable(text(settings)));
        QVERIFY2(totals.exponentials == (twice ? 2 * e : e), qPrintable(text(settings)));
        QVERIFY2(totals.tilesSkipped == (twice ? 2 : 1) * census.skipped, qPrintable(text(settings)));
        QVERIFY2(totals.tilesComputed == census.visited(), qPrintable(text(settings)));
      }
    }
  }

  void bytesNameTheirElementSizes() {
    ProblemSettings settings;
    const Totals totals = sum(scheduled(settings));
    QCOMPARE(totals.values(), 1'180'672);
    QCOMPARE(totals.bytes(ElementType::Fp16), 2 * (1'180'672 - 1'024) + 4 * 1'024);
    QCOMPARE(totals.bytes(ElementType::Fp64), 8 * (1'180'672 - 1'024) + 4 * 1'024);
    QCOMPARE(totals.valuesLoaded() + totals.valuesStored(), totals.values());
    QCOMPARE(totals.loaded(Tensor::K).values, 524'288);
    QCOMPARE(totals.loaded(Tensor::K).times, 128);
    QCOMPARE(totals.stored(Tensor::lse).times, 8);
  }

  void aVisitorMayEndTheWalk() {
    const Schedule schedule(*Problem::make({}));
    int seen = 0;
    QVERIFY(!schedule.forEachEvent(schedule.strip(0), [&seen](const Event&) { return ++seen < 5; }));
    QCOMPARE(seen, 5);
  }

  /// A walk that is ended at its n-th event has shown just n events, whichever that is.
  void everyEventCanBeTheLast() {
    for (const Algorithm algorithm : Algorithms) {
      ProblemSettings settings;
      settings.Tq = 9;
      settings.Tk = 7;
      settings.Br = 4;
      settings.Bc = 2;
      settings.causal = true;
      settings.algorithm = algorithm;
      const Schedule schedule(*Problem::make(settings));
      for (std::int64_t strip = 0; strip < schedule.stripCount(); ++strip) {
        int all = 0;
        schedule.forEachEvent(schedule.strip(strip), [&all](const Event&) { return ++all > 0; });
        for (int last = 1; last <= all; ++last) {
          int seen = 0;
          schedule.forEachEvent(schedule.strip(strip), [&seen, last](const Event&) { return ++seen < last; });
          QCOMPARE(seen, last);
        }
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestSchedule)
#include "tst_schedule.moc"
