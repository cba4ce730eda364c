// SPDX-License-Identifier: GPL-3.0-or-later
/// What people type and read: numbers, formulas, and the height that a text takes.
#include <QTest>

#include "app/views/lesson/lesson_markup.h"
#include "app/views/lesson/paragraph_view.h"
#include "app/views/lesson/typed_number.h"
#include "app/views/look/maths_text.h"

using namespace tilewise;

class TestLessonTexts : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase() { QVERIFY(!loadFonts().isEmpty()); }

  void numbersAreReadAsTyped_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<double>("value");
    QTest::newRow("whole") << "56" << "" << 56.0;
    QTest::newRow("with commas") << "1,180,672" << "" << 1180672.0;
    QTest::newRow("with blanks") << " 1 180 672 " << "" << 1180672.0;
    QTest::newRow("real") << "0.4615" << "" << 0.4615;
    QTest::newRow("a decimal comma") << "0,4615" << "" << 0.4615;
    QTest::newRow("real minus") << QString::fromUtf8("−3.2") << "" << -3.2;
    QTest::newRow("power") << "6.4e-7" << "" << 6.4e-7;
    QTest::newRow("with its unit") << "56 tiles" << "tiles" << 56.0;
    QTest::newRow("per cent") << "12.5%" << "%" << 12.5;
  }
  void numbersAreReadAsTyped() {
    QFETCH(QString, text);
    QFETCH(QString, unit);
    QFETCH(double, value);
    const auto number = typedNumber(text, unit);
    QVERIFY(number);
    QCOMPARE(*number, value);
  }

  void whatIsNoNumberIsNone() {
    for (const char* text : {"", "about 5", "5 tiles", "1.2.3", "nan", "inf", "1,2,3"}) {
      QVERIFY2(!typedNumber(QString::fromUtf8(text)), text);
    }
  }

  void wordsAndFormulasAreShown() {
    const auto text = parseLessonText("A_b *c* costs 5-6: $\\tilde{P}_{ij} = e^{S - m'}$ and $\\ell = {{tq}}$.", "t");
    QVERIFY(text);
    const MathText shown = MathText::parse(markupOf(fill(*text, {1024})));
    QCOMPARE(shown.plain(), QString::fromUtf8("A_b *c* costs 5-6: P̃ij = e^(S − m′) and ℓ = 1,024."));
  }

  void aFormulaMayStandAlone() {
    QVERIFY(isFormulaAlone(fill(*parseLessonText("$$a = b$$", "t"), {})));
    QVERIFY(!isFormulaAlone(fill(*parseLessonText("$a$ b", "t"), {})));
  }

  void textTakesTheHeightThatItNeeds() {
    ParagraphView view;
    Look look;
    view.setLook(look);
    view.setParagraphs({{"one two three four five six seven eight nine ten", false}, {"*a* = *b*_{ij}", true}});
    const int wide = view.heightForWidth(800);
    const int narrow = view.heightForWidth(100);
    QVERIFY(narrow > wide + 3 * look.metrics.fontPixels(Role::Body));
    look.metrics.s = 2;
    view.setLook(look);
    QVERIFY(view.heightForWidth(1600) > 1.7 * wide);
    QCOMPARE(view.accessibleName(), QString("one two three four five six seven eight nine ten a = bij"));
  }
};

QTEST_MAIN(TestLessonTexts)
#include "tst_lesson_texts.moc"
