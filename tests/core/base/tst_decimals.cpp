// SPDX-License-Identifier: MIT
#include <limits>

#include <QTest>

#include "core/base/decimals.h"

using namespace tilewise;

class DecimalsTest : public QObject {
  Q_OBJECT

 private slots:
  void halvesGoAwayFromZero_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("shown");
    QTest::newRow("9 of 16 tiles, in per cent") << 100.0 * 9 / 16 << 1 << "56.3";
    QTest::newRow("the same share, computed another way") << 100 * (56.25 / 100) << 1 << "56.3";
    QTest::newRow("as exact as it is") << 56.25 << 2 << "56.25";
    QTest::newRow("an even digit before the half") << 0.125 << 2 << "0.13";
    QTest::newRow("an odd one") << 0.375 << 2 << "0.38";
    QTest::newRow("below zero") << -0.125 << 2 << "-0.13";
    QTest::newRow("a half that doubles miss") << 100 * 0.285 << 0 << "29";
    QTest::newRow("another") << 1.005 << 2 << "1.01";
    QTest::newRow("less than a half") << 56.2499 << 1 << "56.2";
    QTest::newRow("carried") << 9.9996 << 3 << "10.000";
    QTest::newRow("no decimals") << 2.5 << 0 << "3";
    QTest::newRow("zero") << 0.0 << 4 << "0.0000";
    QTest::newRow("small") << 4e-7 << 4 << "0.0000";
    QTest::newRow("without a fraction") << 9007199254740993.0 << 1 << "9007199254740992.0";
  }
  void halvesGoAwayFromZero() {
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(fixedDecimals(value, decimals)), shown);
  }

  void theLargestDoubleHasRoom() {
    const std::string shown = fixedDecimals(-std::numeric_limits<double>::max(), 17);
    QCOMPARE(shown.size(), std::size_t{1 + 309 + 1 + 17});
  }
};

QTEST_APPLESS_MAIN(DecimalsTest)
#include "tst_decimals.moc"
