// SPDX-License-Identifier: MIT
#include "core/costs/held_curve.h"

#include <QTest>

#include <array>

using namespace tilewise;

class TestHeldCurve : public QObject {
  Q_OBJECT

 private slots:
  /// 32 heads at 8,192 tokens: 4 GiB of P in 16 bits against 1 MiB of lse.
  void aLayerOf32Heads() {
    const std::array<std::int64_t, 3> tokens{1, 4096, 8192};
    const auto points = heldAgainstTokens(*Problem::make({}), tokens, 32);
    QCOMPARE(points.size(), std::size_t{3});
    const std::int64_t KiB = 1024, MiB = KiB * KiB, GiB = KiB * MiB;
    const HeldPoint& layer = points[2];
    QCOMPARE(layer.T, 8192);
    QCOMPARE(layer.standard.keptForBackward.bytes, 4 * GiB);
    QCOMPARE(layer.standard.forwardPeak.bytes, 8 * GiB);               // S and P
    QCOMPARE(layer.standard.backwardPeak.bytes, 12 * GiB + MiB);       // P, dP, dS, D
    QCOMPARE(layer.fa2.keptForBackward.bytes, MiB);                    // lse
    QCOMPARE(layer.fa2.backwardPeak.bytes, 2 * MiB);                   // lse, D
    QCOMPARE(layer.fa1.keptForBackward.bytes, 2 * MiB);                // m, l
    QCOMPARE(layer.fa1.backwardPeak.bytes, 2 * MiB);                   // its order makes D in each tile
    QCOMPARE(points[1].standard.keptForBackward.bytes, GiB);           // square in T
    QCOMPARE(points[1].fa2.keptForBackward.bytes, 512 * KiB);          // linear
    QCOMPARE(layer.fa2.keptForBackward.values, 32 * 8192);
  }

  void masksOfAnotherLengthDoNotMatterButDropoutDoes() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 64;
    settings.Br = settings.Bc = 16;
    settings.blockMask = bandedBlocks(4, 4, 1);
    settings.elementType = ElementType::Fp32;
    settings.heads = 2;
    settings.alibi = {0.5, 0.25};
    settings.dropout = 0.5;
    const std::array<std::int64_t, 1> tokens{100};
    const auto points = heldAgainstTokens(*Problem::make(settings), tokens, 1);
    QCOMPARE(points[0].standard.keptForBackward.bytes, 100 * 100 * 5);  // a byte an entry for what is dropped
  }
};

QTEST_APPLESS_MAIN(TestHeldCurve)
#include "tst_held_curve.moc"
