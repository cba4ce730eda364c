// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "app/views/stage/axis_scale.h"

using namespace tilewise;

class AxisScaleTest : public QObject {
  Q_OBJECT

 private slots:
  void pixelsLeadBackToTheirBlock_data();
  void pixelsLeadBackToTheirBlock();
  void wholeBlocksAreEquallyWide();
  void aRaggedLastBlockIsSeen();
  void aPixelStandsForWholeBlocks();
  void pixelsLeadBackToTheirToken();
  void whatIsBetweenTwoPixels();
};

void AxisScaleTest::pixelsLeadBackToTheirBlock_data() {
  QTest::addColumn<qint64>("tokens");
  QTest::addColumn<qint64>("block");
  QTest::addColumn<double>("pixels");
  QTest::newRow("lesson, 23 px") << qint64{1024} << qint64{64} << 23.0;
  QTest::newRow("ragged by one") << qint64{65} << qint64{16} << 40.0;
  QTest::newRow("one block") << qint64{8} << qint64{8} << 300.0;
  QTest::newRow("one token") << qint64{1} << qint64{1} << 7.0;
  QTest::newRow("one pixel a block") << qint64{512} << qint64{1} << 1.0;
  QTest::newRow("a third of a pixel") << qint64{1000} << qint64{1} << 1.0 / 3;
  QTest::newRow("a seventh, ragged") << qint64{16384} << qint64{48} << 1.0 / 7;
  QTest::newRow("not whole, one to five") << qint64{1600} << qint64{16} << 1.3;
  QTest::newRow("not whole, below one") << qint64{1600} << qint64{16} << 0.7;
  QTest::newRow("enlarged 32 times") << qint64{99} << qint64{16} << 1824.0;
}

void AxisScaleTest::pixelsLeadBackToTheirBlock() {
  QFETCH(qint64, tokens);
  QFETCH(qint64, block);
  QFETCH(double, pixels);
  const AxisScale side(tokens, block, pixels);
  double before = 0;
  for (std::int64_t n = 0; n < side.blockCount(); ++n) {
    QVERIFY2(side.edge(n) >= before, "blocks follow each other");
    before = side.edge(n);
    QVERIFY(side.end(n) >= side.edge(n) + 1);
    QVERIFY(side.edge(n) == std::floor(side.edge(n)));
    QVERIFY(side.end(n) <= side.length());
    // The first and the last pixel of a block lead to it, or to the first of those that share the pixel.
    const std::int64_t first = side.blockAt(side.edge(n) + 0.5);
    QCOMPARE(side.edge(first), side.edge(n));
    QVERIFY(first <= n);
    if (pixels >= 1) {
      QCOMPARE(first, n);
      QCOMPARE(side.blockAt(side.end(n) - 0.5), n);
    }
  }
  QCOMPARE(side.edge(side.blockCount()), side.length());
  QCOMPARE(side.blockAt(-5), std::int64_t{0});
  QCOMPARE(side.edge(side.blockAt(side.length() + 5)), side.edge(side.blockAt(side.length() - 0.5)));
}

void AxisScaleTest::wholeBlocksAreEquallyWide() {
  const AxisScale side(1000, 64, 23);
  for (std::int64_t n = 0; n + 1 < side.blockCount(); ++n) QCOMPARE(side.end(n) - side.edge(n), 23.0);
  // 1000 = 15 * 64 + 40: 40/64 of 23 px.
  QCOMPARE(side.end(15) - side.edge(15), std::round(23.0 * 40 / 64));
}

void AxisScaleTest::aRaggedLastBlockIsSeen() {
  const AxisScale side(1025, 64, 6);  // the last block has one token: a tenth of a pixel
  QCOMPARE(side.blockCount(), std::int64_t{17});
  QCOMPARE(side.end(16) - side.edge(16), 1.0);
  QCOMPARE(side.blockAt(side.length() - 0.5), std::int64_t{16});
}

void AxisScaleTest::aPixelStandsForWholeBlocks() {
  const AxisScale side(30, 1, 1.0 / 3);
  QCOMPARE(side.length(), 10.0);
  for (int pixel = 0; pixel < 10; ++pixel) QCOMPARE(side.blockAt(pixel + 0.5), std::int64_t{3 * pixel});
  const AxisScale more(31, 1, 1.0 / 3);
  QCOMPARE(more.length(), 11.0);
}

void AxisScaleTest::pixelsLeadBackToTheirToken() {
  const AxisScale side(99, 16, 48);  // 3 px a token; the last block has 3 tokens, 9 px
  for (std::int64_t token = 0; token < 99; ++token) {
    for (const double inside : {0.2, 1.5, 2.8}) {
      QCOMPARE(side.tokenAt(static_cast<double>(token) * 3 + inside), token);
    }
  }
}

void AxisScaleTest::whatIsBetweenTwoPixels() {
  const AxisScale side(100, 10, 20);
  QCOMPARE(side.blocksBetween(0, 200), (Range{0, 10}));
  QCOMPARE(side.blocksBetween(20, 40), (Range{1, 2}));
  QCOMPARE(side.blocksBetween(19, 41), (Range{0, 3}));
  QVERIFY(side.blocksBetween(40, 40).empty());
  QVERIFY(side.blocksBetween(200, 300).empty());
  const AxisScale fine(100, 1, 0.25);
  QCOMPARE(fine.blocksBetween(0, 25), (Range{0, 100}));
  QCOMPARE(fine.blocksBetween(2, 3), (Range{8, 12}));
}

QTEST_APPLESS_MAIN(AxisScaleTest)
#include "tst_axis_scale.moc"
