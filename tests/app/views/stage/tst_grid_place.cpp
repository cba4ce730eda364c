// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/look/metrics.h"
#include "app/views/stage/stage_geometry.h"
#include "tests/app/views/stage/stage_problems.h"

using namespace tilewise;

class GridPlaceTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void tilesAndPixels_data();
  void tilesAndPixels();
  void entriesAndPixels();
  void outsideThereIsNoTile();
  void thePanStaysWithinTheGrid();
};

void GridPlaceTest::tilesAndPixels_data() {
  QTest::addColumn<QString>("problem");
  QTest::addColumn<QSizeF>("size");
  QTest::addColumn<double>("zoom");
  for (const NamedSettings& each : stageProblems()) {
    for (const QSizeF size : {QSizeF(640, 430), QSizeF(708, 690), QSizeF(1200, 800)}) {
      for (const double zoom : {1.0, 2.5, 32.0}) {
        QTest::addRow("%s, %g x %g, zoom %g", each.name, size.width(), size.height(), zoom)
            << QString::fromUtf8(each.name) << size << zoom;
      }
    }
  }
}

void GridPlaceTest::tilesAndPixels() {
  QFETCH(QString, problem);
  QFETCH(QSizeF, size);
  QFETCH(double, zoom);
  const char* name = nullptr;
  for (const NamedSettings& each : stageProblems()) {
    if (problem == QString::fromUtf8(each.name)) name = each.name;
  }
  const Staged& staged = stagedOnce(name);
  const StageGeometry geometry = layOutStage(*staged.facts, {}, size, {zoom, QPointF(120, 80)});
  const GridPlace& grid = geometry.grid;
  const Range rows = grid.visibleRows();
  const Range columns = grid.visibleColumns();
  QVERIFY(!rows.empty() && !columns.empty());
  // Each visible row of tiles with some columns of it, and the other way round: every tile of a million takes too long.
  const auto check = [&](TileIndex tile) {
    const QRectF rect = grid.tileRect(tile);
    QVERIFY2(rect.width() >= 1 && rect.height() >= 1, "a tile is seen");
    const QRectF seen = rect & grid.view;
    if (seen.width() < 1 || seen.height() < 1) return;
    for (const QPointF point :
         {seen.center(), seen.topLeft() + QPointF(0.25, 0.25), seen.bottomRight() - QPointF(0.25, 0.25)}) {
      const auto found = grid.tileAt(point);
      QVERIFY(found.has_value());
      // Below a pixel the first of the tiles that share it.
      if (grid.columns.blockPixels() >= 1) QCOMPARE(found->j, tile.j);
      if (grid.rows.blockPixels() >= 1) QCOMPARE(found->i, tile.i);
      QVERIFY(grid.tileRect(*found).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(point));
    }
  };
  for (std::int64_t i = rows.begin; i < rows.end; ++i) {
    for (const std::int64_t j : {columns.begin, (columns.begin + columns.end) / 2, columns.last()}) check({i, j});
  }
  for (std::int64_t j = columns.begin; j < columns.end; ++j) check({rows.last(), j});
  // Together they cover the view without a gap.
  QVERIFY(grid.rect(rows, columns).adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(grid.view));
}

void GridPlaceTest::entriesAndPixels() {
  const Staged tiny = staged(shaped(8, 8, 4, 4, 2, true));
  const StageGeometry geometry = layOutStage(*tiny.facts, {}, QSizeF(708, 690));
  const GridPlace& grid = geometry.grid;
  for (std::int64_t r = 0; r < 8; ++r) {
    for (std::int64_t t = 0; t < 8; ++t) {
      const QPointF middle(grid.keyX(static_cast<double>(t) + 0.5), grid.queryY(static_cast<double>(r) + 0.5));
      const auto entry = grid.entryAt(middle);
      QVERIFY(entry.has_value());
      QCOMPARE(entry->query, r);
      QCOMPARE(entry->key, t);
      QCOMPARE(*grid.tileAt(middle), tiny.facts->grid.tileAt(r, t));
    }
  }
}

void GridPlaceTest::outsideThereIsNoTile() {
  const Staged lesson = staged(lessonCausal());
  const GridPlace grid = layOutStage(*lesson.facts, {}, QSizeF(708, 690)).grid;
  const QRectF view = grid.view;
  for (const QPointF point : {view.topLeft() - QPointF(1, -5), view.topLeft() - QPointF(-5, 1),
                              view.bottomRight() + QPointF(1, -5), view.bottomRight() + QPointF(-5, 1)}) {
    QVERIFY(!grid.tileAt(point).has_value());
    QVERIFY(!grid.entryAt(point).has_value());
  }
}

void GridPlaceTest::thePanStaysWithinTheGrid() {
  const Staged lesson = staged(lessonCausal());
  for (const QPointF pan : {QPointF(-50, -50), QPointF(1e6, 1e6)}) {
    const GridPlace grid = layOutStage(*lesson.facts, {}, QSizeF(708, 690), {4, pan}).grid;
    QVERIFY(grid.origin().x() <= grid.view.left());
    QVERIFY(grid.origin().y() <= grid.view.top());
    QVERIFY(grid.origin().x() + grid.columns.length() >= grid.view.right());
    QVERIFY(grid.origin().y() + grid.rows.length() >= grid.view.bottom());
  }
}

QTEST_MAIN(GridPlaceTest)
#include "tst_grid_place.moc"
