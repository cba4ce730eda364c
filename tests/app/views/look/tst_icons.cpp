// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/views/look/icons.h"

using namespace tilewise;

namespace {

QImage painted(IconName name, int side, const QColor& color) {
  QImage image(side, side, QImage::Format_RGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  paintIcon(painter, image.rect(), name, color);
  return image;
}

bool hasColor(const QImage& image, QRgb color) {
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) == color) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

class TestIcons : public QObject {
  Q_OBJECT

 private slots:
  void everyIconIsDrawnInsideItsGrid() {
    for (const IconName name : AllIcons) {
      const QImage image = painted(name, 64, Qt::black);
      QVERIFY2(hasColor(image, qRgb(0, 0, 0)), qPrintable(QString::number(int(name))));
      for (int i = 0; i < 64; ++i) {
        for (const QPoint& edge : {QPoint(i, 0), QPoint(i, 63), QPoint(0, i), QPoint(63, i)}) {
          QCOMPARE(image.pixel(edge), qRgb(255, 255, 255));
        }
      }
    }
  }

  void noTwoIconsLookTheSame() {
    for (const IconName one : AllIcons) {
      for (const IconName other : AllIcons) {
        QVERIFY(one == other || painted(one, 32, Qt::black) != painted(other, 32, Qt::black));
      }
    }
  }

  void iconsFollowSizeThemeAndState() {
    Look look;
    look.theme = makeTheme(ThemeName::Dark, PaletteName::Default);
    const QIcon play = icon(IconName::Play, look);
    QVERIFY(hasColor(play.pixmap(QSize(64, 64)).toImage(), look.theme.ink.rgb()));
    QVERIFY(hasColor(play.pixmap(QSize(64, 64), QIcon::Disabled).toImage(), look.theme.ink3.rgb()));
    QVERIFY(hasColor(icon(IconName::Check, look, look.theme.ok).pixmap(QSize(64, 64)).toImage(), look.theme.ok.rgb()));
    QCOMPARE(play.pixmap(QSize(16, 16), 2.0).size(), QSize(32, 32));
    QCOMPARE(play.pixmap(QSize(200, 200)).size(), QSize(200, 200));
    QVERIFY(!play.isNull());
  }

  void aLongPlaceHoldsTheIconInItsMiddle() {
    QImage image(96, 32, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintIcon(painter, image.rect(), IconName::Plus, Qt::black);
    painter.end();
    QCOMPARE(image.pixel(48, 16), qRgb(0, 0, 0));
    QCOMPARE(image.copy(32, 0, 32, 32), painted(IconName::Plus, 32, Qt::black));
  }
};

QTEST_MAIN(TestIcons)
#include "tst_icons.moc"
