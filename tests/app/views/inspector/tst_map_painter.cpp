// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <limits>

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>

#include "app/session/session.h"
#include "app/views/inspector/figure_labels.h"
#include "app/views/inspector/forward_scene.h"
#include "app/views/inspector/map_painter.h"
#include "tests/app/views/inspector/small_run.h"

using namespace tilewise;

namespace {

struct Painted {
  TileScene scene;
  FigureGeometry geometry;
  QImage image;
  Look look;

  /// Colour of the device pixel at a logical point.
  QColor at(QPointF point) const {
    const QPointF pixel = point * image.devicePixelRatio();
    return image.pixelColor(static_cast<int>(std::floor(pixel.x())), static_cast<int>(std::floor(pixel.y())));
  }
};

TileScene sceneOf(ProblemSettings settings, EventKind kind, TileIndex tile) {
  const auto run = makeTestRun(settings);
  Session session;
  session.setRun(run, positionAfter(*run, kind, tile));
  return tileScene(*run, *session.inspectedState(), kind);
}

ProblemSettings settingsOf(bool causal) {
  ProblemSettings settings = unevenSettings();
  settings.Tq = 60;
  settings.Tk = 50;
  settings.Br = 24;
  settings.Bc = 14;
  settings.causal = causal;
  return settings;
}

Painted painted(const TileScene& scene, double dpr, ThemeName theme = ThemeName::Light, double height = 100) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  const FigureGeometry geometry({scene.rows(), scene.columns(), 404, height, dpr, 24, 0}, {}, look.metrics);
  QImage image((geometry.size() * dpr).toSize(), QImage::Format_RGB32);
  image.setDevicePixelRatio(dpr);
  image.fill(look.theme.panel);
  QPainter painter(&image);
  for (const MapPlace name : {MapPlace::First, MapPlace::Second}) paintMap(painter, scene, name, geometry, look);
  for (const StripName name : ForwardStrips) paintStrip(painter, scene, name, geometry, look);
  return {scene, geometry, image, look};
}

}  // namespace

class TestMapPainter : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { loadFonts(); }

  void everyEntryHasTheColourOfItsValue_data() {
    QTest::addColumn<double>("dpr");
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << 1.0 << int(ThemeName::Light);
    QTest::newRow("dark") << 1.0 << int(ThemeName::Dark);
    QTest::newRow("scale 2") << 2.0 << int(ThemeName::Light);
  }
  void everyEntryHasTheColourOfItsValue() {
    QFETCH(double, dpr);
    QFETCH(int, theme);
    const Painted picture = painted(sceneOf(settingsOf(false), EventKind::Rescaled, {1, 2}), dpr, ThemeName(theme));
    QVERIFY(!picture.geometry.showsDigits());
    for (const MapPlace name : {MapPlace::First, MapPlace::Second}) {
      const MapScene& map = picture.scene.map(name);
      const QList<QRgb> colors = rampColors(map.ramp, picture.look.theme);
      for (int row = 0; row < picture.scene.rows(); ++row) {
        for (int column = 0; column < picture.scene.columns(); ++column) {
          const QRectF entry = picture.geometry.entryRect(name, {row, column});
          const QColor expected = rampColor((*map.values)(row, column), map.scale, colors);
          // Its first and its last device pixel: edges are hard.
          const double inside = 0.5 / dpr;
          QCOMPARE(picture.at(entry.topLeft() + QPointF(inside / 2, inside / 2)), expected);
          QCOMPARE(picture.at(entry.bottomRight() - QPointF(inside * 1.5, inside * 1.5)), expected);
        }
      }
    }
  }

  void stripsHaveTheColoursOfTheirRows() {
    const Painted picture = painted(sceneOf(settingsOf(false), EventKind::Rescaled, {1, 2}), 1);
    for (const StripName name : ForwardStrips) {
      const StripScene& strip = picture.scene.strip(name);
      const QList<QRgb> colors = rampColors(strip.ramp, picture.look.theme);
      for (int row = 0; row < picture.scene.rows(); ++row) {
        const QRectF field = picture.geometry.rowIn(picture.geometry.strip(name), row);
        QCOMPARE(picture.at(field.center()), rampColor((*strip.values)(row), strip.scale, colors));
      }
    }
  }

  void maskedEntriesAreHatchedNeverColoured() {
    const TileScene scene = sceneOf(settingsOf(true), EventKind::Rescaled, {1, 2});
    const Painted picture = painted(scene, 1);
    const QList<QRgb> colors = rampColors(Ramp::Scores, picture.look.theme);
    int hatched = 0;
    int lines = 0;
    for (int row = 0; row < scene.rows(); ++row) {
      for (int column = 0; column < scene.columns(); ++column) {
        const QColor color = picture.at(picture.geometry.entryRect(MapPlace::First, {row, column}).center());
        if (scene.isVisible(row, column)) {
          QCOMPARE(color, rampColor((*scene.first.values)(row, column), scene.first.scale, colors));
        } else {
          // Between paper and hatch, both grey: no hue of the scale.
          QVERIFY(color.saturation() < 60);
          ++hatched;
          lines += color == picture.look.theme.paper ? 0 : 1;
        }
      }
    }
    QVERIFY(hatched > 20);
    QVERIFY(lines > hatched / 5);
  }

  void whatIsNotComputedIsAnEmptyDashedBox() {
    const Painted picture = painted(sceneOf(settingsOf(false), EventKind::ScoreProduct, {1, 2}), 1);
    for (const QRectF& place : {picture.geometry.map(MapPlace::Second), picture.geometry.strip(StripName::Factor)}) {
      QCOMPARE(picture.at(place.center()), picture.look.theme.paper);
      int edge = 0;
      int gaps = 0;
      for (double y = place.top(); y < place.bottom(); ++y) {
        // The ends of smoothed dashes are mixed colours.
        (picture.at({place.left() - 0.5, y}).red() < 190 ? edge : gaps) += 1;
      }
      QVERIFY2(edge > 10 && gaps > 10, qPrintable(QStringLiteral("%1 of the edge, %2 between").arg(edge).arg(gaps)));
    }
    const QRectF scores = picture.geometry.map(MapPlace::First);
    for (double y = scores.top(); y < scores.bottom(); ++y) {
      QCOMPARE(picture.at({scores.left() - 0.5, y}), picture.look.theme.edge);
    }
  }

  void notANumberStandsOut() {
    TileScene scene = sceneOf(settingsOf(false), EventKind::Rescaled, {1, 2});
    (*scene.first.values)(3, 5) = std::numeric_limits<double>::quiet_NaN();
    (*scene.first.values)(4, 5) = std::numeric_limits<double>::infinity();
    const Painted picture = painted(scene, 1);
    QCOMPARE(picture.at(picture.geometry.entryRect(MapPlace::First, {3, 5}).center()), picture.look.theme.err);
    const QList<QRgb> colors = rampColors(Ramp::Scores, picture.look.theme);
    QCOMPARE(picture.at(picture.geometry.entryRect(MapPlace::First, {4, 5}).center()), QColor::fromRgba(colors[255]));
  }

  void tinyTilesShowTheirNumbers() {
    TileScene scene = sceneOf(unevenSettings(), EventKind::Rescaled, {1, 1});
    const Painted picture = painted(scene, 1, ThemeName::Light, 256);
    QVERIFY(picture.geometry.showsDigits());
    const QRectF entry = picture.geometry.entryRect(MapPlace::First, {1, 2});
    const QColor ground =
        rampColor((*scene.first.values)(1, 2), scene.first.scale, rampColors(Ramp::Scores, picture.look.theme));
    int written = 0;
    for (double x = entry.left() + 1; x < entry.right() - 1; ++x) {
      for (double y = entry.top() + 1; y < entry.bottom() - 1; ++y) written += picture.at({x, y}) == ground ? 0 : 1;
    }
    QVERIFY(written > 20);
  }

  void decimalsAreAsManyAsFit() {
    const QFont font = Metrics{}.font(Role::Axis);
    const QList<double> values{-1.23456, 0.5};
    QCOMPARE(*decimalsThatFit(values, 60, font), 4);
    QCOMPARE(*decimalsThatFit(values, 22, font), 1);
    QVERIFY(!decimalsThatFit(values, 8, font));
    QCOMPARE(*decimalsThatFit({}, 8, font), 4);
  }

  void numbersThatFit_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<double>("width");
    QTest::addColumn<QString>("text");
    QTest::newRow("usual") << 0.84375 << 2 << 40.0 << "0.84";
    QTest::newRow("zero") << 0.0 << 4 << 40.0 << "0";
    QTest::newRow("minus zero") << -0.0 << 4 << 40.0 << "0";
    QTest::newRow("whole") << 3.0 << 0 << 40.0 << "3";
    QTest::newRow("one digit that is exact") << -0.5 << 1 << 40.0 << "−0.5";
    QTest::newRow("small, more decimals") << 0.0049 << 0 << 40.0 << "0.0049";
    QTest::newRow("rounded up to another power") << 0.0099999 << 2 << 40.0 << "0.010";
    QTest::newRow("tiny") << -4.9e-9 << 4 << 60.0 << "−4.9e−9";
    QTest::newRow("one digit would be left") << 5.3 << 0 << 40.0 << "5.3";
    QTest::newRow("no room") << -0.0049 << 0 << 22.0 << "";
    QTest::newRow("no room for a second digit") << 0.0531 << 1 << 20.0 << "";
    QTest::newRow("no room for anything") << 0.5 << 1 << 4.0 << "";
    QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << 4 << 40.0 << "−∞";
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN() << 4 << 40.0 << "NaN";
  }
  void numbersThatFit() {
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(double, width);
    QFETCH(QString, text);
    const auto number = numberThatFits(value, decimals, width, Metrics{}.font(Role::Axis));
    QCOMPARE(number.value_or(QString()), text);
  }

  /// Whatever the magnitude, digits and width.
  void nothingIsRoundedToZero() {
    const QFont font = Metrics{}.font(Role::Axis);
    const QFontMetricsF metrics(font);
    int written = 0;
    for (double value = 9.97e-12; value < 1e9; value *= 1.37) {
      for (const double width : {12.0, 19.0, 30.0, 39.0, 60.0}) {
        for (int decimals = 0; decimals <= 4; ++decimals) {
          const auto text = numberThatFits(-value, decimals, width, font);
          if (!text) continue;
          ++written;
          QVERIFY(metrics.horizontalAdvance(*text) <= width);
          const double read = QString(*text).replace(QChar(0x2212), u'-').remove(u',').toDouble();
          QVERIFY2(std::abs(read + value) <= 0.0501 * value, qPrintable(*text));
        }
      }
    }
    QVERIFY(written > 500);
  }

  void ranges() {
    QCOMPARE(rangeText({-0.04, 0.04}), QStringLiteral("±0.04"));
    QCOMPARE(rangeText({0, 0.4}), QStringLiteral("0–0.4"));
  }

  void rowsWithAnIndex() {
    Metrics metrics;
    const FigureGeometry lesson({128, 64, 404, 256, 1, 24, 0}, {}, metrics);
    QCOMPARE(labelledRows(lesson, 30), QList<int>({30, 0, 127, 64}));
    QCOMPARE(labelledRows(lesson, std::nullopt), QList<int>({0, 127, 64}));
    // What would touch the selected row's index is left out.
    QCOMPARE(labelledRows(lesson, 2), QList<int>({2, 127, 64}));
    QCOMPARE(labelledRows(lesson, 66), QList<int>({66, 0, 127}));
    const FigureGeometry tiny({4, 2, 404, 256, 1, 24, 0}, {}, metrics);
    QCOMPARE(labelledRows(tiny, 2), QList<int>({0, 1, 2, 3}));
  }

  void rowsOfRealDataHaveTheirNames() {
    QCOMPARE(rowLabel("named", "414"), QStringLiteral("named 414"));
    QCOMPARE(rowLabel("", "414"), QStringLiteral("414"));
  }

  void ticks() {
    QCOMPARE(tickText(-4), QStringLiteral("−4"));
    QCOMPARE(tickText(0.5), QStringLiteral("0.5"));
    QCOMPARE(tickText(0), QStringLiteral("0"));
  }
};

QTEST_MAIN(TestMapPainter)
#include "tst_map_painter.moc"
