// SPDX-License-Identifier: MIT
/// What is held on chip, and the blocks that a given capacity suggests.
#include "core/tiling/on_chip.h"

#include <QTest>

#include <limits>

#include "core/tiling/blocks_from_sram.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

Problem problemOf(ProblemSettings settings) { return *Problem::make(std::move(settings)); }

/// The boxes as text: "Q 128x64, ...".
QString boxes(const Problem& problem) {
  QStringList list;
  for (const OnChipEntry& each : onChipSet(problem, Pass::Forward)) {
    list += QString("%1 %2x%3").arg(word(each.box).data()).arg(each.rows).arg(each.columns);
  }
  return list.join(", ");
}

}  // namespace

class TestOnChip : public QObject {
  Q_OBJECT

 private slots:
  void theLessonHolds33024Values() {
    const Problem lesson = problemOf({});
    QCOMPARE(boxes(lesson), QString("Q 128x64, K 64x64, SP 128x64, V 64x64, O_acc 128x64, m 128x1, l 128x1"));
    QCOMPARE(onChipSize(lesson, Pass::Forward).values, 33'024);
    QCOMPARE(onChipSize(lesson, Pass::Forward).bytes, 66'560);  // 32,768 of 2 bytes, 256 of 4
  }

  void bytesFollowTheElementType_data() {
    QTest::addColumn<int>("type");
    QTest::addColumn<qint64>("bytes");
    QTest::newRow("bf16") << static_cast<int>(ElementType::Bf16) << qint64{66'560};
    QTest::newRow("fp32") << static_cast<int>(ElementType::Fp32) << qint64{132'096};
    QTest::newRow("fp64") << static_cast<int>(ElementType::Fp64) << qint64{263'168};
  }
  void bytesFollowTheElementType() {
    QFETCH(int, type);
    QFETCH(qint64, bytes);
    ProblemSettings settings;
    settings.elementType = static_cast<ElementType>(type);
    QCOMPARE(onChipSize(problemOf(settings), Pass::Forward).bytes, bytes);
  }

  void blocksLargerThanTheMatrixHoldTheMatrix() {
    ProblemSettings settings;
    settings.Tq = 5;
    settings.Tk = 7;
    settings.dk = 3;
    settings.dv = 2;
    QCOMPARE(boxes(problemOf(settings)), QString("Q 5x3, K 7x3, SP 5x7, V 7x2, O_acc 5x2, m 5x1, l 5x1"));
  }

  void sizeIsTheFormula() {
    RandomSettings random(31'01);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings s = random.next();
      const std::int64_t Br = std::min(s.Br, s.Tq), Bc = std::min(s.Bc, s.Tk);
      const std::int64_t fa2 = Br * s.dk + Bc * s.dk + Bc * s.dv + Br * Bc + Br * s.dv + 2 * Br;
      s.algorithm = Algorithm::FlashAttention2;
      QVERIFY2(onChipSize(problemOf(s), Pass::Forward).values == fa2, qPrintable(text(s)));
      s.algorithm = Algorithm::FlashAttention1;  // also the block's old m and l
      QVERIFY2(onChipSize(problemOf(s), Pass::Forward).values == fa2 + 2 * Br, qPrintable(text(s)));
      s.algorithm = Algorithm::Standard;  // Algorithm 0 leaves residency open
      QVERIFY2(onChipSize(problemOf(s), Pass::Forward) == Footprint{}, qPrintable(text(s)));
    }
  }

  void sizeOfTheBackwardPassIsTheFormula() {
    RandomSettings random(31'02);
    for (int n = 0; n < 300; ++n) {
      ProblemSettings s = random.next();
      s.backward = true;
      s.algorithm = Algorithm::FlashAttention2;
      const std::int64_t Br = std::min(s.Br, s.Tq), Bc = std::min(s.Bc, s.Tk);
      const std::int64_t fa2 = 2 * Bc * (s.dk + s.dv) + Br * (s.dk + s.dv) + 2 * Br * Bc + Br * s.dk + 2 * Br;
      const auto sizeWith = [&s](BackwardOrder order) {
        s.backwardOrder = order;
        return onChipSize(problemOf(s), Pass::Backward).values;
      };
      QVERIFY2(sizeWith(BackwardOrder::FlashAttention2) == fa2, qPrintable(text(s)));
      QVERIFY2(sizeWith(BackwardOrder::QueryOuter) == fa2, qPrintable(text(s)));
      // O, m and l in place of lse.
      QVERIFY2(sizeWith(BackwardOrder::FlashAttention1) == fa2 + Br * s.dv + Br, qPrintable(text(s)));
      // The first loop lacks dQ, the second dK and dV.
      const std::int64_t larger = fa2 - std::min(Br * s.dk, Bc * (s.dk + s.dv));
      QVERIFY2(sizeWith(BackwardOrder::TwoLoops) == larger, qPrintable(text(s)));
      s.algorithm = Algorithm::Standard;
      QVERIFY2(onChipSize(problemOf(s), Pass::Backward) == Footprint{}, qPrintable(text(s)));
    }
  }

  void blocksAreThoseOfTheAnalysis_data() {
    QTest::addColumn<int>("algorithm");
    QTest::addColumn<QList<qint64>>("widths");  // dk, dv
    QTest::addColumn<qint64>("M");
    QTest::addColumn<QList<qint64>>("blocks");  // Br, Bc
    const auto fa1 = static_cast<int>(Algorithm::FlashAttention1), fa2 = static_cast<int>(Algorithm::FlashAttention2);
    const auto standard = static_cast<int>(Algorithm::Standard);
    const auto row = [](const char* title, int algorithm, QList<qint64> widths, qint64 M, QList<qint64> blocks) {
      QTest::newRow(title) << algorithm << widths << M << blocks;
    };
    row("FA-1 keeps Br to d", fa1, {64, 64}, 100'000, {64, 391});
    row("FA-2 is square", fa2, {64, 64}, 100'000, {391, 391});
    row("standard as FA-2", standard, {64, 64}, 100'000, {391, 391});
    row("FA-1 below d", fa1, {64, 64}, 8'192, {32, 32});
    row("divided exactly", fa2, {64, 64}, 256, {1, 1});
    row("one value more", fa2, {64, 64}, 257, {2, 2});
    row("the wider of the two counts", fa2, {16, 64}, 8'192, {32, 32});
    row("so does the wider value", fa1, {64, 16}, 100'000, {64, 391});
    row("one value", fa1, {64, 64}, 1, {1, 1});
  }
  void blocksAreThoseOfTheAnalysis() {
    QFETCH(int, algorithm);
    QFETCH(QList<qint64>, widths);
    QFETCH(qint64, M);
    QFETCH(QList<qint64>, blocks);
    const BlockSizes found = blocksFromSram(static_cast<Algorithm>(algorithm), widths[0], widths[1], M);
    QCOMPARE(found.Br, blocks[0]);
    QCOMPARE(found.Bc, blocks[1]);
    ProblemSettings settings;
    settings.algorithm = static_cast<Algorithm>(algorithm);
    settings.dk = widths[0];
    settings.dv = widths[1];
    const ProblemSettings changed = withBlocksFromSram(settings, M);
    QVERIFY(changed.Br == found.Br && changed.Bc == found.Bc);
  }

  /// Algorithm 1 fits M only up to a constant: its blocks for 8,192 values hold 9,344.
  void theBlocksForACapacityMayHoldMoreThanIt() {
    ProblemSettings settings;
    settings.algorithm = Algorithm::FlashAttention1;
    QCOMPARE(onChipSize(problemOf(withBlocksFromSram(settings, 8'192)), Pass::Forward).values, 9'344);
  }

  void aBlockMaskFollowsTheBlocks() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = 512;
    settings.Br = settings.Bc = 128;
    settings.blockMask = bandedBlocks(4, 4, 0);
    const ProblemSettings changed = withBlocksFromSram(settings, 64 * 64 * 4);
    QVERIFY(changed.Br == 64 && changed.Bc == 64 && Problem::make(changed));
    for (std::int64_t i = 0; i < 8; ++i) {
      for (std::int64_t j = 0; j < 8; ++j) QCOMPARE(changed.blockMask->visible(i, j), i / 2 == j / 2);
    }
  }

  void anyCapacityGivesBlocksThatAProblemMayHave() {
    for (const std::int64_t M : {std::int64_t{1}, std::int64_t{1} << 40, std::numeric_limits<std::int64_t>::max()}) {
      for (const Algorithm algorithm : {Algorithm::FlashAttention1, Algorithm::FlashAttention2}) {
        ProblemSettings settings;
        settings.algorithm = algorithm;
        QVERIFY(Problem::make(withBlocksFromSram(settings, M)));
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestOnChip)
#include "tst_on_chip.moc"
