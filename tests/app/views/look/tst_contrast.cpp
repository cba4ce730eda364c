// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <QTest>

#include "app/views/look/contrast.h"

using namespace tilewise;

class TestContrast : public QObject {
  Q_OBJECT

 private slots:
  void knownRatios_data() {
    QTest::addColumn<QColor>("front");
    QTest::addColumn<QColor>("ground");
    QTest::addColumn<double>("expected");
    QTest::newRow("black on white") << QColor(Qt::black) << QColor(Qt::white) << 21.0;
    QTest::newRow("equal") << QColor(0x123456) << QColor(0x123456) << 1.0;
    // The well-known pair of WCAG: the lightest grey that is still readable on white.
    QTest::newRow("#767676 on white") << QColor(0x767676) << QColor(Qt::white) << 4.54;
    QTest::newRow("red on white") << QColor(Qt::red) << QColor(Qt::white) << 4.00;
  }
  void knownRatios() {
    QFETCH(QColor, front);
    QFETCH(QColor, ground);
    QFETCH(double, expected);
    // The expected ratios have two decimals.
    QVERIFY(std::abs(contrast(front, ground) - expected) <= 0.005);
    QVERIFY(std::abs(contrast(ground, front) - expected) <= 0.005);
  }
};

QTEST_APPLESS_MAIN(TestContrast)
#include "tst_contrast.moc"
