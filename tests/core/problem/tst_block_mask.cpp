// SPDX-License-Identifier: MIT
/// Block masks and their patterns, as pictures: a line a row of tiles, # visible.
#include "core/problem/block_mask.h"

#include <QTest>

#include <cmath>

using namespace tilewise;

namespace {

QString picture(const BlockMask& mask) {
  QStringList lines;
  for (std::int64_t i = 0; i < mask.rows(); ++i) {
    QString line;
    for (std::int64_t j = 0; j < mask.columns(); ++j) line += mask.visible(i, j) ? '#' : '.';
    lines += line;
  }
  return lines.join(' ');
}

}  // namespace

class TestBlockMask : public QObject {
  Q_OBJECT

 private slots:
  void patterns_data() {
    QTest::addColumn<QString>("found");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("all") << picture(BlockMask(2, 3)) << "### ###";
    QTest::newRow("diagonal") << picture(bandedBlocks(3, 3, 0)) << "#.. .#. ..#";
    QTest::newRow("band") << picture(bandedBlocks(4, 4, 1)) << "##.. ###. .### ..##";
    QTest::newRow("band of a wide grid") << picture(bandedBlocks(2, 6, 1)) << "###... ...###";
    QTest::newRow("band of a high grid") << picture(bandedBlocks(6, 2, 0)) << "#. #. #. .# .# .#";
    QTest::newRow("strided") << picture(stridedBlocks(4, 4, 2)) << "##.# .#.# .### .#.#";
    QTest::newRow("stride 1") << picture(stridedBlocks(2, 3, 1)) << "### ###";
    QTest::newRow("global") << picture(globalBlocks(4, 4, 1)) << "#### ##.. #.#. #..#";
    QTest::newRow("nothing global") << picture(globalBlocks(2, 2, 0)) << "#. .#";
    QTest::newRow("none at random") << picture(randomBlocks(2, 2, 0.0, 5)) << ".. ..";
    QTest::newRow("all at random") << picture(randomBlocks(2, 2, 1.0, 5)) << "## ##";
    QTest::newRow("resampled finer") << picture(resampled(bandedBlocks(2, 2, 0), 4, 6))
                                     << "###... ###... ...### ...###";
    QTest::newRow("resampled coarser") << picture(resampled(bandedBlocks(6, 6, 0), 2, 2)) << "#. .#";
    QTest::newRow("no entry is lost") << picture(resampled(bandedBlocks(5, 5, 0), 2, 2)) << "## ##";
    BlockMask ragged(3, 3);  // 10 entries a side in tiles of 4
    ragged.set(0, 1, false);
    ragged.set(1, 2, false);
    ragged.set(2, 0, false);
    QTest::newRow("finer, ragged") << picture(covering(ragged, {10, 10, 4, 4}, {10, 10, 2, 4}))
                                   << "#.# #.# ##. ##. .##";
    QTest::newRow("coarser, ragged") << picture(covering(ragged, {10, 10, 4, 4}, {10, 10, 5, 8})) << "## ##";
    QTest::newRow("of another length") << picture(covering(ragged, {10, 10, 4, 4}, {12, 12, 2, 4}))
                                       << "#.# #.# ##. ##. .## .##";
    QTest::newRow("resampled to the same")
        << picture(resampled(globalBlocks(3, 4, 1), 3, 4)) << picture(globalBlocks(3, 4, 1));
  }
  void patterns() {
    QFETCH(QString, found);
    QFETCH(QString, wanted);
    QCOMPARE(found, wanted);
  }

  void aFractionIsThatOfTheTiles() {
    const std::int64_t tiles = 200 * 300;
    for (const double fraction : {0.1, 0.5, 0.9}) {
      const auto visible = static_cast<double>(randomBlocks(200, 300, fraction, 3).visibleTiles());
      // Five standard deviations of a binomial number.
      const double spread = std::sqrt(static_cast<double>(tiles) * fraction * (1 - fraction));
      QVERIFY(std::abs(visible - fraction * static_cast<double>(tiles)) < 5 * spread);
    }
  }

  void tilesDependOnTheSeedAndNotOnTheGrid() {
    const BlockMask small = randomBlocks(10, 10, 0.5, 3), large = randomBlocks(20, 30, 0.5, 3);
    for (std::int64_t i = 0; i < 10; ++i) {
      for (std::int64_t j = 0; j < 10; ++j) QCOMPARE(small.visible(i, j), large.visible(i, j));
    }
    QVERIFY(randomBlocks(10, 10, 0.5, 3) != randomBlocks(10, 10, 0.5, 4));
    QVERIFY(randomBlocks(10, 10, 0.5, 3) != randomBlocks(10, 10, 0.5, 3 | std::uint64_t{1} << 32));
  }

  void aTileIsSetAlone() {
    BlockMask mask(2, 3);
    QCOMPARE(mask.visibleTiles(), 6);
    mask.set(1, 0, false);
    QCOMPARE(picture(mask), QString("### .##"));
    QCOMPARE(mask.visibleTiles(), 5);
    mask.set(1, 0, true);
    QVERIFY(mask == BlockMask(2, 3));
  }
};

QTEST_APPLESS_MAIN(TestBlockMask)
#include "tst_block_mask.moc"
