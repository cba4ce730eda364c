// SPDX-License-Identifier: MIT
/// What is reported of a broken run, held against figures that can be worked out by hand.

#include <QTest>

#include <cmath>

#include "core/faults/fault_gallery.h"
#include "core/faults/fault_report.h"
#include "tests/core/faults/fault_problems.h"
#include "tests/core/problem/visible_rule.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

struct Tried {
  Problem problem;
  RightResults right;
  FaultTrial trial;

  const ArrayFault& array(std::size_t n) const { return trial.report.arrays[n]; }
};

Tried tried(const ProblemSettings& settings, Fault fault) {
  const Problem problem = problemOf(settings);
  const Inputs inputs = makeInputs(problem);
  RunControl control;
  RightResults right = rightResults(problem, inputs, control).value();
  FaultTrial trial = tryFault(problem, inputs, fault, right, control).value();
  return {problem, std::move(right), std::move(trial)};
}

ProblemSettings causalLesson() {
  ProblemSettings settings;
  settings.causal = true;
  return settings;
}

}  // namespace

class TestFaultReport : public QObject {
  Q_OBJECT

 private slots:
  /// Each of the 8 row blocks loses the second tile on its diagonal: 64 · 65 / 2 visible pairs of its later queries.
  void firstWithFirstOnTheCausalLesson() {
    const Tried found = tried(causalLesson(), Fault::SkipFirstWithFirst);
    const BrokenTileCounts& tiles = found.trial.report.tiles;
    QCOMPARE(tiles.visited, std::int64_t{72});
    QCOMPARE(tiles.computed, std::int64_t{64});
    QCOMPARE(tiles.lost, std::int64_t{8});
    QCOMPARE(tiles.inVain, std::int64_t{0});
    QCOMPARE(tiles.pairsLost, std::int64_t{8 * 64 * 65 / 2});
    QCOMPARE(tiles.pairsLost, std::int64_t{16'640});
    QCOMPARE(tiles.visiblePairs, std::int64_t{524'800});
    QCOMPARE(tiles.pairsAdded + tiles.paddedPairs, std::int64_t{0});

    const ArrayFault& O = found.array(0);
    QCOMPARE(O.rowsWrong, std::int64_t{512});
    QCOMPARE(O.rows, std::int64_t{1024});
    QCOMPARE(O.notFinite, std::int64_t{0});
    for (std::int64_t r = 0; r < 1024; ++r) {
      QCOMPARE(O.errorOfRow[static_cast<std::size_t>(r)] > O.bound, r % 128 >= 64);
    }
    const BrokenTiles broken(found.problem, Fault::SkipFirstWithFirst);
    for (std::int64_t i = 0; i < 8; ++i) {
      for (std::int64_t j = 0; j < 16; ++j) {
        const TileFate fate = j <= 2 * i ? TileFate::Computed : j == 2 * i + 1 ? TileFate::Lost : TileFate::Skipped;
        QVERIFY(broken.fate({i, j}) == fate);
      }
    }
  }

  void theWorstEntryIsTheOneThatItNames() {
    const Tried found = tried(causalLesson(), Fault::SkipFirstWithFirst);
    const ArrayFault& O = found.array(0);
    const Matrix<double> errors = errorsOf(Tensor::O, found.trial.run.result, found.right.reference);
    QVERIFY(O.largest == errors.maxCoeff() && O.largest == errors(O.row, O.column));
    QVERIFY(O.right == found.right.reference.O(O.row, O.column));
    QVERIFY(O.broken == found.trial.run.result.O(O.row, O.column));
    QVERIFY(O.largest == std::abs(O.right - O.broken));
    QVERIFY(O.errorOfRow[static_cast<std::size_t>(O.row)] == O.largest);
    QVERIFY(O.largest == found.trial.accuracy.O.maxAbs && O.bound == found.trial.accuracy.O.bound);
    QVERIFY(std::abs(O.rms - found.trial.accuracy.O.rms) < 1e-15);
    QCOMPARE(found.trial.report.firstWrong(), &O);
  }

  /// Of a diagonal's two tiles, the first shows 64 · 63 / 2 masked entries, the second all of its first 64 rows too.
  void unmaskedTilesAddPairs() {
    const BrokenTileCounts tiles = tried(causalLesson(), Fault::PartialTileNotMasked).trial.report.tiles;
    QCOMPARE(tiles.pairsAdded, std::int64_t{8 * (2 * 64 * 63 / 2 + 64 * 64)});
    QCOMPARE(tiles.pairsLost + tiles.lost + tiles.inVain, std::int64_t{0});
  }

  void paddingAddsPairs() {
    const Tried found = tried(pageOf(Fault::RaggedTail).exposing, Fault::RaggedTail);
    QCOMPARE(found.trial.report.tiles.paddedPairs, std::int64_t{1000 * 24});
    QCOMPARE(found.array(0).rowsWrong, std::int64_t{1000});
    // Every row sum has 24 terms exp(0 - m) too many.
    for (Index r = 0; r < 1000; ++r) {
      const double lse = found.right.reference.lse(r);
      const double wanted = std::log(std::exp(lse) + 24);
      QVERIFY(std::abs(found.trial.run.result.lse(r) - wanted) <= found.array(1).bound);
    }
  }

  void anotherCornerLosesAndAdds() {
    ProblemSettings settings = causalLesson();
    settings.Tk = 512;  // top-left: all keys before r; from the bottom right the first 512 queries see nothing
    const BrokenTileCounts tiles = tried(settings, Fault::CausalCorner).trial.report.tiles;
    QCOMPARE(tiles.visiblePairs, std::int64_t{512 * 513 / 2 + 512 * 512});
    QCOMPARE(tiles.visiblePairs - tiles.pairsLost, std::int64_t{512 * 513 / 2});
    QCOMPARE(tiles.pairsAdded, std::int64_t{0});
    settings.alignment = Alignment::BottomRight;
    const BrokenTileCounts back = tried(settings, Fault::CausalCorner).trial.report.tiles;
    QCOMPARE(back.pairsAdded, tiles.pairsLost);
    QCOMPARE(back.inVain, tiles.lost);
    QVERIFY(back.inVain > 0 && back.pairsLost == 0);
  }

  void whatIsNotFiniteIsCounted() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8;
    settings.dk = settings.dv = 4;
    settings.Br = 4;
    settings.Bc = 2;
    settings.window = {1, 0};
    const Tried found = tried(settings, Fault::NanOfEmptyRows);
    // Block 0 begins with keys 0, 1, which query 3 does not see; block 1 with 2, 3 of which query 4 alone sees one.
    const ArrayFault& O = found.array(0);
    QCOMPARE(O.rowsWrong, std::int64_t{1 + 3});
    QCOMPARE(O.notFinite, std::int64_t{4 * 4});
    QCOMPARE(O.row, std::int64_t{3});
    QVERIFY(std::isnan(O.broken) && std::isfinite(O.right) && std::isinf(O.errorOfRow[3]));
    QVERIFY(O.largest <= O.bound);
  }

  /// Entry by entry, by the statement of the mask and what the fault does to a tile.
  void pairsAreThoseOfTheEntries() {
    RandomSettings random(88'04, 40);
    for (int n = 0; n < 100; ++n) {
      const ProblemSettings settings = nextForFaults(random);
      const VisibleRule sees(settings);
      const Problem problem = problemOf(settings);
      for (const Fault fault : allFaults()) {
        const BrokenTiles broken(problem, fault);
        const BrokenTileCounts counts = broken.counts();
        std::int64_t visible = 0, lost = 0, added = 0;
        for (std::int64_t r = 0; r < settings.Tq; ++r) {
          for (std::int64_t t = 0; t < settings.Tk; ++t) {
            visible += sees(r, t) ? 1 : 0;
            lost += sees(r, t) && !broken.weighs(r, t) ? 1 : 0;
            added += !sees(r, t) && broken.weighs(r, t) ? 1 : 0;
          }
        }
        const bool agree = counts.visiblePairs == visible && counts.pairsLost == lost && counts.pairsAdded == added;
        QVERIFY2(agree, qPrintable(nameOf(fault) + ' ' + text(settings)));
      }
    }
  }

  void withStorageTheRatioTestDecides() {
    ProblemSettings settings = causalLesson();
    settings.Tq = settings.Tk = 256;
    settings.storage = Storage::Fp16;
    const Tried found = tried(settings, Fault::SkipFirstWithFirst);
    QVERIFY(found.trial.accuracy.isRatioTest() && found.trial.report.shows());
    const Tried right = tried(settings, Fault::RaggedTail);
    QVERIFY(right.trial.accuracy.isRatioTest() && !right.trial.report.shows());
  }
};

QTEST_APPLESS_MAIN(TestFaultReport)
#include "tst_fault_report.moc"
