// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/views/look/hatch.h"

using namespace tilewise;

namespace {

constexpr HatchKind Kinds[] = {HatchKind::Rising, HatchKind::Falling, HatchKind::Crossed,
                               HatchKind::Dots,   HatchKind::Upright, HatchKind::Level};

Hatch black(HatchKind kind, QPointF origin = {}) { return {kind, Qt::black, 6, 1.2, origin}; }

template <class Draw>
QImage painted(QSize size, Draw draw) {
  QImage image(size, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  draw(painter);
  return image;
}

bool isBlank(const QImage& image, const QRect& part) {
  for (int y = part.top(); y <= part.bottom(); ++y) {
    for (int x = part.left(); x <= part.right(); ++x) {
      if (image.pixel(x, y) != qRgb(255, 255, 255)) {
        return false;
      }
    }
  }
  return true;
}

/// Pixels that differ by more than rounding does where two pieces of a line meet.
int differences(const QImage& a, const QImage& b, int allowed) {
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      count += qAbs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > allowed ? 1 : 0;
    }
  }
  return count;
}

}  // namespace

class TestHatch : public QObject {
  Q_OBJECT

 private slots:
  void kinds_data() {
    QTest::addColumn<int>("kind");
    for (const HatchKind kind : Kinds) {
      QTest::addRow("kind %d", int(kind)) << int(kind);
    }
  }

  void nothingIsDrawnOutside_data() { kinds_data(); }
  void nothingIsDrawnOutside() {
    QFETCH(int, kind);
    const QRect inner(10, 12, 33, 25);
    const QImage image =
        painted({60, 60}, [&](QPainter& painter) { drawHatch(painter, QRectF(inner), black(HatchKind(kind))); });
    QVERIFY(!isBlank(image, inner));
    QVERIFY(isBlank(image, {0, 0, 60, inner.top()}));
    QVERIFY(isBlank(image, {0, inner.bottom() + 1, 60, 60 - inner.bottom() - 1}));
    QVERIFY(isBlank(image, {0, 0, inner.left(), 60}));
    QVERIFY(isBlank(image, {inner.right() + 1, 0, 60 - inner.right() - 1, 60}));
  }

  void aTriangleIsKept() {
    const QPolygonF upper({{0, 0}, {60, 0}, {60, 60}});
    const QImage image =
        painted({60, 60}, [&](QPainter& painter) { drawHatch(painter, upper, black(HatchKind::Rising)); });
    QVERIFY(!isBlank(image, {40, 0, 20, 20}));
    for (int y = 1; y < 60; ++y) {
      QVERIFY(isBlank(image, {0, y, y, 1}));
    }
  }

  void aConcaveRegionIsHatchedInItsPartsOnly() {
    // A staircase, as the edge of a causal region is.
    const QPolygonF stairs({{0, 0}, {60, 0}, {60, 60}, {40, 60}, {40, 40}, {20, 40}, {20, 20}, {0, 20}});
    const QImage image =
        painted({60, 60}, [&](QPainter& painter) { drawHatch(painter, stairs, black(HatchKind::Falling)); });
    QVERIFY(isBlank(image, {0, 20, 20, 40}));
    QVERIFY(isBlank(image, {20, 40, 20, 20}));
    QVERIFY(!isBlank(image, {20, 20, 20, 20}));
    QVERIFY(!isBlank(image, {40, 40, 20, 20}));
  }

  void neighboursJoin_data() { kinds_data(); }
  void neighboursJoin() {
    QFETCH(int, kind);
    const Hatch hatch = black(HatchKind(kind), {3, 5});
    const QImage whole = painted({80, 40}, [&](QPainter& painter) { drawHatch(painter, QRectF(0, 0, 80, 40), hatch); });
    const QImage halves = painted({80, 40}, [&](QPainter& painter) {
      drawHatch(painter, QRectF(0, 0, 37, 40), hatch);
      drawHatch(painter, QRectF(37, 0, 43, 40), hatch);
    });
    // The ends of a line move its edges by the fraction of a pixel that the painter calculates with: 4 of 255.
    QCOMPARE(differences(whole, halves, 4), 0);
  }

  void anOuterClipIsKept() {
    const QImage image = painted({40, 40}, [&](QPainter& painter) {
      painter.setClipRect(QRect(0, 0, 20, 40));
      drawHatch(painter, QRectF(0, 0, 40, 40), black(HatchKind::Rising));
    });
    QVERIFY(!isBlank(image, {0, 0, 20, 40}));
    QVERIFY(isBlank(image, {20, 0, 20, 40}));
  }

  void linesAreAPeriodApart() {
    const QImage image = painted({60, 10}, [&](QPainter& painter) {
      drawHatch(painter, QRectF(0, 0, 60, 10), black(HatchKind::Upright, {3, 0}));
    });
    for (int x = 0; x < 60; ++x) {
      // A line at 3, 9, ... of 1.2 px covers both pixels that touch it.
      const bool onLine = x % 6 == 2 || x % 6 == 3;
      QCOMPARE(qGray(image.pixel(x, 5)) < 255, onLine);
    }
  }

  void hatchesFollowTheTextSize() {
    Look look;
    look.metrics.s = 2;
    QCOMPARE(skippedHatch(HatchKind::Rising, look, {}).period, 12.0);
    QCOMPARE(partialHatch(HatchKind::Rising, look, {}).period, 8.0);
    QCOMPARE(partialHatch(HatchKind::Rising, look, {}).width, 2.0);
    QCOMPARE(skippedHatch(HatchKind::Rising, look, {}).color, look.theme.hatch);
    QCOMPARE(passedHatch(HatchKind::Rising, look, {}).color, look.theme.hatch2);
  }

  void degenerateRegionsDrawNothing() {
    const QImage image = painted({20, 20}, [&](QPainter& painter) {
      drawHatch(painter, QPolygonF(), black(HatchKind::Rising));
      drawHatch(painter, QRectF(5, 5, 0, 10), black(HatchKind::Crossed));
      drawHatch(painter, QPolygonF({{1, 1}, {9, 9}}), black(HatchKind::Level));
      drawHatch(painter, QRectF(0, 0, 20, 20), {HatchKind::Rising, Qt::black, 0, 1, {}});
    });
    QVERIFY(isBlank(image, image.rect()));
  }

  void tensorsHavePatternsInPrintOnly_data() {
    QTest::addColumn<int>("tensor");
    QTest::addColumn<bool>("patterned");
    QTest::newRow("Q") << int(TensorHue::Q) << false;
    QTest::newRow("K") << int(TensorHue::K) << true;
    QTest::newRow("V") << int(TensorHue::V) << true;
    QTest::newRow("O") << int(TensorHue::O) << true;
    QTest::newRow("S") << int(TensorHue::S) << false;
  }
  void tensorsHavePatternsInPrintOnly() {
    QFETCH(int, tensor);
    QFETCH(bool, patterned);
    for (const PaletteName palette : {PaletteName::Default, PaletteName::BlueYellow, PaletteName::Print}) {
      Look look;
      look.theme = makeTheme(ThemeName::Light, palette);
      const QImage image = painted(
          {24, 24}, [&](QPainter& painter) { fillTensor(painter, QRectF(0, 0, 24, 24), TensorHue(tensor), look); });
      QImage plain(24, 24, QImage::Format_RGB32);
      plain.fill(look.theme.hue(TensorHue(tensor)));
      QCOMPARE(differences(image, plain, 0) > 0, patterned && palette == PaletteName::Print);
    }
  }
};

QTEST_MAIN(TestHatch)
#include "tst_hatch.moc"
