// SPDX-License-Identifier: MIT
#include <QTest>

#include "core/gpu/hbm_numbers.h"
#include "core/gpu/random_problem.h"
#include "core/gpu/tile_lists.h"
#include "core/problem/storage_format.h"
#include "core/tiling/tile_grid.h"

using namespace tilewise;

/// What kernels are given: numbers and lists of tiles.
class ArraysTest : public QObject {
  Q_OBJECT

 private slots:
  void roundsOnceAndPadsRows_data();
  void roundsOnceAndPadsRows();
  void listsEveryVisitedTile();
};

void ArraysTest::roundsOnceAndPadsRows_data() {
  QTest::addColumn<QString>("type");
  QTest::addColumn<int>("padded");
  QTest::newRow("fp16") << "fp16" << 16;
  QTest::newRow("bf16") << "bf16" << 16;
  QTest::newRow("fp32") << "fp32" << 12;
  QTest::newRow("fp64") << "fp64" << 10;
}
void ArraysTest::roundsOnceAndPadsRows() {
  QFETCH(QString, type);
  QFETCH(int, padded);
  const ElementType element = *fromWord<ElementType>(type.toStdString());
  Matrix<double> values(3, 9);
  for (Index n = 0; n < values.size(); ++n) values.data()[n] = static_cast<double>(n - 13) / 7;
  QCOMPARE(hbmWidth(9, element), std::int64_t{padded});
  std::vector<std::byte> bytes(hbmBytes(3, 9, element), std::byte{0});
  QCOMPARE(bytes.size(), static_cast<std::size_t>(3 * padded * bytesOf(element)));
  writeRows(values, element, bytes);
  const Matrix<double> read = readRows(bytes, 3, 9, element);
  for (Index n = 0; n < values.size(); ++n) {
    const double x = values.data()[n];
    const auto narrow = static_cast<float>(x);
    const double wanted = element == ElementType::Fp64   ? x
                          : element == ElementType::Fp32 ? static_cast<double>(narrow)
                          : element == ElementType::Fp16 ? static_cast<double>(rounded(Storage::Fp16, narrow))
                                                         : static_cast<double>(rounded(Storage::Bf16, narrow));
    QVERIFY(read.data()[n] == wanted);
  }
}

void ArraysTest::listsEveryVisitedTile() {
  RandomProblems random(11);
  for (int n = 0; n < 200; ++n) {
    const Problem problem = Problem::make(random.next().settings).value();
    const TileGrid grid(problem);
    const TileLists lists = listTiles(problem);
    QCOMPARE(lists.rowBegin.size(), static_cast<std::size_t>(grid.nr() + 1));
    QCOMPARE(lists.columnBegin.size(), static_cast<std::size_t>(grid.nc() + 1));
    std::size_t row = 0;
    for (std::int64_t i = 0; i < grid.nr(); ++i) {
      QCOMPARE(lists.rowBegin[static_cast<std::size_t>(i)], static_cast<int>(row));
      int turn = 0;
      for (std::int64_t j = 0; j < grid.nc(); ++j) {
        const TileKind kind = grid.kind({i, j});
        if (kind == TileKind::Skipped) continue;
        const int partial = kind == TileKind::Partial ? 1 : 0;
        QCOMPARE(lists.rowTiles[row++], static_cast<int>(2 * j) + partial);
        // The same tile in its column, with its turn in the row.
        const auto begin = lists.columnTiles.begin() + lists.columnBegin[static_cast<std::size_t>(j)];
        const auto end = lists.columnTiles.begin() + lists.columnBegin[static_cast<std::size_t>(j) + 1];
        const auto found = std::find(begin, end, static_cast<int>(2 * i) + partial);
        QVERIFY(found != end);
        QCOMPARE(lists.columnTurns[static_cast<std::size_t>(found - lists.columnTiles.begin())], turn++);
      }
    }
    QCOMPARE(lists.rowTiles.size(), row);
    QCOMPARE(lists.columnTiles.size(), row);
  }
}

QTEST_APPLESS_MAIN(ArraysTest)
#include "tst_arrays.moc"
