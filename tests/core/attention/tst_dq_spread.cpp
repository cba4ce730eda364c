// SPDX-License-Identifier: MIT
/// The order of additions and the last bits of dQ.
#include "core/attention/dq_spread.h"

#include <QTest>

#include <algorithm>
#include <cmath>

#include "tests/core/attention/runs.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

ProblemSettings spreading(BackwardOrder order, Precision precision = Precision::Float32) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 96;
  settings.dk = settings.dv = 16;
  settings.Br = settings.Bc = 8;
  settings.backward = true;
  settings.backwardOrder = order;
  settings.precision = precision;
  return settings;
}

Expected<DqSpread> spreadOf(const ProblemSettings& settings, std::int64_t orders) {
  const Problem problem = problemOf(settings);
  RunControl control;
  return dqSpread(problem, makeInputs(problem), orders, control, 2);
}

Gradients gradientsOf(ProblemSettings settings, std::optional<std::uint64_t> shuffle, unsigned threads = 1) {
  settings.shuffle = shuffle;
  const Problem problem = problemOf(settings);
  return runOf(problem, makeInputs(problem), threads).backward->gradients;
}

}  // namespace

class TestDqSpread : public QObject {
  Q_OBJECT

 private slots:
  void shuffledOrdersDifferInTheLastBits_data() {
    QTest::addColumn<int>("order");
    QTest::newRow("FA-2") << static_cast<int>(BackwardOrder::FlashAttention2);
    QTest::newRow("FA-1") << static_cast<int>(BackwardOrder::FlashAttention1);
  }
  void shuffledOrdersDifferInTheLastBits() {
    QFETCH(int, order);
    const ProblemSettings settings = spreading(static_cast<BackwardOrder>(order));
    const DqSpread spread = spreadOf(settings, 3).value();
    // The same by hand.
    const Matrix<double> fixed = gradientsOf(settings, std::nullopt).dQ;
    Matrix<double> largest = Matrix<double>::Zero(96, 16);
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      largest = largest.cwiseMax((gradientsOf(settings, seed).dQ - fixed).cwiseAbs());
    }
    QCOMPARE(spread.orders, 3);
    QCOMPARE(spread.entries, 96 * 16);
    QCOMPARE(spread.entriesDiffering, (largest.array() > 0).count());
    QVERIFY(spread.largestAbs == largest.maxCoeff() && spread.largestAbs == largest(spread.row, spread.column));
    QVERIFY(spread.entriesDiffering > 500 && spread.largestAbs < 1e-6);
    double ulps = 0;
    for (Index n = 0; n < fixed.size(); ++n) {
      const float x = std::abs(static_cast<float>(fixed.data()[n]));
      const auto unit = static_cast<double>(std::nextafter(x, 1e9F) - x);
      ulps = std::max(ulps, largest.data()[n] / unit);
    }
    QVERIFY(spread.largestUlps == ulps && ulps >= 1);
  }

  /// One key block a strip of additions each: nothing to shuffle.
  void oneKeyBlockHasOneOrder() {
    ProblemSettings settings = spreading(BackwardOrder::FlashAttention2);
    settings.Bc = 96;
    const DqSpread spread = spreadOf(settings, 2).value();
    QCOMPARE(spread.entriesDiffering, 0);
    QVERIFY(spread.largestAbs == 0 && spread.largestUlps == 0);
  }

  void float64SpreadsToo() {
    const DqSpread spread = spreadOf(spreading(BackwardOrder::FlashAttention2, Precision::Float64), 2).value();
    QVERIFY(spread.entriesDiffering > 500 && spread.largestUlps >= 1 && spread.largestAbs < 1e-14);
  }

  /// dK and dV are summed on chip, in their own order, and the same seed gives the same bits on any number of threads.
  void aShuffleChangesDqAlone() {
    const ProblemSettings settings = spreading(BackwardOrder::FlashAttention2);
    const Gradients fixed = gradientsOf(settings, std::nullopt), shuffled = gradientsOf(settings, 7);
    QVERIFY(!sameBits(fixed.dQ, shuffled.dQ) && sameBits(fixed.dK, shuffled.dK) && sameBits(fixed.dV, shuffled.dV));
    for (const unsigned threads : {2U, 5U}) QVERIFY(sameBits(shuffled, gradientsOf(settings, 7, threads)));
    QVERIFY(!sameBits(shuffled.dQ, gradientsOf(settings, 8).dQ));
  }

  /// Of query blocks outside it is dK and dV that are added in HBM.
  void aShuffleOfQueryBlocksChangesDkAndDv() {
    const ProblemSettings settings = spreading(BackwardOrder::QueryOuter);
    const Gradients fixed = gradientsOf(settings, std::nullopt), shuffled = gradientsOf(settings, 7);
    QVERIFY(sameBits(fixed.dQ, shuffled.dQ) && !sameBits(fixed.dK, shuffled.dK) && !sameBits(fixed.dV, shuffled.dV));
  }

  void ordersThatAddNothingInHbmHaveNone_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<int>("order");
    const auto row = [](const char* title, Algorithm algorithm, BackwardOrder order) {
      QTest::newRow(title) << static_cast<int>(algorithm) << static_cast<int>(order);
    };
    row("standard", Algorithm::Standard, BackwardOrder::FlashAttention2);
    row("two loops", Algorithm::FlashAttention2, BackwardOrder::TwoLoops);
    row("query outer: dQ stays on chip", Algorithm::FlashAttention2, BackwardOrder::QueryOuter);
  }
  void ordersThatAddNothingInHbmHaveNone() {
    QFETCH(int, algorithm);
    QFETCH(int, order);
    ProblemSettings settings = spreading(static_cast<BackwardOrder>(order));
    settings.algorithm = static_cast<Algorithm>(algorithm);
    const auto spread = spreadOf(settings, 2);
    QVERIFY(!spread && spread.error().code == ErrorCode::NotAvailable);
  }
};

QTEST_APPLESS_MAIN(TestDqSpread)
#include "tst_dq_spread.moc"
