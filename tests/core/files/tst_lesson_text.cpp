// SPDX-License-Identifier: MIT
#include "core/files/lesson_text.h"

#include <limits>

#include <QTest>

#include "tests/core/files/error_text.h"

using namespace tilewise;
using namespace tilewise::testing;

class TestLessonText : public QObject {
  Q_OBJECT

 private slots:
  void valuesAreFilledIn() {
    const auto text = parseLessonText("All {{tiles.total}} tiles; $m = {{row.m(row=3):2}}$, a price of {{1 - 3}}.", "t");
    QVERIFY2(text, qPrintable(lineOf(text)));
    QCOMPARE(text->values.size(), std::size_t{3});
    QCOMPARE(QString::fromStdString(text->values[1].expression.text), QString("row.m(row=3)"));
    QCOMPARE(text->values[1].decimals, 2);
    QCOMPARE(QString::fromStdString(filledText(*text, {1180672, 0.4615, -2})),
             QString("All 1,180,672 tiles; m = 0.46, a price of −2."));
    const auto pieces = fill(*text, {1, 2, 3});
    QCOMPARE(pieces.size(), std::size_t{3});
    QVERIFY(!pieces[0].isFormula && pieces[1].isFormula && !pieces[2].isFormula);
  }

  void aParagraphMayBeOneFormula() {
    const auto text = parseLessonText("$$a = {{tq}}$$", "t");
    QVERIFY2(text, qPrintable(lineOf(text)));
    const auto pieces = fill(*text, {8});
    QCOMPARE(pieces.size(), std::size_t{1});
    QVERIFY(pieces[0].isFormula);
    QCOMPARE(QString::fromStdString(plainText(pieces[0].runs)), QString("a = 8"));
  }

  void numbersAreWritten_data() {
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("written");
    QTest::newRow("whole") << 4456448.0 << -1 << "4,456,448";
    QTest::newRow("real") << 0.46153 << -1 << "0.4615";
    QTest::newRow("decimals of a whole one") << 3.0 << 2 << "3.00";
    QTest::newRow("rounded away") << 12345.678 << 0 << "12,346";
    QTest::newRow("negative") << -3.25 << 1 << "−3.3";
    QTest::newRow("nearly zero has no sign") << -0.00001 << 2 << "0.00";
    QTest::newRow("huge") << 1e20 << -1 << "1e+20";
    QTest::newRow("infinite") << -std::numeric_limits<double>::infinity() << -1 << "−∞";
    QTest::newRow("no number") << std::numeric_limits<double>::quiet_NaN() << 3 << "NaN";
  }
  void numbersAreWritten() {
    QFETCH(double, value);
    QFETCH(int, decimals);
    QFETCH(QString, written);
    QCOMPARE(QString::fromStdString(writtenNumber(value, decimals)), written);
  }

  void refuses_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("says");
    QTest::newRow("open value") << "a {{tq" << "file-format" << "}} after each {{";
    QTest::newRow("empty value") << "a {{}}" << "file-format" << "a number, a name";
    QTest::newRow("no decimals") << "{{tq:}}" << "file-format" << "decimals";
    QTest::newRow("too many decimals") << "{{tq:13}}" << "file-format" << "0 to 12";
    QTest::newRow("negative decimals") << "{{tq:-1}}" << "file-format" << "0 to 12";
    QTest::newRow("open formula") << "it costs $5" << "file-format" << "a second $";
    QTest::newRow("empty formula") << "$$ alone" << "file-format" << "a formula";
    QTest::newRow("long") << QString(2001, 'a') << "too-large" << "2000";
  }
  void refuses() {
    QFETCH(QString, text);
    QFETCH(QString, code);
    QFETCH(QString, says);
    const auto read = parseLessonText(text.toStdString(), "t");
    QCOMPARE(codeOf(read), code);
    QVERIFY2(lineOf(read).contains(says), qPrintable(lineOf(read)));
  }
};

QTEST_APPLESS_MAIN(TestLessonText)
#include "tst_lesson_text.moc"
