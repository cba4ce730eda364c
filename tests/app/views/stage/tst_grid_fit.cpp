// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/views/stage/grid_fit.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

FitRoom plainRoom(double width, double height) {
  FitRoom room;
  room.room = QSizeF(width, height);
  room.top = {{Tensor::K}, {Tensor::V}};
  room.left = {{Tensor::Q}};
  room.right = {{Tensor::O}, {Tensor::lse}};
  return room;
}

GridFit fitted(const ProblemSettings& settings, double width, double height) {
  return fitGrid(*Problem::make(settings), plainRoom(width, height), 5);
}

}  // namespace

class GridFitTest : public QObject {
  Q_OBJECT

 private slots:
  void itFitsAndNoLargerOneWould_data();
  void itFitsAndNoLargerOneWould();
  void tilesAreWholePixels();
  void oneScaleUpToOneToFour();
  void beyondTheShortSideIsStretched();
  void stripsAreToScale();
  void stripsNeverDrownTheGrid();
  void belowAPixelTilesAreShares();
  void enlarging();
};

void GridFitTest::itFitsAndNoLargerOneWould_data() {
  QTest::addColumn<int>("problem");
  QTest::addColumn<QSizeF>("room");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    for (const QSizeF room : {QSizeF(300, 200), QSizeF(450, 430), QSizeF(900, 700), QSizeF(1700, 900)}) {
      QTest::addRow("%s in %g x %g", problems[n].name, room.width(), room.height()) << static_cast<int>(n) << room;
    }
  }
}

void GridFitTest::itFitsAndNoLargerOneWould() {
  QFETCH(int, problem);
  QFETCH(QSizeF, room);
  const Problem made = *Problem::make(stageProblems()[static_cast<std::size_t>(problem)].settings);
  const auto fits = [&](const GridFit& fit) {
    return fit.qThickness + fit.width() + fit.oThickness + fit.lseThickness <= room.width() &&
           fit.qThickness + fit.oThickness + fit.height() <= room.height();
  };
  const GridFit fit = fitGrid(made, plainRoom(room.width(), room.height()), 5);
  QVERIFY(fits(fit));
  const double small = std::min(fit.rows.blockPixels(), fit.columns.blockPixels());
  const double next = small >= 1 ? small + 1 : 1 / (std::round(1 / small) - 1);
  // The same tiles, one step larger.
  const double factor = next / small;
  QVERIFY(small >= 1 || std::round(1 / small) >= 2);
  const bool largerFits =
      fit.qThickness * factor + fit.width() * factor + fit.oThickness * factor + fit.lseThickness + 6 <= room.width() &&
      fit.qThickness * factor + fit.oThickness * factor + fit.height() * factor + 6 <= room.height();
  QVERIFY2(!largerFits, "there was room for larger tiles");
}

void GridFitTest::tilesAreWholePixels() {
  for (const NamedSettings& each : stageProblems()) {
    const GridFit fit = fitted(each.settings, 460, 420);
    for (const double pixels : {fit.rows.blockPixels(), fit.columns.blockPixels()}) {
      if (pixels >= 5) QVERIFY2(pixels == std::floor(pixels), each.name);
    }
    const double small = std::min(fit.rows.blockPixels(), fit.columns.blockPixels());
    QVERIFY2(small < 1 || small == std::floor(small), each.name);
  }
}

void GridFitTest::oneScaleUpToOneToFour() {
  const GridFit square = fitted(lessonCausal(), 400, 400);
  QVERIFY(!square.stretched);
  QCOMPARE(square.rows.blockPixels(), 2 * square.columns.blockPixels());
  const GridFit four = fitted(shaped(100, 400, 4, 10, 10, false), 400, 400);
  QVERIFY(!four.stretched);
  QCOMPARE(four.rows.tokenPixels(), four.columns.tokenPixels());
}

void GridFitTest::beyondTheShortSideIsStretched() {
  const GridFit cache = fitted(shaped(64, 512, 8, 16, 32, true), 400, 400);
  QVERIFY(cache.stretched);
  // To 1:4, as far as whole pixels allow.
  QVERIFY(std::abs(cache.width() / cache.height() - 4) < 0.3);
  const GridFit tall = fitted(shaped(512, 64, 8, 32, 16, true), 400, 400);
  QVERIFY(std::abs(tall.height() / tall.width() - 4) < 0.3);
  const GridFit one = fitted(shaped(1, 4096, 64, 128, 64, false), 400, 400);
  QVERIFY(one.height() > 50);
}

void GridFitTest::stripsAreToScale() {
  const GridFit fit = fitted(lessonCausal(), 420, 430);
  QCOMPARE(fit.qThickness, std::round(64 * fit.columns.tokenPixels()));
  QVERIFY(!fit.stripsNarrowed);
  // d = 1 of 1,024: under 4 px, so 4.
  QCOMPARE(fitted(shaped(1024, 1024, 1, 128, 64, false), 420, 430).qThickness, 4.0);
  ProblemSettings wideValues = lessonCausal();
  wideValues.dv = 128;
  const GridFit uneven = fitted(wideValues, 420, 430);
  QVERIFY(std::abs(uneven.oThickness - 2 * uneven.qThickness) <= 1);
}

void GridFitTest::stripsNeverDrownTheGrid() {
  const GridFit fit = fitted(shaped(8, 8, 64, 2, 2, false), 460, 420);
  QVERIFY(fit.stripsNarrowed);
  QVERIFY(fit.width() > 250);
}

void GridFitTest::belowAPixelTilesAreShares() {
  const GridFit fit = fitted(shaped(16384, 16384, 64, 16, 16, true), 400, 400);
  const double shares = 1 / fit.columns.blockPixels();
  QVERIFY(std::abs(shares - std::round(shares)) < 1e-9);
  QCOMPARE(shares, 3.0);  // 1,024 tiles in some 380 px
  QCOMPARE(fit.width(), std::ceil(1024.0 / 3));
}

void GridFitTest::enlarging() {
  for (const NamedSettings& each : stageProblems()) {
    const Problem problem = *Problem::make(each.settings);
    const GridFit fit = fitGrid(problem, plainRoom(460, 420), 5);
    double before = fit.width();
    for (const double zoom : {1.0, 1.5, 2.0, 8.0, 32.0}) {
      const GridFit larger = zoomed(problem, fit, zoom);
      QVERIFY2(larger.width() >= before, each.name);
      QVERIFY2(larger.height() >= fit.height(), each.name);
      QCOMPARE(larger.qThickness, fit.qThickness);
      before = larger.width();
    }
  }
}

QTEST_APPLESS_MAIN(GridFitTest)
#include "tst_grid_fit.moc"
