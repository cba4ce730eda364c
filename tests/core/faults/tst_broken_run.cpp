// SPDX-License-Identifier: MIT
/// The engine of the faults: right without one, the same bits on any number of threads with one.

#include <QTest>

#include <thread>

#include "core/faults/broken_run.h"
#include "core/faults/broken_tiles.h"
#include "core/tiling/tile_census.h"
#include "tests/core/faults/fault_problems.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

BrokenRun brokenRunOf(const Problem& problem, const Inputs& inputs, std::optional<Fault> fault, unsigned threads = 1) {
  RunControl control;
  return runBroken(problem, inputs, fault, control, threads).value();
}

}  // namespace

class TestBrokenRun : public QObject {
  Q_OBJECT

 private slots:
  /// Values within their bound, and what crosses between HBM and SRAM.
  void withoutAFaultItIsTheRightEngine() {
    RandomSettings random(88'01);
    constexpr std::array<Storage, 4> Storages{Storage::None, Storage::Fp16, Storage::Bf16, Storage::Fp8};
    for (int n = 0; n < 400; ++n) {
      ProblemSettings settings = nextForFaults(random);
      if (settings.precision == Precision::Float32) settings.storage = Storages[static_cast<std::size_t>(n % 4)];
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      const RunResult right = runOf(problem, inputs);
      const BrokenRun run = brokenRunOf(problem, inputs, {}, n % 2 == 0 ? 1 : 3);
      QVERIFY2(sameCount(run.result.count, right.count), qPrintable(text(settings)));
      QVERIFY(!right.backward || sameCount(run.result.backward->count, right.backward->count));
      // The right engine has kernels of its own; with a storage precision one last bit may decide a rounding.
      if (settings.storage == Storage::None) {
        const QString wrong = disagreement(problem, run.result, referenceOf(problem, inputs));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong + text(settings)));
      }
      QCOMPARE(run.result.rowsWithoutKeys, right.rowsWithoutKeys);
      QCOMPARE(run.tilesComputed, takeCensus(problem).visited());
    }
  }

  void theSameForAnyNumberOfThreads() {
    RandomSettings random(88'02, 40);
    for (int n = 0; n < 60; ++n) {
      const ProblemSettings settings = nextForFaults(random);
      const Problem problem = problemOf(settings);
      const Inputs inputs = makeInputs(problem);
      for (const Fault fault : allFaults()) {
        const BrokenRun one = brokenRunOf(problem, inputs, fault, 1);
        const BrokenRun three = brokenRunOf(problem, inputs, fault, 3);
        const QString what = nameOf(fault) + ' ' + text(settings);
        QVERIFY2(sameRun(one.result, three.result), qPrintable(what));
        QVERIFY2(one.tilesComputed == three.tilesComputed, qPrintable(what));
        QVERIFY2(one.tilesComputed == BrokenTiles(problem, fault).counts().computed, qPrintable(what));
      }
    }
  }

  /// A tile that is lost is not loaded either.
  void lostTilesLoadNothing() {
    ProblemSettings settings;
    settings.causal = true;
    const Problem problem = problemOf(settings);
    const BrokenRun run = brokenRunOf(problem, makeInputs(problem), Fault::SkipFirstWithFirst);
    QCOMPARE(run.tilesComputed, std::int64_t{64});
    QCOMPARE(run.result.count.hbm.loads[static_cast<std::size_t>(Tensor::K)].values, std::int64_t{64 * 64 * 64});
  }

  void itSaysHowFarItIs() {
    ProblemSettings settings;
    settings.backward = true;
    settings.Tq = settings.Tk = 256;
    const Problem problem = problemOf(settings);
    RunControl control;
    QVERIFY(runBroken(problem, makeInputs(problem), Fault::DqOverwritten, control, 2).has_value());
    QCOMPARE(control.stripsTotal.load(), std::int64_t{2 + 2 + 4});
    QCOMPARE(control.stripsDone.load(), control.stripsTotal.load());
  }

  void itCanBeCancelled() {
    ProblemSettings settings;
    settings.backward = true;
    settings.Tq = settings.Tk = 2048;
    settings.Br = settings.Bc = 16;
    const Problem problem = problemOf(settings);
    const Inputs inputs = makeInputs(problem);
    for (const std::int64_t after : {0, 10, 128 + 128 + 5}) {  // forward, and with other key blocks waiting
      RunControl control;
      std::jthread watcher([&] {
        while (control.stripsDone < after) std::this_thread::yield();
        control.cancel = true;
      });
      const auto run = runBroken(problem, inputs, Fault::SkipFirstWithFirst, control, 3);
      QVERIFY(!run.has_value());
      QCOMPARE(run.error().code, ErrorCode::Cancelled);
    }
  }

  void whatItDoesNotTake_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("order");
    QTest::addColumn<QString>("name");
    const int fa2 = static_cast<int>(BackwardOrder::FlashAttention2);
    QTest::newRow("standard") << static_cast<int>(Algorithm::Standard) << fa2 << "standard";
    QTest::newRow("FA-1") << static_cast<int>(Algorithm::FlashAttention1) << fa2 << "fa1";
    QTest::newRow("another order") << static_cast<int>(Algorithm::FlashAttention2)
                                   << static_cast<int>(BackwardOrder::TwoLoops) << "two-loops";
  }
  void whatItDoesNotTake() {
    QFETCH(int, algorithm);
    QFETCH(int, order);
    QFETCH(QString, name);
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8;
    settings.algorithm = static_cast<Algorithm>(algorithm);
    settings.backward = true;
    settings.backwardOrder = static_cast<BackwardOrder>(order);
    const Problem problem = problemOf(settings);
    const auto runnable = checkBrokenRunnable(problem, makeInputs(problem), Fault::RaggedTail);
    QVERIFY(!runnable.has_value());
    QCOMPARE(runnable.error(),
             (Error{ErrorCode::NotAvailable, "a broken run", name.toStdString(), "fa2, forward and backward"}));
    QVERIFY(checkBrokenRunnable(withFlashAttention2(problem), makeInputs(problem), Fault::RaggedTail).has_value());
  }

  /// Of the faults only the one that pads needs more than the right engine.
  void paddingWithoutEnd() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 8;
    settings.dk = settings.dv = MaximumWidth;
    settings.Bc = MaximumTokens;
    const Problem problem = problemOf(settings);
    const Inputs inputs = makeInputs(problem);
    const auto runnable = checkBrokenRunnable(problem, inputs, Fault::RaggedTail);
    QVERIFY(!runnable.has_value());
    QCOMPARE(runnable.error().code, ErrorCode::TooLarge);
    QVERIFY(checkBrokenRunnable(problem, inputs, Fault::NoMaximum).has_value());
  }
};

QTEST_APPLESS_MAIN(TestBrokenRun)
#include "tst_broken_run.moc"
