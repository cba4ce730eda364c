// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include "app/plots/label_places.h"

using namespace tilewise;

class LabelPlacesTest : public QObject {
  Q_OBJECT

 private slots:
  void spread_data();
  void spread();
  void spreadKeepsDistanceAndOrder();
  void curvesThroughPlaces_data();
  void curvesThroughPlaces();
  void theFirstFreePlace();
};

void LabelPlacesTest::spread_data() {
  QTest::addColumn<QList<qreal>>("wanted");
  QTest::addColumn<QList<qreal>>("places");
  QTest::newRow("far apart") << QList<qreal>{10, 40, 80} << QList<qreal>{10, 40, 80};
  QTest::newRow("two collide: both give way") << QList<qreal>{10, 50, 54} << QList<qreal>{10, 45, 59};
  QTest::newRow("three collide") << QList<qreal>{50, 50, 50} << QList<qreal>{36, 50, 64};
  QTest::newRow("at the end") << QList<qreal>{100, 98, 20} << QList<qreal>{100, 86, 20};
  QTest::newRow("at the beginning") << QList<qreal>{0, 3} << QList<qreal>{0, 14};
  QTest::newRow("one") << QList<qreal>{30} << QList<qreal>{30};
  QTest::newRow("none") << QList<qreal>{} << QList<qreal>{};
}

void LabelPlacesTest::spread() {
  QFETCH(QList<qreal>, wanted);
  QFETCH(QList<qreal>, places);
  QCOMPARE(spreadApart(wanted, 14, 0, 100), places);
}

void LabelPlacesTest::spreadKeepsDistanceAndOrder() {
  for (int seed = 0; seed < 500; ++seed) {
    QList<qreal> wanted;
    for (int n = 0; n < 4; ++n) {
      wanted.append((seed * 37 + n * n * 61 + seed * n * 13) % 101);
    }
    const QList<qreal> places = spreadApart(wanted, 14, 0, 100);
    for (qsizetype a = 0; a < wanted.size(); ++a) {
      QVERIFY(places[a] >= -1e-9 && places[a] <= 100 + 1e-9);
      for (qsizetype b = 0; b < wanted.size(); ++b) {
        if (wanted[a] < wanted[b]) {
          QVERIFY(places[b] - places[a] >= 14 - 1e-9);
        }
      }
    }
  }
}

void LabelPlacesTest::curvesThroughPlaces_data() {
  QTest::addColumn<QPolygonF>("curve");
  QTest::addColumn<bool>("through");
  QTest::newRow("passes above") << QPolygonF({{0, 0}, {100, 5}}) << false;
  QTest::newRow("cuts a corner") << QPolygonF({{0, 25}, {25, 0}}) << true;
  QTest::newRow("misses the corner") << QPolygonF({{0, 15}, {15, 0}}) << false;
  QTest::newRow("crosses from side to side") << QPolygonF({{0, 20}, {100, 20}}) << true;
  QTest::newRow("ends before it") << QPolygonF({{0, 20}, {9, 20}}) << false;
  QTest::newRow("lies inside") << QPolygonF({{12, 12}, {18, 18}}) << true;
  QTest::newRow("upright, beside it") << QPolygonF({{31, 0}, {31, 90}}) << false;
  QTest::newRow("second piece") << QPolygonF({{0, 0}, {50, 0}, {20, 20}}) << true;
}

void LabelPlacesTest::curvesThroughPlaces() {
  QFETCH(QPolygonF, curve);
  QFETCH(bool, through);
  QCOMPARE(runsThrough(curve, QRectF(10, 10, 20, 20)), through);
}

void LabelPlacesTest::theFirstFreePlace() {
  const QRectF a(0, 0, 10, 10);
  const QRectF b(20, 0, 10, 10);
  const QPolygonF throughA({{0, 5}, {10, 5}});
  const QPolygonF throughAll({{0, 5}, {40, 5}});
  QCOMPARE(freePlace({a, b}, {}), std::optional(a));
  QCOMPARE(freePlace({a, b}, {throughA}), std::optional(b));
  QCOMPARE(freePlace({a, b}, {throughAll}), std::optional<QRectF>());
}

QTEST_GUILESS_MAIN(LabelPlacesTest)
#include "tst_label_places.moc"
