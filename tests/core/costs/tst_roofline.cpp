// SPDX-License-Identifier: MIT
#include "core/costs/roofline.h"

#include <QTest>

#include "core/costs/recompute.h"

using namespace tilewise;

namespace {

Roof h200() { return roofOf(*findDevice("H200"), ElementType::Fp16).value(); }

/// T = 4,096, d = 64, 128 x 64 blocks, fp16.
RooflinePoint pointOf(Algorithm algorithm) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  settings.algorithm = algorithm;
  return rooflinePoint(h200(), *Problem::make(settings), Pass::Forward);
}

bool within(double value, double printed, double half) { return qAbs(value - printed) <= half; }

}  // namespace

class TestRoofline : public QObject {
  Q_OBJECT

 private slots:
  /// FLOP per byte and TFLOP/s as the picture prints them, to the last digit.
  void theRooflineOfAnH200() {
    const RooflinePoint standard = pointOf(Algorithm::Standard), fa1 = pointOf(Algorithm::FlashAttention1),
                        fa2 = pointOf(Algorithm::FlashAttention2);
    QVERIFY(within(standard.intensity(), 31.5, 0.05) && within(standard.attainable() / 1e12, 151, 0.5));
    QVERIFY(within(fa1.intensity(), 40.6, 0.05) && within(fa1.attainable() / 1e12, 195, 0.5));
    QVERIFY(within(fa2.intensity(), 124.1, 0.05) && within(fa2.attainable() / 1e12, 595.5, 0.5));
    for (const RooflinePoint& point : {standard, fa1, fa2}) {
      QCOMPARE(point.bound(), Bound::Bandwidth);
      QCOMPARE(point.attainable(), point.attainableOfTwo());
      QVERIFY(within(point.flops / 1e9, 4.295, 0.0005));
    }
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4096;
    const RooflinePoint once = eachTensorOnce(h200(), *Problem::make(settings), Pass::Forward);
    QCOMPARE(once.intensity(), 2048.0);
    QCOMPARE(once.attainable(), h200().tensorFlops);
    QCOMPARE(once.bound(), Bound::Tensor);
    QVERIFY(within(h200().ridge(), 206.1, 0.05));
  }

  void theLongestOfThreeTimesBinds_data() {
    QTest::addColumn<double>("flops");
    QTest::addColumn<double>("bytes");
    QTest::addColumn<double>("exponentials");
    QTest::addColumn<int>("bound");
    QTest::addColumn<double>("seconds");
    QTest::newRow("tensor") << 300.0 << 20.0 << 4.0 << static_cast<int>(Bound::Tensor) << 3.0;
    QTest::newRow("bandwidth") << 100.0 << 50.0 << 4.0 << static_cast<int>(Bound::Bandwidth) << 5.0;
    QTest::newRow("exponentials") << 100.0 << 20.0 << 14.0 << static_cast<int>(Bound::Exponentials) << 7.0;
    QTest::newRow("tie") << 200.0 << 20.0 << 4.0 << static_cast<int>(Bound::Tensor) << 2.0;
  }
  void theLongestOfThreeTimesBinds() {
    QFETCH(double, flops);
    QFETCH(double, bytes);
    QFETCH(double, exponentials);
    QFETCH(int, bound);
    QFETCH(double, seconds);
    const Roof roof{100, 10, 2};
    const RooflinePoint point = rooflinePoint(roof, flops, bytes, exponentials);
    QCOMPARE(static_cast<int>(point.bound()), bound);
    QCOMPARE(point.seconds(), seconds);
    QCOMPARE(point.attainable(), flops / seconds);
    const RooflinePoint unknown = rooflinePoint({100, 10, {}}, flops, bytes, exponentials);
    QVERIFY(!unknown.exponentialSeconds && unknown.bound() != Bound::Exponentials);
    QCOMPARE(unknown.attainable(), point.attainableOfTwo());
  }

  /// At d = 64 an H100's exponentials take as long as its products, at 128 half of that.
  void exponentialsAgainstProducts() {
    const Roof roof = roofOf(*findDevice("H100"), ElementType::Bf16).value();
    const auto ratio = [&roof](std::int64_t d) {
      const Lengths lengths{8192, 8192, d, d};
      const RooflinePoint point = rooflinePoint(roof, AttentionPass::StandardForward, lengths, {}, ElementType::Bf16);
      return *point.exponentialSeconds / point.tensorSeconds;
    };
    // The tensor rate is stated to four digits.
    QVERIFY(within(ratio(64), 1, 1e-3) && within(ratio(128), 0.5, 1e-3) && within(ratio(256), 0.25, 1e-3));
  }

  void aCausalMaskLeavesTheIntensityNearlyAlone() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 4096;
    settings.causal = true;
    const RooflinePoint causal = rooflinePoint(h200(), *Problem::make(settings), Pass::Forward);
    const RooflinePoint dense = pointOf(Algorithm::FlashAttention2);
    QVERIFY(causal.flops < 0.53 * dense.flops && causal.bytes < 0.56 * dense.bytes);
    QVERIFY(within(causal.intensity() / dense.intensity(), 1, 0.06));
  }

  void otherTypesHaveNoRoof() {
    QVERIFY(!roofOf(*findDevice("H200"), ElementType::Fp32) && !roofOf(*findDevice("H200"), ElementType::Fp64));
    Device unknown{"none", 1, "", "", {}};
    QVERIFY(!roofOf(unknown, ElementType::Fp16));
  }

  /// 2d/F against 2/BW an entry of P: equal at d* = F/BW.
  void recomputingEndsToBeAPureWinAtTheRidge() {
    const Roof roof{1000, 10, 50};
    const RecomputeOrRead below = recomputeOrRead(roof, 99, 2), at = recomputeOrRead(roof, 100, 2),
                          above = recomputeOrRead(roof, 101, 2);
    QCOMPARE(below.equalWidth, 100.0);
    QCOMPARE(below.recomputeSeconds, 2 * 99 / 1000.0);
    QCOMPARE(below.readSeconds, 0.2);
    QCOMPARE(below.exponentialSeconds.value(), 1 / 50.0);
    QVERIFY(below.isPureWin() && at.isPureWin() && !above.isPureWin());
    QCOMPARE(recomputeOrRead(roof, 100, 4).equalWidth, 200.0);
    QVERIFY(within(recomputeOrRead(h200(), 64, 2).equalWidth, 206.1, 0.05));
    QVERIFY(!recomputeOrRead({1000, 10, {}}, 64, 2).exponentialSeconds);
  }
};

QTEST_APPLESS_MAIN(TestRoofline)
#include "tst_roofline.moc"
