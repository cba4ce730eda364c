// SPDX-License-Identifier: MIT
#include "core/costs/block_map.h"

#include <QTest>

#include <array>

#include "core/tiling/on_chip.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

constexpr std::array<std::int64_t, 8> Sizes{16, 32, 64, 128, 192, 256, 384, 512};

ProblemSettings mapSettings() {
  ProblemSettings settings;
  settings.Tq = settings.Tk = 4096;
  return settings;
}

}  // namespace

class TestBlockMap : public QObject {
  Q_OBJECT

 private slots:
  /// T = 4,096, d = 64, no mask, fp16, held against 232,448 bytes.
  void theMapOfAnH200() {
    const BlockMap map = blockMap(*Problem::make(mapSettings()), Pass::Forward, Sizes, Sizes, 232'448);
    QVERIFY(map.isComplete);
    const auto at = [&map](std::int64_t Br, std::int64_t Bc) {
      const auto row = std::find(Sizes.begin(), Sizes.end(), Br) - Sizes.begin();
      const auto column = std::find(Sizes.begin(), Sizes.end(), Bc) - Sizes.begin();
      return map.at(static_cast<std::size_t>(row), static_cast<std::size_t>(column));
    };
    QVERIFY(at(128, 64).blocks == BlockSizes({128, 64}));
    QCOMPARE(at(128, 64).traffic->values, 17'305'600);
    QCOMPARE(at(128, 64).traffic->bytes, 34'619'392);
    QCOMPARE(at(128, 64).onChip.values, 33'024);
    QCOMPARE(at(128, 64).onChip.bytes, 66'560);
    QCOMPARE(at(128, 64).spareBytes, 165'888);
    // Without a mask only Br counts.
    QCOMPARE(at(16, 512).traffic->values, at(16, 16).traffic->values);
    // Too large by 62 KiB, 545 KiB and 31 KiB, rounded.
    const auto excessKiB = [&](std::int64_t Br, std::int64_t Bc) {
      return qRound(static_cast<double>(-at(Br, Bc).spareBytes) / 1024);
    };
    QCOMPARE(excessKiB(128, 512), 62);
    QCOMPARE(excessKiB(512, 512), 545);
    QCOMPARE(excessKiB(256, 256), 31);
    QCOMPARE(map.fitting, std::vector<std::size_t>({8, 8, 8, 7, 6, 5, 4, 3}));
  }

  void cellsAreTheirProblems_data() {
    QTest::addColumn<int>("direction");
    QTest::newRow("forward") << static_cast<int>(Pass::Forward);
    QTest::newRow("backward") << static_cast<int>(Pass::Backward);
  }
  void cellsAreTheirProblems() {
    QFETCH(int, direction);
    const Pass pass = static_cast<Pass>(direction);
    RandomSettings random(95'01, 60);
    const std::array<std::int64_t, 4> rows{1, 3, 16, 70}, keys{2, 5, 30, 64};
    for (int n = 0; n < 60; ++n) {
      const ProblemSettings drawn = random.nextOfFamily();
      const Problem problem = *Problem::make(drawn);
      const BlockMap map = blockMap(problem, pass, rows, keys, 9000);
      QCOMPARE(map.cells.size(), std::size_t{16});
      for (std::size_t i = 0; i < rows.size(); ++i) {
        std::size_t fitting = 0;
        for (std::size_t j = 0; j < keys.size(); ++j) {
          const BlockMapCell& cell = map.at(i, j);
          QVERIFY(cell.blocks == BlockSizes({rows[i], keys[j]}));
          const Problem other = *withBlocks(problem, cell.blocks);
          const Accesses accesses =
              accessesOf(attentionPassOf(problem, pass), lengthsOf(problem), takeCensus(other));
          QVERIFY2(cell.traffic->values == accesses.values(), qPrintable(text(drawn)));
          QCOMPARE(cell.traffic->bytes, accesses.bytes(bytesOf(drawn.elementType)));
          QVERIFY(cell.onChip == onChipSize(other, pass));
          QCOMPARE(cell.spareBytes, 9000 - cell.onChip.bytes);
          QCOMPARE(cell.fits(), cell.onChip.bytes <= 9000);
          if (cell.fits()) QCOMPARE(++fitting, j + 1);  // the smallest ones fit
        }
        QCOMPARE(map.fitting[i], fitting);
        if (i > 0) QVERIFY(map.fitting[i] <= map.fitting[i - 1]);
      }
    }
  }

  void whatTakesTooLongIsAbsent() {
    ProblemSettings settings = mapSettings();
    settings.blockMask = bandedBlocks(32, 64, 4);
    const std::array<std::int64_t, 2> sizes{16, 512};
    const BlockMap map = blockMap(*Problem::make(settings), Pass::Forward, sizes, sizes, 232'448, 1000);
    QVERIFY(!map.at(0, 0).traffic && map.at(1, 1).traffic && map.isComplete);
    QVERIFY(map.at(0, 0).onChip.bytes > 0);
  }

  void aCancelledMapSaysSo() {
    const std::atomic<bool> cancel{true};
    const BlockMap map =
        blockMap(*Problem::make(mapSettings()), Pass::Forward, Sizes, Sizes, 232'448, MaximumCensusSteps, &cancel);
    QVERIFY(!map.isComplete && !map.at(0, 0).traffic);
    QCOMPARE(map.cells.size(), std::size_t{64});
  }
};

QTEST_APPLESS_MAIN(TestBlockMap)
#include "tst_block_map.moc"
