// SPDX-License-Identifier: GPL-3.0-or-later
// The promises of the colours: what must be read has contrast, what must be told apart differs in every kind of vision.

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include <QTest>

#include "app/views/look/contrast.h"
#include "app/views/look/theme.h"
#include "tests/app/views/look/colour_vision.h"

using namespace tilewise;

Q_DECLARE_METATYPE(tilewise::Theme)
Q_DECLARE_METATYPE(tilewise::Vision)

namespace {

struct Named {
  const char* name;
  ThemeName theme;
  PaletteName palette;
};

constexpr Named All[] = {
    {"default, light", ThemeName::Light, PaletteName::Default},
    {"default, dark", ThemeName::Dark, PaletteName::Default},
    {"default, projector", ThemeName::Projector, PaletteName::Default},
    {"blue-yellow, light", ThemeName::Light, PaletteName::BlueYellow},
    {"blue-yellow, dark", ThemeName::Dark, PaletteName::BlueYellow},
    {"blue-yellow, projector", ThemeName::Projector, PaletteName::BlueYellow},
    {"print, light", ThemeName::Light, PaletteName::Print},
    {"print, dark", ThemeName::Dark, PaletteName::Print},
    {"print, projector", ThemeName::Projector, PaletteName::Print},
};

constexpr Vision Visions[] = {Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan, Vision::Grey};
constexpr const char* VisionNames[] = {"normal", "protan", "deutan", "tritan", "grey"};

struct Pair {
  const char* text;
  QColor front;
  QColor ground;
};

std::vector<Pair> texts(const Theme& t) {
  std::vector<Pair> pairs{
      {"hbmInk on hbm", t.hbmInk, t.hbm},
      {"sramInk on sram", t.sramInk, t.sram},
      {"nowText on nowBackground", t.nowText, t.nowBackground},
      {"nowText on panel", t.nowText, t.panel},
      {"nowText on hbm", t.nowText, t.hbm},
      {"nowText on sram", t.nowText, t.sram},
      {"ink on nowBackground", t.ink, t.nowBackground},
      {"ink on sel", t.ink, t.sel},
      {"ink2 on sel", t.ink2, t.sel},
      {"ink on button", t.ink, t.button},
      {"ink on skip", t.ink, t.skip},
  };
  for (const QColor& ground : {t.window, t.panel, t.head, t.hbm, t.sram}) {
    pairs.push_back({"ink", t.ink, ground});
    pairs.push_back({"ink2", t.ink2, ground});
    pairs.push_back({"ink3", t.ink3, ground});
  }
  for (const QColor& ground : {t.window, t.panel}) {
    pairs.push_back({"ok", t.ok, ground});
    pairs.push_back({"err", t.err, ground});
    pairs.push_back({"warn", t.warn, ground});
  }
  return pairs;
}

std::vector<Pair> graphics(const Theme& t) {
  std::vector<Pair> pairs{
      {"edge on panel", t.edge, t.panel},
      {"edge on window", t.edge, t.window},
      {"edge on button", t.edge, t.button},
      {"grid on paper", t.grid, t.paper},
      {"hatch on paper", t.hatch, t.paper},
      {"hatch2 on skip", t.hatch2, t.skip},
      {"hbmLine on hbm", t.hbmLine, t.hbm},
      {"sramLine on sram", t.sramLine, t.sram},
      {"standard on panel", t.seriesStandard, t.panel},
      {"FA-1 on panel", t.seriesFa1, t.panel},
      {"FA-2 on panel", t.seriesFa2, t.panel},
      {"now on paper", t.now, t.paper},
      {"now on panel", t.now, t.panel},
      {"now on hbm", t.now, t.hbm},
      {"now on sram", t.now, t.sram},
      {"dot on done", Theme::letterOn(t.done), t.done},
      {"focus on panel", t.focus, t.panel},
  };
  for (const QColor& tensor : {t.Q, t.K, t.V, t.O, t.S}) {
    const QColor outline = t.outline(tensor);
    pairs.push_back({"outline on tint", outline, t.tint(tensor)});
    pairs.push_back({"outline on hbm", outline, t.hbm});
    pairs.push_back({"outline on sram", outline, t.sram});
  }
  return pairs;
}

double smallestDistance(const Theme& t, Vision vision) {
  const std::vector<QColor> fills{seen(t.paper, vision), seen(t.done, vision), seen(t.now, vision),
                                  seen(t.skip, vision)};
  double smallest = 100;
  for (std::size_t i = 0; i < fills.size(); ++i) {
    for (std::size_t j = i + 1; j < fills.size(); ++j) {
      smallest = std::min(smallest, distance(fills[i], fills[j]));
    }
  }
  return smallest;
}

QByteArray describe(const Pair& pair, double measured) {
  return QByteArray(pair.text) + ": " + pair.front.name().toLatin1() + " on " + pair.ground.name().toLatin1() + " is " +
         QByteArray::number(measured);
}

void addThemes() {
  QTest::addColumn<Theme>("theme");
  for (const Named& named : All) {
    QTest::newRow(named.name) << makeTheme(named.theme, named.palette);
  }
}

template <class Wanted>
void addThemesAndVisions(Wanted wanted) {
  QTest::addColumn<Theme>("theme");
  QTest::addColumn<Vision>("vision");
  for (const Named& named : All) {
    for (std::size_t i = 0; i < std::size(Visions); ++i) {
      if (wanted(named, Visions[i])) {
        QTest::addRow("%s, %s", named.name, VisionNames[i]) << makeTheme(named.theme, named.palette) << Visions[i];
      }
    }
  }
}

}  // namespace

class TestPalettes : public QObject {
  Q_OBJECT

 private slots:
  void textIsReadable_data() { addThemes(); }
  void textIsReadable() {
    QFETCH(Theme, theme);
    const double wanted = theme.name == ThemeName::Projector ? 7 : 4.5;
    for (const Pair& pair : texts(theme)) {
      const double measured = contrast(pair.front, pair.ground);
      QVERIFY2(measured >= wanted, describe(pair, measured).constData());
    }
  }

  void graphicsAreSeen_data() { addThemes(); }
  void graphicsAreSeen() {
    QFETCH(Theme, theme);
    for (const Pair& pair : graphics(theme)) {
      const double measured = contrast(pair.front, pair.ground);
      QVERIFY2(measured >= 3, describe(pair, measured).constData());
    }
  }

  void lettersAreReadableOnFills_data() { addThemes(); }
  void lettersAreReadableOnFills() {
    QFETCH(Theme, theme);
    const double wanted = theme.name == ThemeName::Projector ? 7 : 4.5;
    for (const QColor& fill : {theme.Q, theme.K, theme.V, theme.O, theme.S, theme.now}) {
      const double measured = contrast(Theme::letterOn(fill), fill);
      QVERIFY2(measured >= wanted, describe({"letter", Theme::letterOn(fill), fill}, measured).constData());
    }
  }

  void statesAreToldApart_data() {
    addThemesAndVisions([](const Named&, Vision) { return true; });
  }
  void statesAreToldApart() {
    QFETCH(Theme, theme);
    QFETCH(Vision, vision);
    const double smallest = smallestDistance(theme, vision);
    QVERIFY2(smallest >= 10, QByteArray::number(smallest).constData());
  }

  void nowIsNoTensor_data() {
    // In grey it is the letters that tell the tensors of the coloured palettes apart.
    addThemesAndVisions([](const Named& named, Vision vision) {
      return vision != Vision::Grey || named.palette == PaletteName::Print;
    });
  }
  void nowIsNoTensor() {
    QFETCH(Theme, theme);
    QFETCH(Vision, vision);
    for (const QColor& tensor : {theme.Q, theme.K, theme.V, theme.O, theme.S}) {
      const double measured = distance(seen(theme.now, vision), seen(tensor, vision));
      QVERIFY2(measured >= 7.5, describe({"now", theme.now, tensor}, measured).constData());
    }
  }

  void distanceAgreesWithItsSource_data() {
    QTest::addColumn<QColor>("one");
    QTest::addColumn<QColor>("other");
    QTest::addColumn<double>("expected");
    // White to black is the whole range of lightness; the two others are read from the measured table of the palettes.
    QTest::newRow("black and white") << QColor(Qt::black) << QColor(Qt::white) << 100.0;
    QTest::newRow("to come and skipped") << QColor(0xFFFFFF) << QColor(0xC9CFD8) << 11.5;
    QTest::newRow("equal") << QColor(0x62ABDD) << QColor(0x62ABDD) << 0.0;
  }
  void distanceAgreesWithItsSource() {
    QFETCH(QColor, one);
    QFETCH(QColor, other);
    QFETCH(double, expected);
    // One decimal is known.
    QVERIFY(std::abs(distance(one, other) - expected) <= 0.05);
    QVERIFY(std::abs(distance(other, one) - expected) <= 0.05);
  }
};

QTEST_APPLESS_MAIN(TestPalettes)
#include "tst_palettes.moc"
