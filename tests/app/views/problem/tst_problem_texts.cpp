// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "app/views/problem/problem_texts.h"

using namespace tilewise;

class TestProblemTexts : public QObject {
  Q_OBJECT

 private slots:
  void settingsComeBackAsTheyWere();
  void numbersMayBeWrittenInGroups();
  void wrongNumbersAreNamed_data();
  void wrongNumbersAreNamed();
  void allWrongFieldsAreReportedAtOnce();
};

Q_DECLARE_METATYPE(tilewise::ProblemField)

void TestProblemTexts::settingsComeBackAsTheyWere() {
  ProblemSettings settings;
  settings.Tq = 48;
  settings.Tk = 160;
  settings.dk = 32;
  settings.dv = 16;
  settings.Br = 2048;  // blocks may exceed the sizes
  settings.Bc = 1;
  settings.causal = true;
  settings.alignment = Alignment::BottomRight;
  settings.scale = 0.1;
  settings.elementType = ElementType::Bf16;
  settings.precision = Precision::Float64;
  settings.inputKind = InputKind::Outliers;
  settings.seed = 18446744073709551615U;
  settings.device = "A100";
  ProblemReading reading = readProblem(textsOf(settings));
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == settings);
  settings.scale = -1.0 / 3;
  settings.sramBytes = 1;
  reading = readProblem(textsOf(settings));
  QVERIFY(reading.isValid());
  QVERIFY(reading.settings == settings);
  QVERIFY(readProblem(textsOf({})).settings == ProblemSettings{});
}

void TestProblemTexts::numbersMayBeWrittenInGroups() {
  ProblemTexts texts = textsOf({});
  texts.numbers[ProblemField::Tq] = QStringLiteral(" 1,024 ");
  texts.numbers[ProblemField::Tk] = QStringLiteral("65 536");
  const ProblemReading reading = readProblem(texts);
  QVERIFY(reading.isValid());
  QCOMPARE(reading.settings.Tq, 1024);
  QCOMPARE(reading.settings.Tk, 65536);
}

void TestProblemTexts::wrongNumbersAreNamed_data() {
  QTest::addColumn<tilewise::ProblemField>("field");
  QTest::addColumn<QString>("written");
  QTest::addColumn<int>("code");
  QTest::addColumn<QString>("place");
  QTest::addColumn<QString>("accepted");
  const int range = int(ErrorCode::OutOfRange);
  const int number = int(ErrorCode::NotANumber);
  const QString tokens = QStringLiteral("1 to 1,048,576");
  QTest::newRow("no rows") << ProblemField::Br << "0" << range << "--br" << tokens;
  QTest::newRow("negative") << ProblemField::Bc << "-64" << range << "--bc" << tokens;
  QTest::newRow("real minus") << ProblemField::Bc << QStringLiteral("−64") << range << "--bc" << tokens;
  QTest::newRow("one too many") << ProblemField::Tq << "1048577" << range << "--tq" << tokens;
  QTest::newRow("beyond 64 bits") << ProblemField::Tk << "99999999999999999999" << range << "--tk" << tokens;
  QTest::newRow("too wide") << ProblemField::dk << "4097" << range << "--dk" << QStringLiteral("1 to 4,096");
  QTest::newRow("empty") << ProblemField::dv << "" << number << "--dv" << QStringLiteral("1 to 4,096");
  QTest::newRow("letters") << ProblemField::Tq << "12x" << number << "--tq" << tokens;
  QTest::newRow("fraction") << ProblemField::Tq << "1.5" << number << "--tq" << tokens;
  QTest::newRow("scale of letters") << ProblemField::Scale << "x" << number << "--scale"
                                    << "a finite number";
  QTest::newRow("scale not finite") << ProblemField::Scale << "inf" << range << "--scale"
                                    << "a finite number";
  QTest::newRow("seed of letters") << ProblemField::Seed << "one" << number << "--seed"
                                   << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("negative seed") << ProblemField::Seed << "-1" << range << "--seed"
                                 << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("seed beyond 64 bits") << ProblemField::Seed << "18446744073709551616" << range << "--seed"
                                       << QStringLiteral("0 to 18,446,744,073,709,551,615");
  QTest::newRow("no memory") << ProblemField::Sram << "0" << range << "--sram"
                             << "1 byte or more";
}

void TestProblemTexts::wrongNumbersAreNamed() {
  QFETCH(tilewise::ProblemField, field);
  QFETCH(QString, written);
  QFETCH(int, code);
  QFETCH(QString, place);
  QFETCH(QString, accepted);
  ProblemTexts texts = textsOf({});
  texts.numbers[field] = written;
  const ProblemReading reading = readProblem(texts);
  QCOMPARE(reading.errors.size(), std::size_t(1));
  const Error& error = reading.errors.at(field);
  QCOMPARE(int(error.code), code);
  QCOMPARE(QString::fromStdString(error.place), place);
  QCOMPARE(QString::fromStdString(error.value), written);
  QCOMPARE(QString::fromStdString(error.accepted), accepted);
}

void TestProblemTexts::allWrongFieldsAreReportedAtOnce() {
  ProblemTexts texts = textsOf({});
  for (auto& [field, text] : texts.numbers) text = QStringLiteral("?");
  const ProblemReading reading = readProblem(texts);
  QVERIFY(!reading.isValid());
  QCOMPARE(reading.errors.size(), texts.numbers.size());
}

QTEST_APPLESS_MAIN(TestProblemTexts)
#include "tst_problem_texts.moc"
