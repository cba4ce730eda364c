// SPDX-License-Identifier: GPL-3.0-or-later
#include <QList>
#include <QTest>

#include "app/views/transport/transport_places.h"

using namespace tilewise;

class TestTransportPlaces : public QObject {
  Q_OBJECT

 private slots:
  void nothingOverlapsAtAnySize();
  void wordsGiveWayFirst();
  void keepsButtonsHeadAndStepFieldInTheLeastWidth();
};

namespace {

/// Widths of texts as they are about at 100 %, scaled.
TransportWidths widthsAt(const Metrics& metrics) {
  TransportWidths widths;
  widths.speed = metrics.px(130);
  widths.shortSpeed = metrics.px(56);
  widths.runTo = metrics.px(218);
  widths.shortRunTo = metrics.px(98);
  widths.rowBlock = metrics.px(52);
  widths.rate = metrics.px(46);
  widths.stepWord = metrics.px(27);
  widths.step = metrics.px(50);
  widths.ofSteps = metrics.px(34);
  return widths;
}

QList<QRect> shown(const TransportPlaces& places) {
  QList<QRect> rects;
  for (const QRect& rect :
       {places.first, places.back, places.play, places.forward, places.last, places.speed, places.rate, places.scrubber,
        places.stepWord, places.step, places.ofSteps, places.runTo, places.more}) {
    if (!rect.isEmpty()) rects << rect;
  }
  return rects;
}

}  // namespace

void TestTransportPlaces::nothingOverlapsAtAnySize() {
  for (const int percent : TextSizes) {
    Metrics metrics;
    metrics.s = percent / 100.0;
    const TransportWidths widths = widthsAt(metrics);
    const QSize least = leastTransportSize(metrics, widths);
    QVERIFY2(least.width() <= 1008, qPrintable(QString::number(percent)));
    for (int width = least.width(); width < 2600; width += 13) {
      const QSize size(width, least.height());
      const QList<QRect> rects = shown(transportPlaces(size, metrics, widths));
      for (qsizetype i = 0; i < rects.size(); ++i) {
        QVERIFY(QRect(QPoint(0, 0), size).contains(rects[i].intersected(QRect(0, 0, 10000, size.height()))));
        for (qsizetype j = 0; j < i; ++j) QVERIFY(!rects[i].intersects(rects[j]));
      }
    }
  }
}

void TestTransportPlaces::wordsGiveWayFirst() {
  const Metrics metrics;
  const TransportWidths widths = widthsAt(metrics);
  const auto roomAt = [&](int width) { return transportPlaces(QSize(width, 52), metrics, widths).room; };
  QCOMPARE(roomAt(1424), TransportRoom::Full);
  QCOMPARE(roomAt(1008), TransportRoom::Short);
  QCOMPARE(roomAt(560), TransportRoom::Least);
  const TransportPlaces least = transportPlaces(QSize(560, 52), metrics, widths);
  QVERIFY(least.speed.isEmpty() && least.runTo.isEmpty() && !least.more.isEmpty());
  const TransportPlaces shorter = transportPlaces(QSize(1008, 52), metrics, widths);
  QVERIFY(!shorter.speed.isEmpty() && !shorter.runTo.isEmpty() && shorter.more.isEmpty());
  QVERIFY(shorter.rowBlock.isEmpty() && shorter.stepWord.isEmpty());
}

void TestTransportPlaces::keepsButtonsHeadAndStepFieldInTheLeastWidth() {
  for (const int percent : TextSizes) {
    Metrics metrics;
    metrics.s = percent / 100.0;
    const TransportWidths widths = widthsAt(metrics);
    const TransportPlaces places = transportPlaces(leastTransportSize(metrics, widths), metrics, widths);
    for (const QRect& rect : {places.first, places.back, places.play, places.forward, places.last, places.step}) {
      QVERIFY(rect.width() >= metrics.px(34) && rect.height() == metrics.px(34));
    }
    QVERIFY(places.scrubber.width() >= metrics.px(80));
  }
}

QTEST_APPLESS_MAIN(TestTransportPlaces)
#include "tst_transport_places.moc"
