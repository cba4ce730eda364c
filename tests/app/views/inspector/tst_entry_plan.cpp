// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/inspector/entry_plan.h"

using namespace tilewise;

namespace {

FigureRequest request(int rows, int columns, double width = 404, double mapHeight = 256, double dpr = 1) {
  FigureRequest wanted;
  wanted.rows = rows;
  wanted.columns = columns;
  wanted.width = width;
  wanted.mapHeight = mapHeight;
  wanted.dpr = dpr;
  wanted.axisWidth = 24;
  return wanted;
}

}  // namespace

class TestEntryPlan : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { loadFonts(); }

  void entries_data() {
    QTest::addColumn<int>("rows");
    QTest::addColumn<int>("columns");
    QTest::addColumn<double>("width");
    QTest::addColumn<double>("height");
    QTest::addColumn<double>("dpr");
    QTest::addColumn<QSize>("entry");
    QTest::addColumn<bool>("stacked");
    QTest::addColumn<bool>("digits");
    QTest::newRow("the lesson") << 128 << 64 << 404.0 << 256.0 << 1.0 << QSize(2, 2) << false << false;
    QTest::newRow("the lesson, low") << 128 << 64 << 404.0 << 200.0 << 1.0 << QSize(2, 1) << false << false;
    QTest::newRow("the lesson, narrow") << 128 << 64 << 280.0 << 128.0 << 1.0 << QSize(1, 1) << false << false;
    QTest::newRow("the lesson, wide") << 128 << 64 << 600.0 << 400.0 << 1.0 << QSize(3, 3) << false << false;
    QTest::newRow("the lesson at scale 2") << 128 << 64 << 404.0 << 256.0 << 2.0 << QSize(4, 4) << false << false;
    QTest::newRow("the lesson at scale 1.5") << 128 << 64 << 404.0 << 256.0 << 1.5 << QSize(3, 3) << false << false;
    QTest::newRow("many keys, narrow") << 64 << 120 << 280.0 << 256.0 << 1.0 << QSize(1, 2) << true << false;
    QTest::newRow("huge") << 1024 << 1024 << 404.0 << 256.0 << 1.0 << QSize(1, 1) << false << false;
    QTest::newRow("tiny") << 4 << 2 << 404.0 << 256.0 << 1.0 << QSize(38, 26) << false << true;
    QTest::newRow("tiny, narrow") << 4 << 2 << 280.0 << 300.0 << 1.0 << QSize(34, 26) << false << true;
    QTest::newRow("one entry") << 1 << 1 << 404.0 << 256.0 << 1.0 << QSize(48, 26) << false << true;
    QTest::newRow("eight by eight") << 8 << 8 << 404.0 << 400.0 << 1.0 << QSize(33, 18) << true << true;
    QTest::newRow("few keys, many rows") << 128 << 4 << 404.0 << 256.0 << 1.0 << QSize(8, 2) << false << false;
    QTest::newRow("few rows, many keys") << 2 << 100 << 404.0 << 256.0 << 1.0 << QSize(1, 2) << false << false;
  }
  void entries() {
    QFETCH(int, rows);
    QFETCH(int, columns);
    QFETCH(double, width);
    QFETCH(double, height);
    QFETCH(double, dpr);
    QFETCH(QSize, entry);
    QFETCH(bool, stacked);
    QFETCH(bool, digits);
    const EntryPlan plan = planEntries(request(rows, columns, width, height, dpr), FigureLengths(Metrics{}));
    QCOMPARE(plan.entry, entry);
    QCOMPARE(plan.isStacked, stacked);
    QCOMPARE(plan.showsDigits, digits);
  }

  void digitsNeedTwentyTwoPixelsAtAnyTextSize() {
    for (const int percent : TextSizes) {
      Metrics metrics;
      metrics.s = percent / 100.0;
      const FigureLengths lengths(metrics);
      for (int columns = 1; columns < 40; ++columns) {
        const EntryPlan plan = planEntries(request(6, columns, 700, 400), lengths);
        if (!plan.showsDigits) continue;
        QVERIFY(plan.entry.width() >= 2 * metrics.fontPixels(Role::Axis));
        QVERIFY(plan.entry.height() >= lengths.digitHeight);
      }
    }
  }

  void mapsFitIntoTheWidthWhereTheyCan() {
    const FigureLengths lengths{Metrics{}};
    for (int width = 280; width <= 900; width += 7) {
      for (const int columns : {1, 2, 3, 5, 8, 13, 21, 34, 55, 64}) {
        const FigureRequest wanted = request(16, columns, width, 300);
        const EntryPlan plan = planEntries(wanted, lengths);
        const int maps = plan.isStacked ? 1 : 2;
        const double taken = 2 * lengths.padding + wanted.axisWidth + lengths.axisGap +
                             lengths.stripsWidth(plan.stripWidth, 4) +
                             maps * (columns * plan.entry.width() + lengths.gap);
        QVERIFY2(taken <= width, qPrintable(QStringLiteral("%1 columns in %2").arg(columns).arg(width)));
      }
    }
  }

  void stripsGiveWayNoMoreThanTheyMust() {
    const FigureLengths lengths{Metrics{}};
    double before = 0;
    for (int width = 380; width <= 412; ++width) {
      const EntryPlan plan = planEntries(request(128, 64, width, 256), lengths);
      if (plan.entry.width() < 2) continue;
      QVERIFY(plan.stripWidth >= before && plan.stripWidth <= lengths.strip);
      before = plan.stripWidth;
    }
    QVERIFY(before == lengths.strip);
    QVERIFY(planEntries(request(128, 64, 400, 256), lengths).stripWidth > lengths.narrowStrip);
  }

  void rowTextsOnlyWhereTheyCostLittle() {
    FigureRequest wanted = request(16, 16);
    wanted.labelWidth = 60;
    QVERIFY(planEntries(wanted, FigureLengths(Metrics{})).usesLabels);
    wanted = request(128, 64);
    wanted.labelWidth = 60;
    QVERIFY(!planEntries(wanted, FigureLengths(Metrics{})).usesLabels);
  }

  void enlargingEndsWithWrittenValues() {
    const FigureLengths lengths{Metrics{}};
    const EntryPlan plan = planEntries(request(128, 64), lengths);
    const QList<QSize> sizes = enlargedEntries(plan, 1, lengths);
    QCOMPARE(sizes, QList<QSize>({{2, 2}, {4, 4}, {8, 8}, {16, 14}, {28, 14}}));
    const EntryPlan tiny = planEntries(request(4, 2), lengths);
    QCOMPARE(enlargedEntries(tiny, 1, lengths), QList<QSize>({tiny.entry}));
  }
};

QTEST_MAIN(TestEntryPlan)
#include "tst_entry_plan.moc"
