// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>

#include "app/views/stage/mask_shape.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

namespace {

double areaOf(const QPolygonF& shape) {
  double twice = 0;
  for (qsizetype n = 0; n < shape.size(); ++n) {
    const QPointF a = shape[n];
    const QPointF b = shape[(n + 1) % shape.size()];
    twice += a.x() * b.y() - b.x() * a.y();
  }
  return std::abs(twice) / 2;
}

GridPlace placeOf(const Problem& problem, double tokenPixels) {
  GridPlace grid;
  const std::int64_t Br = std::min(problem.Br(), problem.Tq());
  const std::int64_t Bc = std::min(problem.Bc(), problem.Tk());
  grid.rows = AxisScale(problem.Tq(), Br, tokenPixels * static_cast<double>(Br));
  grid.columns = AxisScale(problem.Tk(), Bc, tokenPixels * static_cast<double>(Bc));
  grid.view = QRectF(10, 20, grid.columns.length(), grid.rows.length());
  return grid;
}

}  // namespace

class MaskShapeTest : public QObject {
  Q_OBJECT

 private slots:
  void theAreaIsThatOfTheVisibleEntries_data();
  void theAreaIsThatOfTheVisibleEntries();
  void entriesLieOnTheirSideOfTheStaircase();
  void theEdgeIsTheMasksOwn();
  void theMiddleIsVisible();
  void everyMaskIsCutRoundItsEntries_data();
  void everyMaskIsCutRoundItsEntries();
  void slopesCoverAsMuchAsTheEntries_data() { everyMaskIsCutRoundItsEntries_data(); }
  void slopesCoverAsMuchAsTheEntries();
};

void MaskShapeTest::theAreaIsThatOfTheVisibleEntries_data() {
  QTest::addColumn<int>("problem");
  QTest::addColumn<double>("tokenPixels");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (!problems[n].settings.causal || problems[n].settings.Tq > 1024) continue;
    QTest::addRow("%s, staircase", problems[n].name) << static_cast<int>(n) << 8.0;
    QTest::addRow("%s, slope", problems[n].name) << static_cast<int>(n) << 0.5;
  }
}

void MaskShapeTest::theAreaIsThatOfTheVisibleEntries() {
  QFETCH(int, problem);
  QFETCH(double, tokenPixels);
  const Problem made = *Problem::make(stageProblems()[static_cast<std::size_t>(problem)].settings);
  const TileGrid tiles(made);
  const GridPlace grid = placeOf(made, tokenPixels);
  const bool stairs = tokenPixels >= 6;
  for (std::int64_t i = 0; i < tiles.nr(); ++i) {
    for (std::int64_t j = 0; j < tiles.nc(); ++j) {
      if (tiles.kind({i, j}) != TileKind::Partial) continue;
      const Range queries = tiles.queries(i);
      const Range keys = tiles.keys(j);
      const MaskShape shape = maskShape(tiles.mask(), queries, keys, grid);
      const double entry = tokenPixels * tokenPixels;
      const double visible = static_cast<double>(tiles.mask().visibleEntries(queries, keys)) * entry;
      const double all = static_cast<double>(queries.size() * keys.size()) * entry;
      double masked = 0;
      for (const MaskedPart& part : shape.masked) masked += areaOf(part.shape);
      QVERIFY(std::abs(areaOf(shape.visible.first()) + masked - all) < 1e-6 * all);
      // The slope cuts steps in half; one at each end may be missing, over a side of the tile.
      const double tolerance =
          stairs ? 1e-6 * all : 1.5 * tokenPixels * static_cast<double>(std::max(queries.size(), keys.size()));
      QVERIFY2(
          std::abs(areaOf(shape.visible.first()) - visible) <= tolerance,
          qPrintable(
              QStringLiteral("tile %1 %2: %3 for %4").arg(i).arg(j).arg(areaOf(shape.visible.first())).arg(visible)));
    }
  }
}

void MaskShapeTest::entriesLieOnTheirSideOfTheStaircase() {
  for (const Alignment alignment : {Alignment::TopLeft, Alignment::BottomRight}) {
    const Problem problem = *Problem::make(shaped(13, 9, 2, 5, 4, true, alignment));
    const TileGrid tiles(problem);
    const GridPlace grid = placeOf(problem, 10);
    for (std::int64_t r = 0; r < problem.Tq(); ++r) {
      for (std::int64_t t = 0; t < problem.Tk(); ++t) {
        const TileIndex tile = tiles.tileAt(r, t);
        if (tiles.kind(tile) != TileKind::Partial) continue;
        const MaskShape shape = maskShape(tiles.mask(), tiles.queries(tile.i), tiles.keys(tile.j), grid);
        const QPointF middle(grid.keyX(static_cast<double>(t) + 0.5), grid.queryY(static_cast<double>(r) + 0.5));
        QCOMPARE(shape.visible.first().containsPoint(middle, Qt::OddEvenFill), tiles.mask().visible(r, t));
      }
    }
  }
}

void MaskShapeTest::theEdgeIsTheMasksOwn() {
  // The diagonal of a square tile: no line along its sides.
  const Problem problem = *Problem::make(shaped(64, 64, 8, 64, 64, true));
  const TileGrid tiles(problem);
  const GridPlace grid = placeOf(problem, 0.5);
  const MaskShape shape = maskShape(tiles.mask(), tiles.queries(0), tiles.keys(0), grid);
  double length = 0;
  for (const QLineF& line : shape.edge) {
    length += line.length();
    QVERIFY(line.dx() > 0 && line.dy() > 0);
  }
  QVERIFY(std::abs(length - 32 * std::sqrt(2.0)) < 1.5);
}

void MaskShapeTest::theMiddleIsVisible() {
  const Staged lesson = staged(lessonCausal());
  const TileGrid& tiles = lesson.facts->grid;
  const GridPlace grid = placeOf(lesson.problem, 23.0 / 64);
  for (std::int64_t i = 0; i < tiles.nr(); ++i) {
    for (std::int64_t j = 0; j < tiles.nc(); ++j) {
      if (tiles.kind({i, j}) != TileKind::Partial) continue;
      const MaskShape shape = maskShape(tiles.mask(), tiles.queries(i), tiles.keys(j), grid);
      QVERIFY(shape.visible.first().containsPoint(shape.middle, Qt::OddEvenFill));
      QVERIFY(grid.tileRect({i, j}).contains(shape.middle));
    }
  }
}

void MaskShapeTest::everyMaskIsCutRoundItsEntries_data() {
  QTest::addColumn<QByteArray>("name");
  for (const NamedSettings& each : familyProblems()) {
    if (qstrncmp(each.name, "FA-2", 4) == 0) QTest::newRow(each.name) << QByteArray(each.name);
  }
}

void MaskShapeTest::everyMaskIsCutRoundItsEntries() {
  QFETCH(QByteArray, name);
  const Staged& made = stagedOnce(name);
  const TileGrid& tiles = made.facts->grid;
  const GridPlace grid = placeOf(made.problem, 10);
  const auto holds = [](const auto& shapes, QPointF point, const auto& polygonOf) {
    return std::ranges::any_of(
        shapes, [&](const auto& shape) { return polygonOf(shape).containsPoint(point, Qt::OddEvenFill); });
  };
  for (std::int64_t r = 0; r < made.problem.Tq(); ++r) {
    for (std::int64_t t = 0; t < made.problem.Tk(); ++t) {
      const TileIndex tile = tiles.tileAt(r, t);
      if (tiles.kind(tile) != TileKind::Partial) continue;
      const MaskShape shape = maskShape(tiles.mask(), tiles.queries(tile.i), tiles.keys(tile.j), grid);
      const QPointF middle(grid.keyX(static_cast<double>(t) + 0.5), grid.queryY(static_cast<double>(r) + 0.5));
      const bool visible = tiles.mask().visible(r, t);
      QCOMPARE(holds(shape.visible, middle, [](const QPolygonF& part) { return part; }), visible);
      QCOMPARE(holds(shape.masked, middle, [](const MaskedPart& part) { return part.shape; }), !visible);
    }
  }
}

void MaskShapeTest::slopesCoverAsMuchAsTheEntries() {
  QFETCH(QByteArray, name);
  const Staged& made = stagedOnce(name);
  const TileGrid& tiles = made.facts->grid;
  const GridPlace grid = placeOf(made.problem, 2);
  for (std::int64_t i = 0; i < tiles.nr(); ++i) {
    for (std::int64_t j = 0; j < tiles.nc(); ++j) {
      if (tiles.kind({i, j}) != TileKind::Partial) continue;
      const MaskShape shape = maskShape(tiles.mask(), tiles.queries(i), tiles.keys(j), grid);
      double area = 0;
      for (const QPolygonF& part : shape.visible) area += areaOf(part);
      double masked = 0;
      for (const MaskedPart& part : shape.masked) masked += areaOf(part.shape);
      const auto entries = static_cast<double>(tiles.mask().visibleEntries(tiles.queries(i), tiles.keys(j)));
      // A slope takes from one row what it gives to the next: half an entry at each end of each side is left over, on
      // two sides of at most as many runs as the tile has rows.
      QVERIFY(std::abs(area / 4 - entries) <= static_cast<double>(tiles.queries(i).size()));
      QVERIFY(std::abs((area + masked) / 4 - static_cast<double>(tiles.queries(i).size() * tiles.keys(j).size())) <
              1e-6);
    }
  }
}

QTEST_APPLESS_MAIN(MaskShapeTest)
#include "tst_mask_shape.moc"
