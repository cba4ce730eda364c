// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include "app/views/look/metrics.h"
#include "app/views/stage/stage_geometry.h"
#include "app/views/stage/tile_regions.h"
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

}  // namespace

class TileRegionsTest : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }
  void partsAreAllVisibleTiles_data();
  void partsAreAllVisibleTiles();
  void regionsCoverTheSkippedTiles_data() { partsAreAllVisibleTiles_data(); }
  void regionsCoverTheSkippedTiles();
  void belowAPixelRegionsStayWithinTheGrid();
};

void TileRegionsTest::partsAreAllVisibleTiles_data() {
  QTest::addColumn<int>("problem");
  QTest::addColumn<double>("zoom");
  const auto problems = stageProblems();
  for (std::size_t n = 0; n < problems.size(); ++n) {
    if (problems[n].settings.Tq > 4096 || problems[n].settings.Tk > 4096) continue;
    QTest::addRow("%s", problems[n].name) << static_cast<int>(n) << 1.0;
    QTest::addRow("%s, enlarged", problems[n].name) << static_cast<int>(n) << 3.0;
  }
}

void TileRegionsTest::partsAreAllVisibleTiles() {
  QFETCH(int, problem);
  QFETCH(double, zoom);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  const GridPlace grid = layOutStage(*staged.facts, {}, QSizeF(708, 690), {zoom, QPointF(60, 90)}).grid;
  const std::int64_t end = staged.trace->eventCount();
  for (const std::int64_t k : {std::int64_t{0}, end / 4, end / 2, end / 2 + 3, end}) {
    const StageScene scene = stageScene(*staged.facts, *staged.trace, k);
    const Range columns = grid.visibleColumns();
    for (std::int64_t i = grid.visibleRows().begin; i < grid.visibleRows().end; ++i) {
      std::int64_t next = columns.begin;
      for (const StatePart& part : stateParts(*staged.facts, grid, scene, i)) {
        QCOMPARE(part.tiles.begin, next);
        next = part.tiles.end;
        for (std::int64_t j = part.tiles.begin; j < part.tiles.end; ++j) {
          const TileKind kind = staged.facts->grid.kind({i, j});
          QVERIFY(kind == part.kind);
          QVERIFY(scene.tileState({i, j}, kind) == part.state);
        }
      }
      QCOMPARE(next, columns.end);
    }
  }
}

void TileRegionsTest::regionsCoverTheSkippedTiles() {
  QFETCH(int, problem);
  QFETCH(double, zoom);
  const Staged& staged = stagedOnce(stageProblems()[static_cast<std::size_t>(problem)].name);
  const GridPlace grid = layOutStage(*staged.facts, {}, QSizeF(708, 690), {zoom, QPointF(60, 90)}).grid;
  const std::int64_t end = staged.trace->eventCount();
  for (const std::int64_t k : {std::int64_t{0}, end / 4, end / 2, end / 2 + 3, end}) {
    const StageScene scene = stageScene(*staged.facts, *staged.trace, k);
    double passed = 0;
    double toCome = 0;
    for (std::int64_t i = grid.visibleRows().begin; i < grid.visibleRows().end; ++i) {
      for (const StatePart& part : stateParts(*staged.facts, grid, scene, i)) {
        if (part.kind != TileKind::Skipped) continue;
        (part.state == TileState::Passed ? passed : toCome) += part.rect.width() * part.rect.height();
      }
    }
    for (const SkippedRegion& region : skippedRegions(*staged.facts, grid, scene)) {
      QVERIFY(region.why == SkipReason::Causal);
      (region.state == TileState::Passed ? passed : toCome) -= areaOf(region.outline);
    }
    QVERIFY(std::abs(passed) < 1e-6);
    QVERIFY(std::abs(toCome) < 1e-6);
  }
}

void TileRegionsTest::belowAPixelRegionsStayWithinTheGrid() {
  const Staged& staged = stagedOnce("1,024 x 1,024 tiles");
  const GridPlace grid = layOutStage(*staged.facts, {}, QSizeF(708, 690)).grid;
  QVERIFY(grid.tileSide() < 1);
  const auto k = staged.trace->positionsOf(TileIndex{500, 400}).begin;
  const auto regions = skippedRegions(*staged.facts, grid, stageScene(*staged.facts, *staged.trace, k));
  QCOMPARE(regions.size(), qsizetype{2});
  for (const SkippedRegion& region : regions) QVERIFY(grid.view.contains(region.outline.boundingRect()));
  // Half the grid is skipped.
  const double share =
      (areaOf(regions[0].outline) + areaOf(regions[1].outline)) / (grid.view.width() * grid.view.height());
  QVERIFY(std::abs(share - 0.5) < 0.01);
}

QTEST_MAIN(TileRegionsTest)
#include "tst_tile_regions.moc"
