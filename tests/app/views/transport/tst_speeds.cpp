// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/transport/speeds.h"

using namespace tilewise;

class TestSpeeds : public QObject {
  Q_OBJECT

 private slots:
  void readsWhatAPersonWrites_data();
  void readsWhatAPersonWrites();
  void readsItsOwnWords();
  void stepsThroughTheList();
  void ratesHaveOneDecimalUntilAHundred();
};

void TestSpeeds::readsWhatAPersonWrites_data() {
  QTest::addColumn<QString>("text");
  QTest::addColumn<double>("speed");  // negative: refused
  QTest::newRow("whole") << "7" << 7.0;
  QTest::newRow("point") << "2.5" << 2.5;
  QTest::newRow("comma") << "0,5" << 0.5;
  QTest::newRow("with unit") << " 12 steps/s " << 12.0;
  QTest::newRow("short unit") << "12/s" << 12.0;
  QTest::newRow("slowest") << "0.1" << 0.1;
  QTest::newRow("fastest") << "10000" << 10000.0;
  QTest::newRow("too slow") << "0.05" << -1.0;
  QTest::newRow("zero") << "0" << -1.0;
  QTest::newRow("too fast") << "10001" << -1.0;
  QTest::newRow("negative") << "-5" << -1.0;
  QTest::newRow("words") << "fast" << -1.0;
  QTest::newRow("empty") << "" << -1.0;
  QTest::newRow("two numbers") << "5 6" << -1.0;
}

void TestSpeeds::readsWhatAPersonWrites() {
  QFETCH(QString, text);
  QFETCH(double, speed);
  const auto read = speedFromText(text);
  QCOMPARE(read.has_value(), speed > 0);
  if (read) QVERIFY(*read == speed);
}

void TestSpeeds::readsItsOwnWords() {
  for (const double speed : Speeds) {
    if (speed == 0) continue;
    QVERIFY(speedFromText(speedText(speed)) == std::optional(speed));
    QVERIFY(speedFromText(shortSpeedText(speed)) == std::optional(speed));
  }
  QCOMPARE(speedText(1), QStringLiteral("1 step/s"));
  QCOMPARE(speedText(5), QStringLiteral("5 steps/s"));
  QCOMPARE(speedText(0), QStringLiteral("without drawing"));
}

void TestSpeeds::stepsThroughTheList() {
  QVERIFY(nextSpeed(5, +1) == 10);
  QVERIFY(nextSpeed(5, -1) == 2);
  QVERIFY(nextSpeed(7, +1) == 10);
  QVERIFY(nextSpeed(7, -1) == 5);
  QVERIFY(nextSpeed(25, +1) == 0);
  QVERIFY(nextSpeed(0, +1) == 0);
  QVERIFY(nextSpeed(0, -1) == 25);
  QVERIFY(nextSpeed(1, -1) == 1);
}

void TestSpeeds::ratesHaveOneDecimalUntilAHundred() {
  QCOMPARE(rateText(4.93), QStringLiteral("4.9/s"));
  QCOMPARE(rateText(99.97), QStringLiteral("100/s"));
  QCOMPARE(rateText(31000), QStringLiteral("31,000/s"));
}

QTEST_APPLESS_MAIN(TestSpeeds)
#include "tst_speeds.moc"
