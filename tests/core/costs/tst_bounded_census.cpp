// SPDX-License-Identifier: MIT
#include "core/costs/bounded_census.h"

#include <QTest>

#include <algorithm>
#include <vector>

#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestBoundedCensus : public QObject {
  Q_OBJECT

 private slots:
  void withoutAMaskItIsTheCensus() {
    RandomSettings random(93'01, 60);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings settings = random.next();
      settings.causal = false;
      const Problem problem = *Problem::make(settings);
      const TileCensus taken = takeCensus(problem);
      const TileCensus formed = maskFreeCensus(lengthsOf(problem), {settings.Br, settings.Bc});
      QVERIFY2(sameSums(taken, formed) && taken.full == formed.full, qPrintable(text(settings)));
      QVERIFY(sameSums(*censusWithin(problem, 1), taken));
    }
  }

  /// The sums of a block mask with so many tiles, where blocks are whole: each row and each column keeps its diagonal.
  void aSparseFractionIsABlockMaskOfSoManyTiles() {
    const std::int64_t n = 8, block = 16;
    ProblemSettings settings;
    settings.Tq = settings.Tk = n * block;
    settings.Br = settings.Bc = block;
    for (std::int64_t reach = 0; reach < n; ++reach) {
      settings.blockMask = bandedBlocks(n, n, reach);
      const TileCensus taken = takeCensus(*Problem::make(settings));
      const double s = static_cast<double>(taken.visited()) / static_cast<double>(taken.total);
      const TileCensus formed = sparseCensus({n * block, n * block, 64, 64}, {block, block}, s);
      QCOMPARE(formed.visited(), taken.visited());
      QVERIFY(sameSums(formed, taken));
    }
  }

  void aSparseFractionVisitsEachRowAndColumn() {
    const TileCensus least = sparseCensus({100, 300, 8, 8}, {10, 10}, 1e-6);
    QCOMPARE(least.visited(), 30);
    QCOMPARE(least.queryRows, 100);
    QCOMPARE(least.keyRows, 300);
  }

  void aCensusThatTakesLongIsAbsent() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 640;
    settings.Br = settings.Bc = 64;
    settings.causal = true;
    QCOMPARE(censusSteps(*Problem::make(settings)), 10);
    QVERIFY(!censusWithin(*Problem::make(settings), 9));
    QVERIFY(censusWithin(*Problem::make(settings), 10).has_value());
    settings.blockMask = bandedBlocks(10, 10, 1);
    QCOMPARE(censusSteps(*Problem::make(settings)), 100);
    QVERIFY(!censusWithin(*Problem::make(settings), 99));
    std::vector<std::int64_t> documents(640, 0);
    std::fill(documents.begin() + 300, documents.end(), 1);
    settings.documents = Documents(documents, documents);
    QCOMPARE(censusSteps(*Problem::make(settings)), 6400);
    settings.blockMask = {};
    QCOMPARE(censusSteps(*Problem::make(settings)), (2 + 10) * 10);
  }

  void otherBlocksTakeTheMaskAlong() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 128;
    settings.Br = settings.Bc = 16;
    settings.blockMask = bandedBlocks(8, 8, 1);
    const Problem problem = *Problem::make(settings);
    const auto other = withBlocks(problem, {32, 64});
    QVERIFY(other.has_value());
    QCOMPARE(other->Br(), 32);
    QVERIFY(*other->settings().blockMask == resampled(*settings.blockMask, 4, 2));
    QVERIFY(*withBlocks(problem, {16, 16}) == problem);
    QVERIFY(!withBlocks(problem, {0, 16}) && !withBlocks(problem, {16, MaximumTokens + 1}));
    QVERIFY(withBlocks(problem, {8, 8}, 256) && !withBlocks(problem, {8, 8}, 255));
    settings.Tq = settings.Tk = MaximumTokens;
    settings.Br = settings.Bc = MaximumTokens / 8;
    QVERIFY(!withBlocks(*Problem::make(settings), {1, 1}));
  }

 private:
  static bool sameSums(const TileCensus& a, const TileCensus& b) {
    return a.total == b.total && a.visited() == b.visited() && a.skipped == b.skipped && a.entries == b.entries &&
           a.queryRows == b.queryRows && a.keyRows == b.keyRows && a.rowsLoaded == b.rowsLoaded &&
           a.keysLoaded == b.keysLoaded;
  }
};

QTEST_APPLESS_MAIN(TestBoundedCensus)
#include "tst_bounded_census.moc"
