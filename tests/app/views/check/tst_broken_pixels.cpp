// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/check/broken_pixels.h"

#include <QTest>

using namespace tilewise;

namespace {

/// Square tiles of one entry, causal: n by n of them.
Problem causal(std::int64_t n, std::int64_t Br) {
  ProblemSettings settings;
  settings.Tq = settings.Tk = n;
  settings.dk = settings.dv = 1;
  settings.Br = Br;
  settings.Bc = 1;
  settings.causal = true;
  return Problem::make(settings).value();
}

}  // namespace

class TestBrokenPixels : public QObject {
  Q_OBJECT

 private slots:
  void aPixelTakesTheWorstOfItsTiles();
  void noLostTileIsPassedOver_data();
  void noLostTileIsPassedOver();
};

/// Against every tile, one by one.
void TestBrokenPixels::aPixelTakesTheWorstOfItsTiles() {
  const Look look;
  const Problem problem = causal(60, 4);
  const BrokenTiles tiles(problem, Fault::SkipFirstWithFirst);
  const TileGrid right(problem);
  const QSize size(20, 5);  // 3 x 3 tiles a pixel
  const QImage image = brokenPixels(tiles, right, size, look);
  QCOMPARE(image.size(), size);
  for (int y = 0; y < size.height(); ++y) {
    for (int x = 0; x < size.width(); ++x) {
      bool lost = false, computed = false;
      for (std::int64_t i = 3 * y; i < 3 * y + 3; ++i) {
        for (std::int64_t j = 3 * x; j < 3 * x + 3; ++j) {
          lost = lost || tiles.fate({i, j}) == TileFate::Lost;
          computed = computed || tiles.fate({i, j}) == TileFate::Computed;
        }
      }
      const QColor wanted = lost ? look.theme.err : computed ? look.theme.done : look.theme.skip;
      QCOMPARE(image.pixelColor(x, y), wanted);
    }
  }
}

void TestBrokenPixels::noLostTileIsPassedOver_data() {
  QTest::addColumn<int>("side");
  for (const int side : {97, 200, 333, 511}) QTest::addRow("%d px", side) << side;
}

/// Each row block of two loses one tile: each row of pixels shows it, whatever the sizes.
void TestBrokenPixels::noLostTileIsPassedOver() {
  QFETCH(int, side);
  const Look look;
  const Problem problem = causal(1024, 2);
  const BrokenTiles tiles(problem, Fault::SkipFirstWithFirst);
  const QImage image = brokenPixels(tiles, TileGrid(problem), QSize(side, side), look);
  for (int y = 0; y < side; ++y) {
    int lost = 0;
    for (int x = 0; x < side; ++x) lost += image.pixelColor(x, y) == look.theme.err ? 1 : 0;
    QVERIFY2(lost >= 1, qPrintable(QString::number(y)));
  }
}

QTEST_GUILESS_MAIN(TestBrokenPixels)
#include "tst_broken_pixels.moc"
