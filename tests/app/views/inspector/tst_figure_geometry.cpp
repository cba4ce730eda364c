// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/inspector/figure_geometry.h"

using namespace tilewise;

namespace {

FigureGeometry geometry(int rows, int columns, double width = 404, const MapWindow& window = {}, double dpr = 1) {
  return FigureGeometry({rows, columns, width, 256, dpr, 24, 0}, window, Metrics{});
}

}  // namespace

class TestFigureGeometry : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { loadFonts(); }

  void everyEntryIsFoundWhereItIsDrawn_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("dpr");
    QTest::newRow("side by side") << 12 << 7 << 404.0 << 1.0;
    QTest::newRow("with digits") << 4 << 2 << 404.0 << 1.0;
    QTest::newRow("stacked") << 8 << 8 << 404.0 << 1.0;
    QTest::newRow("scale 1.5") << 12 << 7 << 404.0 << 1.5;
    QTest::newRow("scale 2") << 40 << 20 << 404.0 << 2.0;
  }
  void everyEntryIsFoundWhereItIsDrawn() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, width);
    QFETCH(double, dpr);
    const FigureGeometry at = geometry(rows, columns, width, {}, dpr);
    QVERIFY(at.showsAllRows() && at.showsAllColumns());
    for (const MapPlace name : {MapPlace::First, MapPlace::Second}) {
      for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
          const QPointF middle = at.entryRect(name, {row, column}).center();
          QVERIFY(at.entryAt(name, middle) == (TileEntry{row, column}));
          QCOMPARE(at.nearestRow(middle), row);
          const MapPlace other = name == MapPlace::First ? MapPlace::Second : MapPlace::First;
          QVERIFY(!at.entryAt(other, middle));
        }
      }
    }
  }

  void nothingOverlapsOrStandsOut_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::newRow("lesson") << 128 << 64;
    QTest::newRow("tiny") << 4 << 2;
    QTest::newRow("eight") << 8 << 8;
    QTest::newRow("ragged") << 4 << 18;
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("huge") << 1024 << 1024;
    QTest::newRow("long rows") << 16 << 512;
  }
  void nothingOverlapsOrStandsOut() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    for (double width = 280; width < 800; width += 31) {
      for (const double s : {0.8, 1.0, 1.5, 2.0}) {
        Metrics metrics;
        metrics.s = s;
        if (width < 280 * s) continue;
        const FigureGeometry at({rows, columns, width, 256, 1, 24 * s, 0}, {}, metrics);
        QList<QRectF> places{at.map(MapPlace::First), at.map(MapPlace::Second)};
        for (const StripName name : ForwardStrips) places.append(at.strip(name));
        const QRectF all(0, 0, at.size().width(), at.size().height());
        for (qsizetype k = 0; k < places.size(); ++k) {
          QVERIFY2(all.contains(places[k]), qPrintable(QStringLiteral("place %1, %2 wide").arg(k).arg(width)));
          QVERIFY(places[k].right() <= width - metrics.px(12) + 0.5);
          for (qsizetype other = 0; other < k; ++other) QVERIFY(!places[k].intersects(places[other]));
        }
        QVERIFY(all.contains(at.bar(MapPlace::First)) && all.contains(at.bar(MapPlace::Second)));
        QVERIFY(at.axisRight() >= 24 * s);
      }
    }
  }

  void windowsStayInsideTheTile() {
    const FigureGeometry first = geometry(1024, 1024);
    QVERIFY(!first.showsAllRows() && !first.showsAllColumns());
    QVERIFY(!first.rowScrollBar().isEmpty() && !first.columnScrollBar().isEmpty());
    const FigureGeometry last = geometry(1024, 1024, 404, {5000, 5000, 0});
    QCOMPARE(last.window().firstRow, 1024 - last.shownRows());
    QCOMPARE(last.window().firstColumn, 1024 - last.shownColumns());
    const auto corner = last.entryAt(MapPlace::Second, last.map(MapPlace::Second).bottomRight() - QPointF(0.5, 0.5));
    QVERIFY(corner == (TileEntry{1023, 1023}));
    QVERIFY(last.rowFrames(0).isEmpty());
  }

  void enlargingKeepsEverythingInItsPlace() {
    const FigureGeometry whole = geometry(128, 64);
    for (int zoom = 1; zoom <= whole.mostZoom(); ++zoom) {
      const FigureGeometry part = geometry(128, 64, 404, {10, 20, zoom});
      QCOMPARE(part.map(MapPlace::Second).topLeft(), whole.map(MapPlace::Second).topLeft());
      QCOMPARE(part.strip(StripName::RowSum).topLeft(), whole.strip(StripName::RowSum).topLeft());
      QCOMPARE(part.bar(MapPlace::First), whole.bar(MapPlace::First));
      QCOMPARE(part.size(), whole.size());
      QVERIFY(part.columnScrollBar().bottom() <= part.bar(MapPlace::First).top());
      QVERIFY(part.shownRows() < whole.shownRows());
    }
    QVERIFY(geometry(128, 64, 404, {0, 0, whole.mostZoom()}).showsDigits());
    QCOMPARE(geometry(128, 64, 404, {0, 0, 99}).window().zoom, whole.mostZoom());
  }

  void frameGoesThroughMapsAndStrips() {
    const FigureGeometry beside = geometry(128, 64);
    const QList<QRectF> one = beside.rowFrames(30);
    QCOMPARE(one.size(), 1);
    QVERIFY(one[0].left() < beside.map(MapPlace::First).left() &&
            one[0].right() > beside.map(MapPlace::Second).right());
    QVERIFY(one[0].contains(beside.entryRect(MapPlace::Second, {30, 63})));
    const FigureGeometry stacked = geometry(8, 8);
    const QList<QRectF> two = stacked.rowFrames(2);
    QCOMPARE(two.size(), 2);
    QVERIFY(two[0].contains(stacked.rowIn(stacked.strip(StripName::RowSum), 2)));
    QVERIFY(two[1].contains(stacked.rowIn(stacked.map(MapPlace::Second), 2)));
  }

  void scrollBarsStandInRoomOfTheirOwn() {
    const FigureGeometry at = geometry(1024, 1024);
    const QRectF rows = at.rowScrollBar();
    const QRectF columns = at.columnScrollBar();
    QVERIFY(rows.left() > at.map(MapPlace::Second).right() && rows.right() <= at.size().width() - 12 + 2);
    QVERIFY(columns.top() > at.map(MapPlace::First).bottom() && columns.bottom() <= at.bar(MapPlace::First).top());
  }

  void pointsBesideTheMapsTakeTheNearestRow() {
    const FigureGeometry at = geometry(12, 7);
    QCOMPARE(at.nearestRow({0, 0}), 0);
    QCOMPARE(at.nearestRow({0, 10000}), 11);
    QCOMPARE(at.nearestRow({0, at.rowIn(at.map(MapPlace::First), 4).center().y()}), 4);
    QVERIFY(!at.entryAt(MapPlace::First, {0, 0}));
    QVERIFY(!at.stripAt({0, 0}));
    QVERIFY(at.stripAt(at.strip(StripName::Factor).center()) == StripName::Factor);
  }
};

QTEST_MAIN(TestFigureGeometry)
#include "tst_figure_geometry.moc"
