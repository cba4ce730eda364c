// SPDX-License-Identifier: MIT
#include <cstdint>
#include <limits>

#include <QTest>

#include "core/base/grouped.h"
#include "core/base/thousands.h"

using namespace tilewise;

class ThousandsTest : public QObject {
  Q_OBJECT

 private slots:
  void commasStandBeforeThePoint_data() {
    QTest::addColumn<QString>("digits");
    QTest::addColumn<QString>("shown");
    QTest::newRow("none") << "672" << "672";
    QTest::newRow("one") << "1672" << "1,672";
    QTest::newRow("two") << "1180672" << "1,180,672";
    QTest::newRow("negative, none") << "-672" << "-672";
    QTest::newRow("negative") << "-180672" << "-180,672";
    QTest::newRow("decimals") << "-1180672.12345" << "-1,180,672.12345";
    QTest::newRow("nothing") << "" << "";
  }
  void commasStandBeforeThePoint() {
    QFETCH(QString, digits);
    QFETCH(QString, shown);
    QCOMPARE(QString::fromStdString(withThousands(digits.toStdString())), shown);
  }

  void countsHaveThemToo() {
    QCOMPARE(grouped(1180672), std::string("1,180,672"));
    QCOMPARE(grouped(std::numeric_limits<std::int64_t>::min()), std::string("-9,223,372,036,854,775,808"));
  }
};

QTEST_APPLESS_MAIN(ThousandsTest)
#include "tst_thousands.moc"
