// SPDX-License-Identifier: MIT
/// The grid and the census that is taken of it.
#include "core/tiling/tile_grid.h"

#include <QTest>

#include <set>

#include "core/tiling/tile_census.h"
#include "tests/core/problem/random_settings.h"

using namespace tilewise;
using namespace tilewise::testing;

namespace {

/// The ranges follow on each other from 0 to the end, and only the last one may be short.
bool partition(const std::vector<Range>& ranges, std::int64_t total, std::int64_t size) {
  std::int64_t at = 0;
  for (const Range& each : ranges) {
    const bool isLast = &each == &ranges.back();
    if (each.begin != at || each.empty() || (!isLast && each.size() != size) || each.size() > size) return false;
    at = each.end;
  }
  return at == total;
}

/// The census tile by tile, by looking at every entry.
TileCensus countEntries(const TileGrid& grid) {
  TileCensus census;
  std::set<std::int64_t> rowBlocks, columnBlocks;
  for (std::int64_t i = 0; i < grid.nr(); ++i) {
    for (std::int64_t j = 0; j < grid.nc(); ++j) {
      const Range queries = grid.queries(i), keys = grid.keys(j);
      std::int64_t visible = 0;
      for (std::int64_t r = queries.begin; r < queries.end; ++r) {
        for (std::int64_t t = keys.begin; t < keys.end; ++t) visible += grid.mask().visible(r, t) ? 1 : 0;
      }
      const std::int64_t all = queries.size() * keys.size();
      census.total += 1;
      census.full += visible == all ? 1 : 0;
      census.partial += visible > 0 && visible < all ? 1 : 0;
      census.skipped += visible == 0 ? 1 : 0;
      if (visible == 0) continue;
      census.entries += all;
      census.queryRows += queries.size();
      census.keyRows += keys.size();
      if (rowBlocks.insert(i).second) census.rowsLoaded += queries.size();
      if (columnBlocks.insert(j).second) census.keysLoaded += keys.size();
    }
  }
  return census;
}

bool same(const TileCensus& a, const TileCensus& b) {
  return a.total == b.total && a.full == b.full && a.partial == b.partial && a.skipped == b.skipped &&
         a.visited() == b.full + b.partial && a.entries == b.entries && a.queryRows == b.queryRows &&
         a.keyRows == b.keyRows && a.rowsLoaded == b.rowsLoaded && a.keysLoaded == b.keysLoaded;
}

}  // namespace

class TestTileGrid : public QObject {
  Q_OBJECT

 private slots:
  void blocksPartitionBothAxes() {
    RandomSettings random(30'01);
    for (int n = 0; n < 500; ++n) {
      const ProblemSettings settings = random.next();
      const TileGrid grid(*Problem::make(settings));
      std::vector<Range> queries, keys;
      for (std::int64_t i = 0; i < grid.nr(); ++i) queries.push_back(grid.queries(i));
      for (std::int64_t j = 0; j < grid.nc(); ++j) keys.push_back(grid.keys(j));
      QVERIFY2(partition(queries, settings.Tq, settings.Br) && partition(keys, settings.Tk, settings.Bc) &&
                   grid.tileCount() == grid.nr() * grid.nc(),
               qPrintable(text(settings)));
      const std::int64_t r = random.between(0, settings.Tq - 1), t = random.between(0, settings.Tk - 1);
      const TileIndex tile = grid.tileAt(r, t);
      QVERIFY2(grid.queries(tile.i).contains(r) && grid.keys(tile.j).contains(t), qPrintable(text(settings)));
    }
  }

  void censusIsThatOfTheEntries() {
    RandomSettings random(30'02, 40);
    for (int n = 0; n < 3000; ++n) {
      const ProblemSettings settings = random.nextOfFamily();
      const Problem problem = *Problem::make(settings);
      QVERIFY2(same(takeCensus(problem), countEntries(TileGrid(problem))), qPrintable(text(settings)));
    }
  }

  void theCausalLessonHas72OfItsTilesVisited() {
    ProblemSettings settings;
    settings.causal = true;
    const TileCensus census = takeCensus(*Problem::make(settings));
    QCOMPARE(census.total, 128);
    QCOMPARE(census.visited(), 72);
    QCOMPARE(census.full, 56);
    QCOMPARE(census.partial, 16);
    QCOMPARE(census.skipped, 56);
    QCOMPARE(census.entries, 72 * 128 * 64);
  }

  void theLargestProblemHasACensus() {
    ProblemSettings settings;
    settings.Tq = settings.Tk = MaximumTokens;
    settings.Br = settings.Bc = 1;
    settings.causal = true;
    const TileCensus census = takeCensus(*Problem::make(settings));
    QCOMPARE(census.total, MaximumTokens * MaximumTokens);
    QCOMPARE(census.partial, 0);
    QCOMPARE(census.full, MaximumTokens * (MaximumTokens + 1) / 2);
  }
};

QTEST_APPLESS_MAIN(TestTileGrid)
#include "tst_tile_grid.moc"
