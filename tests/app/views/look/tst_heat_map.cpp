// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include <QTest>

#include "app/views/look/heat_map.h"

using namespace tilewise;

namespace {

constexpr Ramp Ramps[] = {Ramp::Scores, Ramp::Weights, Ramp::Errors, Ramp::Factors};

QString nameOf(QRgb color) { return QColor::fromRgba(color).name(); }

}  // namespace

class TestHeatMap : public QObject {
  Q_OBJECT

 private slots:
  void rampsBeginAndEndAtTheirStops_data() {
    QTest::addColumn<int>("ramp");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("middle");
    QTest::addColumn<QString>("last");
    QTest::newRow("scores, light") << int(Ramp::Scores) << false << "#1e4e8c"
                                   << "#f7f7f5"
                                   << "#8f4300";
    QTest::newRow("scores, dark") << int(Ramp::Scores) << true << "#7fb4f2"
                                  << "#1b2027"
                                  << "#ffb26b";
    QTest::newRow("weights, light") << int(Ramp::Weights) << false << "#ffffff"
                                    << ""
                                    << "#08263f";
    QTest::newRow("weights, dark") << int(Ramp::Weights) << true << "#191d24"
                                   << ""
                                   << "#f4fbff";
    QTest::newRow("errors, light") << int(Ramp::Errors) << false << "#ffffff"
                                   << ""
                                   << "#4a0019";
    QTest::newRow("factors, light") << int(Ramp::Factors) << false << "#ffffff"
                                    << ""
                                    << "#3f1300";
  }
  void rampsBeginAndEndAtTheirStops() {
    QFETCH(int, ramp);
    QFETCH(bool, dark);
    QFETCH(QString, first);
    QFETCH(QString, middle);
    QFETCH(QString, last);
    const Theme theme = makeTheme(dark ? ThemeName::Dark : ThemeName::Light, PaletteName::Default);
    const QList<QRgb> colors = rampColors(Ramp(ramp), theme);
    QCOMPARE(colors.size(), 256);
    QCOMPARE(qAlpha(colors[0]), 0);
    QCOMPARE(nameOf(colors[1]), first);
    QCOMPARE(nameOf(colors[255]), last);
    if (!middle.isEmpty()) {
      QCOMPARE(nameOf(colors[128]), middle);
    }
  }

  void printIsGreyWithZeroInTheMiddle() {
    const Theme theme = makeTheme(ThemeName::Light, PaletteName::Print);
    for (const Ramp ramp : Ramps) {
      const QList<QRgb> colors = rampColors(ramp, theme);
      for (qsizetype i = 1; i < 256; ++i) {
        QCOMPARE(qRed(colors[i]), qBlue(colors[i]));
        QCOMPARE(qRed(colors[i]), qGreen(colors[i]));
        QVERIFY(i == 1 || qRed(colors[i]) <= qRed(colors[i - 1]));
      }
      QCOMPARE(qRed(colors[1]), 255);
      QCOMPARE(qRed(colors[128]), 128);
      QCOMPARE(qRed(colors[255]), 0);
    }
  }

  void valuesFindTheirEntry_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("last");
    QTest::addColumn<int>("expected");
    QTest::newRow("zero of a symmetric scale") << 0.0 << -4.0 << 4.0 << 128;
    QTest::newRow("first") << -4.0 << -4.0 << 4.0 << 1;
    QTest::newRow("last") << 4.0 << -4.0 << 4.0 << 255;
    QTest::newRow("beyond") << 9.0 << -4.0 << 4.0 << 255;
    QTest::newRow("minus infinity") << -std::numeric_limits<double>::infinity() << -4.0 << 4.0 << 1;
    QTest::newRow("infinity") << std::numeric_limits<double>::infinity() << -4.0 << 4.0 << 255;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << -4.0 << 4.0 << 0;
    QTest::newRow("factor of 1") << 1.0 << 1.0 << 0.4 << 1;
    QTest::newRow("smallest factor") << 0.4 << 1.0 << 0.4 << 255;
    QTest::newRow("weight") << 0.5 << 0.0 << 1.0 << 128;
  }
  void valuesFindTheirEntry() {
    QFETCH(double, value);
    QFETCH(double, first);
    QFETCH(double, last);
    QFETCH(int, expected);
    QCOMPARE(int(rampIndex(value, {first, last})), expected);
  }

  void limitsAreNice_data() {
    QTest::addColumn<double>("magnitude");
    QTest::addColumn<double>("expected");
    QTest::newRow("3.92") << 3.92 << 4.0;
    QTest::newRow("exact") << 4.0 << 4.0;
    QTest::newRow("just above") << 4.01 << 5.0;
    QTest::newRow("0.98") << 0.98 << 1.0;
    QTest::newRow("nothing") << 0.0 << 1.0;
    QTest::newRow("large") << 8123.0 << 10000.0;
    QTest::newRow("small") << 2.5e-7 << 3e-7;
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity() << 1.0;
  }
  void limitsAreNice() {
    QFETCH(double, magnitude);
    QFETCH(double, expected);
    // A power of ten times a digit is rounded once.
    QVERIFY(std::abs(niceLimit(magnitude) - expected) <= 1e-15 * expected);
    QVERIFY(niceLimit(magnitude) >= magnitude || std::isinf(magnitude));
  }

  void scalesAndTicks() {
    QCOMPARE(symmetricScale(3.7), (HeatScale{-4, 4}));
    QCOMPARE(scaleFromZero(0.8), (HeatScale{0, 0.8}));
    QCOMPARE(barTicks({-4, 4}), (QList<double>{-4, 0, 4}));
    QCOMPARE(barTicks({0, 1}), (QList<double>{0, 0.5, 1}));
    QCOMPARE(factorScale(0.4615).first, 1.0);
    QVERIFY(factorScale(0.4615).last <= 0.4615);
    QCOMPARE(factorScale(0).last, 0.0);
    QVERIFY(factorScale(1).last < 1);
  }

  void imageHoldsEntriesAndTheMask() {
    const std::vector<double> values{-4, 0, 4, 1, 2, 3};
    const std::vector<std::uint8_t> visible{1, 1, 0, 1, 0, 1};
    const QList<QRgb> colors = rampColors(Ramp::Scores, makeTheme(ThemeName::Light, PaletteName::Default));
    const QImage image = heatImage(2, 3, values, {-4, 4}, colors, visible);
    QCOMPARE(image.format(), QImage::Format_Indexed8);
    QCOMPARE(image.size(), QSize(3, 2));
    QCOMPARE(image.pixelIndex(0, 0), 1);
    QCOMPARE(image.pixelIndex(1, 0), 128);
    QCOMPARE(image.pixelIndex(2, 0), 0);
    QCOMPARE(qAlpha(image.pixel(2, 0)), 0);
    QCOMPARE(image.pixelIndex(0, 1), int(rampIndex(1, {-4, 4})));
    QCOMPARE(image.pixelIndex(1, 1), 0);
    QCOMPARE(heatImage(2, 3, values, {-4, 4}, colors).pixelIndex(2, 0), 255);
    QCOMPARE(rampColor(4, {-4, 4}, colors).name(), QStringLiteral("#8f4300"));
  }

  void barShowsEveryEntryOnce() {
    const QImage bar = barImage(rampColors(Ramp::Weights, makeTheme(ThemeName::Dark, PaletteName::Default)));
    QCOMPARE(bar.size(), QSize(255, 1));
    for (int x = 0; x < 255; ++x) {
      QCOMPARE(bar.pixelIndex(x, 0), x + 1);
    }
  }
};

QTEST_APPLESS_MAIN(TestHeatMap)
#include "tst_heat_map.moc"
