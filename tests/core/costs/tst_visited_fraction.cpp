// SPDX-License-Identifier: MIT
#include "core/costs/visited_fraction.h"

#include <QTest>

#include <array>

using namespace tilewise;

namespace {

constexpr std::array<std::int64_t, 7> Sizes{16, 32, 64, 128, 256, 512, 1024};

ProblemSettings settingsOf(std::int64_t T) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = T;
  return settings;
}

}  // namespace

class TestVisitedFraction : public QObject {
  Q_OBJECT

 private slots:
  void withoutAMaskAllAreVisited() {
    for (const VisitedPoint& point : visitedFractions(*Problem::make(settingsOf(4096)), Sizes)) {
      QCOMPARE(point.fraction().value(), 1.0);
      QCOMPARE(point.total(), (4096 / point.block) * (4096 / point.block));
    }
  }

  /// n(n+1)/2 of n² tiles.
  void causalFollowsItsFormula() {
    ProblemSettings settings = settingsOf(4096);
    settings.causal = true;
    const Problem problem = *Problem::make(settings);
    for (const VisitedPoint& point : visitedFractions(problem, Sizes)) {
      QCOMPARE(point.visited.value(), causalTiles(point.nr));
      QCOMPARE(point.fraction().value(), causalFraction(point.nr));
    }
    QCOMPARE(causalTiles(8), 36);
    QCOMPARE(causalFraction(4), 0.625);
    QCOMPARE(causalFraction(16), 0.53125);
    const VisibleEntries entries = visibleEntries(problem);
    QCOMPARE(entries.visible, 4096 * 4097 / 2);
    QCOMPARE(entries.fraction(), 4097.0 / 8192);
  }

  /// Causal with a window of 512: 43.8 %, 14.6 % and 12.1 %, to a tenth of a percent.
  void aWindowIsFollowedMoreCloselyBySmallBlocks() {
    ProblemSettings settings = settingsOf(4096);
    settings.causal = true;
    settings.window = {512, 0};
    const auto points = visitedFractions(*Problem::make(settings), Sizes);
    const auto percent = [](const VisitedPoint& point) { return 100 * point.fraction().value(); };
    QVERIFY(qAbs(percent(points[0]) - 12.1) < 0.05);
    QVERIFY(qAbs(percent(points[3]) - 14.6) < 0.05);
    QVERIFY(qAbs(percent(points[6]) - 43.8) < 0.05);
    const double visible = visibleEntries(*Problem::make(settings)).fraction();
    for (const VisitedPoint& point : points) QVERIFY(point.fraction().value() >= visible);
  }

  void aBlockMaskIsResampled() {
    ProblemSettings settings = settingsOf(128);
    settings.Br = settings.Bc = 16;
    settings.blockMask = bandedBlocks(8, 8, 0);
    const std::array<std::int64_t, 2> sizes{16, 32};
    const auto points = visitedFractions(*Problem::make(settings), sizes);
    QCOMPARE(points[0].visited.value(), 8);
    QCOMPARE(points[1].visited.value(), 4);
    // Larger tiles visit no less than what is visible.
    QVERIFY(points[1].fraction().value() >= points[0].fraction().value());
    QVERIFY(!visitedFractions(*Problem::make(settings), sizes, 20)[0].visited);
    const std::atomic<bool> cancel{true};
    QVERIFY(!visitedFractions(*Problem::make(settings), sizes, 1000, &cancel)[0].fraction());
  }
};

QTEST_APPLESS_MAIN(TestVisitedFraction)
#include "tst_visited_fraction.moc"
