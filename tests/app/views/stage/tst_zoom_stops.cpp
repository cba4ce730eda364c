// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/stage/zoom_stops.h"

using namespace tilewise;

class ZoomStopsTest : public QObject {
  Q_OBJECT

 private slots:
  void stopsGoOnWithoutEnd() {
    QList<double> stops{1};
    while (stops.last() < 96) stops << nextZoom(stops.last(), +1, 96);
    QCOMPARE(stops, (QList<double>{1, 1.25, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96}));
    QCOMPARE(nextZoom(96, +1, 96), 96.0);
  }

  void theWayBackIsTheSame() {
    for (double stop = 1; stop < 20'000; stop = nextZoom(stop, +1, 32'768)) {
      QCOMPARE(nextZoom(nextZoom(stop, +1, 32'768), -1, 32'768), stop);
    }
    QCOMPARE(nextZoom(1, -1, 32), 1.0);
  }

  /// A wheel leaves a zoom between two stops.
  void betweenStops() {
    QCOMPARE(nextZoom(2.4, +1, 32), 3.0);
    QCOMPARE(nextZoom(2.4, -1, 32), 2.0);
    QCOMPARE(nextZoom(31, +1, 32), 32.0);
  }

  void anEntryCanBeRead() {
    QCOMPARE(zoomToRead({0.5, 0.5}, {40, 22}), 96.0);   // 80 times, by its width
    QCOMPARE(zoomToRead({0.5, 0.25}, {40, 22}), 96.0);  // 88, by its height
    QCOMPARE(zoomToRead({20, 20}, {40, 22}), 32.0);     // a small grid is enlarged as far as ever
    QVERIFY(zoomToRead({0.003, 0.003}, {40, 22}) >= 40 / 0.003);
  }
};

QTEST_APPLESS_MAIN(ZoomStopsTest)
#include "tst_zoom_stops.moc"
