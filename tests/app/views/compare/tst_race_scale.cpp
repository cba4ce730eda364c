// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/compare/race_scale.h"

using namespace tilewise;

class RaceScaleTest : public QObject {
  Q_OBJECT

 private slots:
  void marksAndPixelsGoBothWays();
  void ticksAreRoundAndApart_data();
  void ticksAreRoundAndApart();
  void bytesOfAnAxis_data();
  void bytesOfAnAxis();
};

void RaceScaleTest::marksAndPixelsGoBothWays() {
  const RaceScale scale(50, 450, 8'912'896);
  QCOMPARE(scale.xOf(0), 50.0);
  QCOMPARE(scale.xOf(8'912'896), 450.0);
  QCOMPARE(scale.markAt(50), std::int64_t{0});
  QCOMPARE(scale.markAt(-30), std::int64_t{0});
  QCOMPARE(scale.markAt(2000), std::int64_t{8'912'896});
  QCOMPARE(scale.markAt(250), std::int64_t{4'456'448});
  // A mark that is drawn is the one that is pointed at, to half a pixel.
  const double pixel = 8'912'896.0 / 400;
  QVERIFY(std::abs(static_cast<double>(scale.markAt(scale.xOf(1'445'888)) - 1'445'888)) <= pixel / 2);
}

void RaceScaleTest::ticksAreRoundAndApart_data() {
  QTest::addColumn<qint64>("end");
  QTest::addColumn<int>("by");
  QTest::addColumn<QString>("second");
  QTest::newRow("lesson, bytes") << qint64{8'912'896} << static_cast<int>(AlignBy::Bytes)
                                 << QStringLiteral("2\u00A0MB");
  QTest::newRow("lesson, tiles") << qint64{384} << static_cast<int>(AlignBy::Tile) << QStringLiteral("100");
  QTest::newRow("lesson, steps") << qint64{1'400} << static_cast<int>(AlignBy::Step) << QStringLiteral("500");
  QTest::newRow("four tiles") << qint64{4} << static_cast<int>(AlignBy::Tile) << QStringLiteral("1");
  QTest::newRow("large") << qint64{70'000'000'000} << static_cast<int>(AlignBy::Bytes) << QStringLiteral("20\u00A0GB");
}

void RaceScaleTest::ticksAreRoundAndApart() {
  QFETCH(qint64, end);
  QFETCH(int, by);
  QFETCH(QString, second);
  const RaceScale scale(0, 420, end);
  const QList<RaceTick> ticks = scale.ticks(static_cast<AlignBy>(by), 90);
  QVERIFY(ticks.size() >= 2);
  QCOMPARE(ticks[0].mark, std::int64_t{0});
  QCOMPARE(ticks[1].text, second);
  for (qsizetype n = 1; n < ticks.size(); ++n) {
    QVERIFY(scale.xOf(ticks[n].mark) - scale.xOf(ticks[n - 1].mark) >= 90);
    QVERIFY(ticks[n].mark <= end);
  }
}

void RaceScaleTest::bytesOfAnAxis_data() {
  QTest::addColumn<qint64>("bytes");
  QTest::addColumn<qint64>("step");
  QTest::addColumn<QString>("text");
  QTest::newRow("nothing") << qint64{0} << qint64{2'000'000} << QStringLiteral("0");
  QTest::newRow("halves of a megabyte") << qint64{1'500'000} << qint64{500'000} << QStringLiteral("1.5\u00A0MB");
  QTest::newRow("kilobytes") << qint64{40'000} << qint64{20'000} << QStringLiteral("40\u00A0kB");
  QTest::newRow("bytes") << qint64{1'200} << qint64{200} << QStringLiteral("1,200\u00A0bytes");
}

void RaceScaleTest::bytesOfAnAxis() {
  QFETCH(qint64, bytes);
  QFETCH(qint64, step);
  QFETCH(QString, text);
  QCOMPARE(axisBytes(bytes, step), text);
}

QTEST_APPLESS_MAIN(RaceScaleTest)
#include "tst_race_scale.moc"
