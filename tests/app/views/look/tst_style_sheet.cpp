// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "app/views/look/style_sheet.h"

using namespace tilewise;

namespace {

int refusals = 0;

void countRefusals(QtMsgType, const QMessageLogContext&, const QString& message) {
  refusals += message.contains(QLatin1String("parse")) || message.contains(QLatin1String("Unknown property")) ? 1 : 0;
}

Look lookOf(int percent, ThemeName theme) {
  Look look;
  look.theme = makeTheme(theme, PaletteName::Default);
  look.metrics.s = percent / 100.0;
  return look;
}

bool shows(QWidget& widget, const QColor& color) {
  const QImage image = widget.grab().toImage();
  for (int y = 0; y < image.height(); ++y) {
    for (int x = 0; x < image.width(); ++x) {
      if (image.pixel(x, y) == color.rgb()) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace

class TestStyleSheet : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void sizes_data() {
    QTest::addColumn<int>("percent");
    for (const int percent : TextSizes) {
      QTest::addRow("%d %%", percent) << percent;
    }
  }

  void everyNameAndLengthIsFilledIn_data() { sizes_data(); }
  void everyNameAndLengthIsFilledIn() {
    QFETCH(int, percent);
    const QString sheet = styleSheet(lookOf(percent, ThemeName::Dark));
    QVERIFY(!sheet.contains(u'$'));
    QVERIFY(!sheet.contains(QLatin1String(": ;")));
    QVERIFY(!sheet.contains(QLatin1String("font-size: ;")));
    QVERIFY(sheet.contains(QStringLiteral("min-height: %1px").arg(qRound(0.24 * percent))));
  }

  void qtAcceptsTheSheet_data() { sizes_data(); }
  void qtAcceptsTheSheet() {
    QFETCH(int, percent);
    refusals = 0;
    const QtMessageHandler before = qInstallMessageHandler(countRefusals);
    applyLook(*qApp, lookOf(percent, ThemeName::Light));
    QPushButton button(QStringLiteral("Run"));
    button.ensurePolished();
    qInstallMessageHandler(before);
    QCOMPARE(refusals, 0);
  }

  void controlsHaveTheHeightOfTheDesign_data() { sizes_data(); }
  void controlsHaveTheHeightOfTheDesign() {
    QFETCH(int, percent);
    const Look look = lookOf(percent, ThemeName::Light);
    applyLook(*qApp, look);
    QPushButton button(QStringLiteral("Problem…"));
    QComboBox combo;
    combo.addItem(QStringLiteral("forward"));
    QLineEdit edit;
    QSpinBox spin;
    spin.show();
    const int wanted = look.metrics.px(28);
    QCOMPARE(button.sizeHint().height(), wanted);
    QCOMPARE(combo.sizeHint().height(), wanted);
    QCOMPARE(edit.sizeHint().height(), wanted);
    // Fields hold the line of the font at least.
    QVERIFY(qAbs(spin.height() - wanted) <= 2);
  }

  void spinBoxesShowAllTheirDigits_data() {
    QTest::addColumn<int>("percent");
    QTest::addColumn<bool>("arrows");
    for (const int percent : TextSizes) {
      QTest::addRow("%d %%, arrows", percent) << percent << true;
      QTest::addRow("%d %%, bare", percent) << percent << false;
    }
  }
  void spinBoxesShowAllTheirDigits() {
    QFETCH(int, percent);
    QFETCH(bool, arrows);
    applyLook(*qApp, lookOf(percent, ThemeName::Light));
    for (const int largest : {9, 632, 4096, 131072}) {
      QSpinBox spin;
      spin.setButtonSymbols(arrows ? QAbstractSpinBox::UpDownArrows : QAbstractSpinBox::NoButtons);
      spin.setGroupSeparatorShown(true);
      spin.setRange(0, largest);
      spin.setValue(largest);
      spin.show();
      const auto* edit = spin.findChild<QLineEdit*>();
      // QLineEdit keeps 2 px free on either side.
      QVERIFY(edit->width() - 4 >= edit->fontMetrics().horizontalAdvance(edit->text()));
    }
  }

  void spinBoxArrowsAreWhereTheyAreDrawn_data() { sizes_data(); }
  void spinBoxArrowsAreWhereTheyAreDrawn() {
    QFETCH(int, percent);
    const Look look = lookOf(percent, ThemeName::Light);
    applyLook(*qApp, look);
    QSpinBox spin;
    spin.setValue(7);
    spin.show();
    const int x = spin.width() - look.metrics.px(10);
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {x, spin.height() / 4});
    QCOMPARE(spin.value(), 8);
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {x, spin.height() * 3 / 4});
    QTest::mouseClick(&spin, Qt::LeftButton, {}, {x, spin.height() * 3 / 4});
    QCOMPARE(spin.value(), 6);
  }

  void primaryButtonsHaveAGroundOfInk() {
    const Look look = lookOf(100, ThemeName::Light);
    applyLook(*qApp, look);
    QPushButton plain(QStringLiteral("Run"));
    QPushButton primary(QStringLiteral("Run"));
    primary.setProperty("primary", true);
    QCOMPARE(primary.grab().toImage().pixel(6, 6), look.theme.ink.rgb());
    QCOMPARE(plain.grab().toImage().pixel(6, 6), look.theme.button.rgb());
    QVERIFY(shows(primary, look.theme.panel));
  }

  void paletteFollowsTheTheme() {
    const Look look = lookOf(100, ThemeName::Dark);
    applyLook(*qApp, look);
    QCOMPARE(qApp->palette().color(QPalette::Window), look.theme.window);
    QCOMPARE(qApp->palette().color(QPalette::Disabled, QPalette::Text), look.theme.ink3);
    QCOMPARE(qApp->font().pixelSize(), 13);
    applyLook(*qApp, lookOf(200, ThemeName::Light));
    QCOMPARE(qApp->font().pixelSize(), 26);
    QWidget window;
    window.resize(20, 20);
    QCOMPARE(window.grab().toImage().pixel(10, 10), makeTheme(ThemeName::Light, PaletteName::Default).window.rgb());
  }
};

QTEST_MAIN(TestStyleSheet)
#include "tst_style_sheet.moc"
