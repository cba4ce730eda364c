// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFontDatabase>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QRawFont>
#include <QTest>

#include "app/views/look/metrics.h"

using namespace tilewise;

namespace {

constexpr Role Roles[] = {Role::Axis,  Role::Second,   Role::Body,   Role::Equation, Role::Tab, Role::TensorLetter,
                          Role::Title, Role::Sentence, Role::Figure, Role::Counter,  Role::Code};

}  // namespace

class TestMetrics : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { m_families = loadFonts(); }

  void fontsComeFromTheResource() {
    QVERIFY(!QFontDatabase::families().isEmpty());
    for (const char* family : {"Roboto", "JetBrains Mono", "DejaVu Sans"}) {
      QVERIFY2(m_families.contains(QLatin1String(family)), family);
    }
    QVERIFY(QFile::exists(QStringLiteral(":/fonts/Roboto-LICENSE.txt")));
  }

  void everyRoleHasItsFont() {
    for (const Role role : Roles) {
      const QFontInfo info(Metrics{}.font(role));
      QCOMPARE(info.family(), role == Role::Code ? QStringLiteral("JetBrains Mono") : QStringLiteral("Roboto"));
      QCOMPARE(info.pixelSize(), Metrics{}.fontPixels(role));
    }
  }

  void weightsAndSlantsAreRealFaces() {
    const Metrics metrics;
    const auto styleOf = [](const QFont& font) { return QRawFont::fromFont(font).styleName(); };
    QCOMPARE(styleOf(metrics.font(Role::Body)), QStringLiteral("Regular"));
    QCOMPARE(styleOf(metrics.italic(Role::Body)), QStringLiteral("Italic"));
    QCOMPARE(styleOf(metrics.bold(Role::Body)), QStringLiteral("Bold"));
    QCOMPARE(styleOf(metrics.boldItalic(Role::Body)), QStringLiteral("Bold Italic"));
    QCOMPARE(QRawFont::fromFont(metrics.medium(Role::Body)).weight(), int(QFont::Medium));
    QCOMPARE(metrics.font(Role::Title).weight(), QFont::Bold);
  }

  void digitsAreOfEqualWidth() {
    const QFontMetricsF metrics(Metrics{}.font(Role::Body));
    for (const QChar digit : QStringLiteral("123456789")) {
      QCOMPARE(metrics.horizontalAdvance(digit), metrics.horizontalAdvance(u'0'));
    }
  }

  void signsOfFormulasHaveGlyphs() {
    // Roboto has the first group, DejaVu Sans the second.
    const QRawFont roboto = QRawFont::fromFont(Metrics{}.font(Role::Body));
    for (const QChar sign : QStringLiteral("ℓ′−×·≈∞–…")) {
      QVERIFY2(roboto.supportsCharacter(sign), qPrintable(QString(sign)));
    }
    QFont fallback;
    fallback.setFamily(QStringLiteral("DejaVu Sans"));
    const QRawFont dejaVu = QRawFont::fromFont(fallback);
    for (const QChar sign : QStringLiteral("∘→↓↑⌈⌉∈⚑✓✕▶")) {
      QVERIFY2(dejaVu.supportsCharacter(sign), qPrintable(QString(sign)));
    }
    QVERIFY(Metrics{}.font(Role::Body).families().contains(QStringLiteral("DejaVu Sans")));
  }

  void sizesAreScaledAndRounded_data() {
    QTest::addColumn<double>("s");
    QTest::addColumn<double>("at100");
    QTest::addColumn<int>("expected");
    QTest::newRow("100 %") << 1.0 << 28.0 << 28;
    QTest::newRow("125 %") << 1.25 << 13.0 << 16;
    QTest::newRow("80 %") << 0.8 << 13.0 << 10;
    QTest::newRow("200 %") << 2.0 << 5.0 << 10;
    QTest::newRow("never nothing") << 0.8 << 0.4 << 1;
    QTest::newRow("nothing stays nothing") << 2.0 << 0.0 << 0;
  }
  void sizesAreScaledAndRounded() {
    QFETCH(double, s);
    QFETCH(double, at100);
    QFETCH(int, expected);
    QCOMPARE(Metrics{s}.px(at100), expected);
  }

  void thinLinesKeepTheirDifference() {
    QCOMPARE(Metrics{1.25}.lineWidth(1), 1.0);
    QCOMPARE(Metrics{2}.lineWidth(1), 2.0);
    QVERIFY(Metrics{1}.lineWidth(1.2) < Metrics{1}.lineWidth(1.4));
    QVERIFY(qAbs(Metrics{2}.lineWidth(1.2) - 2.4) <= 1e-12);
  }

  void typeSizesAreThoseOfTheDesign() {
    const Metrics screen;
    const Metrics presentation{1, true};
    QCOMPARE(screen.fontPixels(Role::Axis), 11);
    QCOMPARE(screen.fontPixels(Role::Body), 13);
    QCOMPARE(screen.fontPixels(Role::Counter), 27);
    QCOMPARE(presentation.fontPixels(Role::Axis), 16);
    QCOMPARE(presentation.fontPixels(Role::Equation), 26);
    QCOMPARE(presentation.fontPixels(Role::Counter), 42);
    // Lengths grow like type, text size and all.
    QCOMPARE(presentation.px(34), 51);
    QCOMPARE(presentation.lineWidth(2), 3.0);
    QCOMPARE((Metrics{2, true}).fontPixels(Role::Body), 40);
    QCOMPARE((Metrics{2, true}).px(4), 12);
    for (const int percent : TextSizes) {
      QVERIFY(Metrics{percent / 100.0}.fontPixels(Role::Axis) >= 9);
    }
  }

 private:
  QStringList m_families;
};

QTEST_MAIN(TestMetrics)
#include "tst_metrics.moc"
