// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/plots/value_axis.h"

using namespace tilewise;

class ValueAxisTest : public QObject {
  Q_OBJECT

 private slots:
  void counts_data();
  void counts();
};

void ValueAxisTest::counts_data() {
  QTest::addColumn<double>("value");
  QTest::addColumn<double>("top");
  QTest::addColumn<QString>("text");
  QTest::newRow("zero") << 0.0 << 4456448.0 << "0";
  QTest::newRow("millions") << 2e6 << 4456448.0 << "2\u00A0M";
  QTest::newRow("part of a million") << 5e5 << 1180672.0 << "0.5\u00A0M";
  QTest::newRow("billions") << 2.5e9 << 6e9 << "2.5\u00A0G";
  QTest::newRow("in full below a million") << 2e5 << 440112.0 << "200,000";
  QTest::newRow("small") << 50.0 << 120.0 << "50";
  QTest::newRow("a tick that is not quite round") << 0.1 + 0.2 << 1.0 << "0.3";
}

void ValueAxisTest::counts() {
  QFETCH(double, value);
  QFETCH(double, top);
  QFETCH(QString, text);
  QCOMPARE(axisCount(value, top), text);
}

QTEST_GUILESS_MAIN(ValueAxisTest)
#include "tst_value_axis.moc"
