// SPDX-License-Identifier: MIT
#include "core/costs/layer_model.h"

#include <QTest>

#include "core/tiling/tile_census.h"

using namespace tilewise;

namespace {

/// N = 1,024, d = 64, 16 heads, batch 64.
LayerSetting figure2(std::int64_t Bc) {
  LayerSetting layer;
  layer.blocks = {64, Bc};
  return layer;
}

double gigabytes(AttentionPass which, const LayerSetting& layer) {
  return static_cast<double>(layerBytes(which, layer)) / 1e9;
}

}  // namespace

class TestLayerModel : public QObject {
  Q_OBJECT

 private slots:
  void theModelBesideFigure2_data() {
    QTest::addColumn<qint64>("Bc");
    QTest::addColumn<double>("forward");
    QTest::addColumn<double>("backward");
    QTest::addColumn<double>("sum");
    QTest::newRow("64") << qint64{64} << 7.0 << 11.4 << 18.4;
    QTest::newRow("128") << qint64{128} << 3.6 << 6.0 << 9.6;
    QTest::newRow("256") << qint64{256} << 1.95 << 3.25 << 5.2;
    QTest::newRow("384") << qint64{384} << 1.5 << 2.6 << 4.1;
    QTest::newRow("512") << qint64{512} << 1.1 << 1.9 << 3.0;
  }
  void theModelBesideFigure2() {
    QFETCH(qint64, Bc);
    QFETCH(double, forward);
    QFETCH(double, backward);
    QFETCH(double, sum);
    const double f = gigabytes(AttentionPass::Fa1Forward, figure2(Bc));
    const double b = gigabytes(AttentionPass::Fa1Backward, figure2(Bc));
    QVERIFY2(qAbs(f - forward) < 0.05, qPrintable(QString::number(f)));
    QVERIFY2(qAbs(b - backward) < 0.05, qPrintable(QString::number(b)));
    QVERIFY2(qAbs(f + b - sum) < 0.05, qPrintable(QString::number(f + b)));
  }

  void standardAttentionBesideFigure2() {
    const double f = gigabytes(AttentionPass::StandardForward, {}), b = gigabytes(AttentionPass::StandardBackward, {});
    QVERIFY(qAbs(f - 9.1) < 0.05 && qAbs(b - 16.1) < 0.05 && qAbs(f + b - 25.2) < 0.05);
    // One N x N matrix over all heads in 16 bits.
    QCOMPARE(std::int64_t{1024} * 1024 * 1024 * 2, 2'147'483'648);
  }

  /// The printed 66.6 and 75.2 GFLOPs do not come out: six products against seven give these.
  void flopsOfFigure2() {
    const double standard =
        layerFlops(AttentionPass::StandardForward, {}) + layerFlops(AttentionPass::StandardBackward, {});
    const double fa1 = layerFlops(AttentionPass::Fa1Forward, {}) + layerFlops(AttentionPass::Fa1Backward, {});
    QCOMPARE(qRound(standard / 1e9), 825);
    QCOMPARE(qRound(fa1 / 1e9), 962);
    QCOMPARE(fa1 / standard, 7.0 / 6);
  }

  void theOrderOfTheLoopsMatters() {
    LayerSetting head{4096, 64, 1, {128, 128}, 2};
    QVERIFY(qAbs(gigabytes(AttentionPass::Fa1Forward, head) - 0.0535) < 0.00005);
    QVERIFY(qAbs(gigabytes(AttentionPass::Fa2Forward, head) - 0.0346) < 0.00005);
    QVERIFY(qAbs(gigabytes(AttentionPass::StandardForward, head) - 0.1363) < 0.00005);
    // With d = 128 and blocks of 32 both move more than standard attention.
    head = {1024, 128, 1, {32, 32}, 2};
    QVERIFY(qAbs(gigabytes(AttentionPass::Fa1Forward, head) - 0.0262) < 0.00005);
    QVERIFY(qAbs(gigabytes(AttentionPass::Fa2Forward, head) - 0.0173) < 0.00005);
    QVERIFY(qAbs(gigabytes(AttentionPass::StandardForward, head) - 0.0094) < 0.00005);
  }

  void layersAreTheirProblemsTimesTheHeads() {
    const LayerSetting layer{300, 24, 6, {70, 40}, 4};
    ProblemSettings settings;
    settings.Tq = settings.Tk = 300;
    settings.dk = settings.dv = 24;
    settings.Br = 70;
    settings.Bc = 40;
    const Problem problem = *Problem::make(settings);
    for (const AttentionPass which : BackwardPasses) {
      const Accesses head = accessesOf(which, lengthsOf(problem), takeCensus(problem));
      QCOMPARE(layerBytes(which, layer), 6 * head.bytes(4));
      QCOMPARE(layerAccesses(which, layer).values(), 6 * head.values());
    }
  }

  /// Time falls in proportion to the tiles that are visited: so do the FLOPs, and the bytes but for what crosses once.
  void aSparseLayerShrinks() {
    LayerSetting dense{4096, 64, 128, {64, 64}, 2}, sparse = dense;
    sparse.s = 0.25;
    QCOMPARE(layerFlops(AttentionPass::Fa1Forward, sparse), layerFlops(AttentionPass::Fa1Forward, dense) / 4);
    const std::int64_t once = std::int64_t{128} * 2 * 4096 * 64;  // K and V
    QCOMPARE(4 * (layerAccesses(AttentionPass::Fa1Forward, sparse).values() - once),
             layerAccesses(AttentionPass::Fa1Forward, dense).values() - once);
    QCOMPARE(layerBytes(AttentionPass::StandardForward, sparse), layerBytes(AttentionPass::StandardForward, dense));
  }

  /// FlashAttention-3, table 2: 3.538 ms are 661 TFLOP/s, 4.021 ms 582, 4.105 ms 570.
  void theRuleOfReportedFlops() {
    const LayerSetting table2{8448, 128, 4 * 16, {128, 128}, 2};
    const double flops = reportedFlops(table2, Pass::Forward, false);
    QCOMPARE(qRound(flops / 3.538e-3 / 1e12), 661);
    QCOMPARE(qRound(flops / 4.021e-3 / 1e12), 582);
    QCOMPARE(qRound(flops / 4.105e-3 / 1e12), 570);
    // FlashAttention-2: 16k tokens, d = 128, 16 heads are 2.20 TFLOP; 230 TFLOP/s are 9.6 ms.
    const LayerSetting tokens16k{16384, 128, 16, {128, 64}, 2};
    const double forward = reportedFlops(tokens16k, Pass::Forward, false);
    QVERIFY(qAbs(forward / 1e12 - 2.20) < 0.005);
    QVERIFY(qAbs(forward / 230e12 - 9.6e-3) < 0.05e-3);
    QCOMPARE(reportedFlops(tokens16k, Pass::Forward, true), forward / 2);
    QCOMPARE(reportedFlops(tokens16k, Pass::Backward, false), 2.5 * forward);
    QCOMPARE(reportedFlopsOfBoth(tokens16k, true), 3.5 * forward / 2);
  }

  void theFlopsOfTraining() {
    QCOMPARE(trainingFlops(2048, 1.3e9, 24, 2048), 6 * 2048 * 1.3e9 + 12.0 * 24 * 2048 * 2048 * 2048);
  }
};

QTEST_APPLESS_MAIN(TestLayerModel)
#include "tst_layer_model.moc"
