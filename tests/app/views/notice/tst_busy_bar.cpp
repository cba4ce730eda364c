// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include "app/views/notice/busy_bar.h"

using namespace tilewise;

class TestBusyBar : public QObject {
  Q_OBJECT

 private slots:
  void shortWorkIsNotShown();
  void longWorkIsShownWithItsShare();
  void cancelIsWished();
  void theBarGrowsWithTheShare();
};

void TestBusyBar::shortWorkIsNotShown() {
  BusyBar bar;
  bar.begin(QStringLiteral("Computing lesson"));
  QVERIFY(bar.isBusy() && bar.isHidden());
  bar.end();
  QTest::qWait(150);
  QVERIFY(bar.isHidden());
}

void TestBusyBar::longWorkIsShownWithItsShare() {
  BusyBar bar;
  bar.begin(QStringLiteral("Computing lesson"));
  QTRY_VERIFY(bar.isVisible());
  QCOMPARE(bar.shownText(), QStringLiteral("Computing lesson"));
  bar.setShare(0.371);
  QCOMPARE(bar.shownText(), QStringLiteral("Computing lesson, 37\u00A0%"));
  bar.setShare(7);
  QCOMPARE(bar.shownText(), QStringLiteral("Computing lesson, 100\u00A0%"));
  bar.begin(QStringLiteral("Computing tiny"));  // the newest request wins
  QCOMPARE(bar.shownText(), QStringLiteral("Computing tiny"));
  bar.end();
  QVERIFY(bar.isHidden() && !bar.isBusy());
}

void TestBusyBar::cancelIsWished() {
  BusyBar bar;
  bar.begin(QStringLiteral("Computing lesson"));
  QTRY_VERIFY(bar.isVisible());
  QSignalSpy cancelled(&bar, &BusyBar::cancelWished);
  QTest::mouseClick(bar.findChild<QPushButton*>(), Qt::LeftButton);
  QCOMPARE(cancelled.size(), 1);
}

void TestBusyBar::theBarGrowsWithTheShare() {
  BusyBar bar;
  Look look;
  bar.setLook(look);
  bar.resize(400, bar.sizeHint().height());
  bar.begin(QStringLiteral("Computing lesson"));
  const auto inkTo = [&bar, &look] {
    const QImage image = bar.grab().toImage();
    int x = 0;
    while (x < image.width() && image.pixelColor(x, 1) == look.theme.ink) ++x;
    return x;
  };
  bar.setShare(0.5);
  QCOMPARE(inkTo(), 200);
  bar.setShare(0.9);
  QCOMPARE(inkTo(), 360);
}

QTEST_MAIN(TestBusyBar)
#include "tst_busy_bar.moc"
