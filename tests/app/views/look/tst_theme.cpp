// SPDX-License-Identifier: GPL-3.0-or-later
#include <QPalette>
#include <QTest>

#include "app/views/look/contrast.h"
#include "app/views/look/look.h"

using namespace tilewise;

class TestTheme : public QObject {
  Q_OBJECT

 private slots:
  void tokensAreThoseOfTheDesign() {
    const Theme light = makeTheme(ThemeName::Light, PaletteName::Default);
    QCOMPARE(light.window.name(), QStringLiteral("#eceef2"));
    QCOMPARE(light.sramLine.name(), QStringLiteral("#a67a1e"));
    QCOMPARE(light.now.name(), QStringLiteral("#c24300"));
    const Theme dark = makeTheme(ThemeName::Dark, PaletteName::BlueYellow);
    QCOMPARE(dark.ink.name(), QStringLiteral("#eceff4"));
    QCOMPARE(dark.seriesFa1.name(), QStringLiteral("#8fb0dc"));
    QCOMPARE(dark.K.name(), QStringLiteral("#ffe14a"));
    const Theme projector = makeTheme(ThemeName::Projector, PaletteName::Print);
    QCOMPARE(projector.warn.name(), QStringLiteral("#573a00"));
    QCOMPARE(projector.O.name(), QStringLiteral("#565656"));
  }

  void everyColorIsSet_data() {
    QTest::addColumn<int>("name");
    QTest::addColumn<int>("palette");
    for (const ThemeName name : {ThemeName::Light, ThemeName::Dark, ThemeName::Projector}) {
      for (const PaletteName palette : {PaletteName::Default, PaletteName::BlueYellow, PaletteName::Print}) {
        QTest::addRow("theme %d, palette %d", int(name), int(palette)) << int(name) << int(palette);
      }
    }
  }
  void everyColorIsSet() {
    QFETCH(int, name);
    QFETCH(int, palette);
    const Theme t = makeTheme(ThemeName(name), PaletteName(palette));
    for (const QColor& color :
         {t.window,         t.panel,     t.head, t.line,     t.edge,    t.ink,    t.ink2,  t.ink3,  t.hbm,
          t.hbmLine,        t.hbmInk,    t.sram, t.sramLine, t.sramInk, t.paper,  t.grid,  t.hatch, t.hatch2,
          t.nowText,        t.ok,        t.err,  t.warn,     t.sel,     t.button, t.focus, t.now,   t.done,
          t.seriesStandard, t.seriesFa1, t.skip, t.Q,        t.K,       t.V,      t.O,     t.S,     t.seriesFa2,
          t.nowBackground}) {
      QVERIFY(color.isValid());
    }
    QCOMPARE(t.isDark, t.name == ThemeName::Dark);
  }

  void nowTextFollowsThePalette() {
    const Theme standard = makeTheme(ThemeName::Light, PaletteName::Default);
    QCOMPARE(standard.nowText.name(), QStringLiteral("#a83c00"));
    for (const PaletteName palette : {PaletteName::BlueYellow, PaletteName::Print}) {
      const Theme theme = makeTheme(ThemeName::Dark, palette);
      QCOMPARE(theme.nowText, theme.now);
      QCOMPARE(theme.nowBackground, theme.panel);
    }
  }

  void tintIsAQuarterOverThePanel() {
    const Theme light = makeTheme(ThemeName::Light, PaletteName::Default);
    // 26 % of #000000 over white: 255 x 0.74 = 188.7.
    QCOMPARE(light.tint(QColor(Qt::black)), QColor(189, 189, 189));
    const Theme dark = makeTheme(ThemeName::Dark, PaletteName::Default);
    // 30 % of white over #191D24.
    QCOMPARE(dark.tint(QColor(Qt::white)), QColor(94, 97, 102));
  }

  void outlineStopsAtTheFirstStepThatIsSeen() {
    const Theme theme = makeTheme(ThemeName::Light, PaletteName::Default);
    const auto isSeen = [&](const QColor& color) {
      return contrast(color, theme.tint(theme.V)) >= 3 && contrast(color, theme.hbm) >= 3 &&
             contrast(color, theme.sram) >= 3;
    };
    int step = 0;
    while (!isSeen(mixed(QColor(Qt::black), theme.V, 0.08 * step))) {
      ++step;
    }
    QVERIFY(step > 0);
    QCOMPARE(theme.outline(theme.V), mixed(QColor(Qt::black), theme.V, 0.08 * step));
  }

  void projectorOutlinesAreStronger() {
    const Theme theme = makeTheme(ThemeName::Projector, PaletteName::Default);
    QVERIFY(contrast(theme.outline(theme.V), theme.hbm) >= 4.5);
  }

  void lettersAreWhiteOrNearBlack() {
    QCOMPARE(Theme::letterOn(QColor(0x0072B2)), QColor(Qt::white));
    QCOMPARE(Theme::letterOn(QColor(0xE69F00)), QColor(0x14181E));
  }

  void systemFollowsThePlatformsWindow() {
    QPalette platform;
    platform.setColor(QPalette::Window, QColor(0x202020));
    QCOMPARE(resolvedTheme(ThemeName::System, platform), ThemeName::Dark);
    QCOMPARE(resolvedTheme(ThemeName::Light, platform), ThemeName::Light);
    platform.setColor(QPalette::Window, QColor(0xEFEFEF));
    QCOMPARE(resolvedTheme(ThemeName::System, platform), ThemeName::Light);
    QCOMPARE(resolvedTheme(ThemeName::Projector, platform), ThemeName::Projector);
  }

  void looksAreComparedByValue() {
    Look one;
    Look other;
    QCOMPARE(one == other, true);
    other.theme = makeTheme(ThemeName::Dark, PaletteName::Default);
    QCOMPARE(one == other, false);
  }
};

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
